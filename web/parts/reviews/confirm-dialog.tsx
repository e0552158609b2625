import { useQueryClient } from '@tanstack/react-query';
import { confirmReviewClient, type ReviewClient } from '../../../contract/reviews.ts';
import { checkWeddingDay, reviewRules } from '../../../core/reviews/review.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useForm, useJudged } from '../../base/form/use-form.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { useToday } from '../../base/today.ts';
import { Day } from '../../ui/checked-fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import classes from './confirm-dialog.module.css';
import { reviewsTexts } from './texts.ts';

type ConfirmDialogProps = { readonly client: Pick<ReviewClient, 'couple' | 'wedding_on'>; readonly onClose: () => void };

/** The vendor's word that a couple was its client, and when it married. */
export default function ConfirmDialog({ client: { couple, wedding_on: known }, onClose }: ConfirmDialogProps) {
  const t = useTexts(reviewsTexts);
  const format = useFormat();
  const judged = useJudged();
  const today = useToday();
  const queries = useQueryClient();
  const saved: { readonly wedding_on: string | null } = { wedding_on: known };
  const form = useForm({
    key: `reviews.client.${couple.id}`,
    saved,
    // Without a day there is none that has passed.
    check: ({ wedding_on: day }) => judged(checkWeddingDay(day ?? today, today)),
    send: (day) => call(confirmReviewClient, { params: { id: couple.id }, body: { wedding_on: day } }),
    async onSent() {
      await queries.invalidateQueries({ queryKey: ['reviews'] });
      notify('success', t('confirm.done', { name: couple.name }));
      onClose();
    },
    onRefused: () => queries.invalidateQueries({ queryKey: ['reviews'] }),
  });
  return (
    <FormDialog
      title={t('confirm.title', { name: couple.name })}
      form={form}
      action={t('confirm.send')}
      lead={<p className={classes['about']}>{t('confirm.lead', { name: couple.name })}</p>}
      onClose={onClose}
    >
      <Day {...form.at('wedding_on')} label={t('confirm.day')} hint={t('confirm.dayHint', { n: format.count(reviewRules.openDays) })} />
    </FormDialog>
  );
}
