import { useQueryClient } from '@tanstack/react-query';
import { reportReview, type Review } from '../../../contract/reviews.ts';
import { checkReportDetails, type ReportReason, reportDetailsLengthMax, reportReasons } from '../../../core/reviews/report.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useForm, useJudged } from '../../base/form/use-form.ts';
import { useTexts } from '../../base/texts.ts';
import { Choice, TextArea } from '../../ui/checked-fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import classes from './reviews.module.css';
import { reviewsTexts } from '../../parts/reviews/texts.ts';

interface Report {
  readonly reason: ReportReason;
  readonly details: string;
}
const blank: Report = { reason: 'not_client', details: '' };
type ReportDialogProps = { readonly review: Review; readonly name: string; readonly onClose: () => void };

/** Why a review should go, for operators to decide; with the review in sight. */
export function ReportDialog({ review, name, onClose }: ReportDialogProps) {
  const t = useTexts(reviewsTexts);
  const judged = useJudged();
  const queries = useQueryClient();
  const form = useForm({
    key: `reviews.report.${review.id}`,
    saved: blank,
    check({ reason, details }) {
      const checked = judged(checkReportDetails(details));
      return checked.ok ? { ok: true as const, value: { reason, details: checked.value } } : checked;
    },
    send: (body, { key }) => call(reportReview, { params: { id: review.id }, body, idempotencyKey: key }),
    async onSent() {
      await queries.invalidateQueries({ queryKey: ['reviews'] });
      notify('success', t('report.done'));
      onClose();
    },
    onRefused: () => queries.invalidateQueries({ queryKey: ['reviews'] }),
  });
  return (
    <FormDialog
      title={t('report.title', { name })}
      form={form}
      action={t('report.send')}
      lead={
        <div className={classes['about']}>
          <p className={classes['words']}>{review.text}</p>
          <p className={classes['small']}>{t('report.lead', { name })}</p>
        </div>
      }
      onClose={onClose}
    >
      <Choice
        {...form.at('reason')}
        label={t('report.reason')}
        options={reportReasons.map((value) => ({ value, label: t(`ground.${value}`) }))}
        onChange={(chosen) => form.change({ reason: reportReasons.find((one) => one === chosen) ?? blank.reason })}
      />
      <TextArea
        {...form.at('details')}
        label={t('report.details')}
        hint={t('report.detailsHint')}
        rows={3}
        maxLength={reportDetailsLengthMax}
      />
    </FormDialog>
  );
}
