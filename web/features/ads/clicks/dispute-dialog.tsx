import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { type AdClick, disputeClick } from '../../../../contract/ads.ts';
import { checkDisputeReason, disputeReasonLengthMax } from '../../../../core/ads/dispute.ts';
import { lengthOf } from '../../../../core/text.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { useForm, useJudged } from '../../../base/form/use-form.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { adClicksTexts } from '../../../parts/ads/texts.ts';
import { TextArea } from '../../../ui/checked-fields.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ReasonCounter, ReasonExamples } from '../../../ui/reason.tsx';

const examples = ['own', 'repeat', 'rival'] as const;

/** Asks what is wrong with a charged click and opens a dispute. */
export function DisputeDialog({ click, onClose }: { readonly click: AdClick; readonly onClose: () => void }) {
  const t = useTexts(adClicksTexts);
  const format = useFormat();
  const judged = useJudged();
  const queries = useQueryClient();
  const counterId = useId();
  const form = useForm({
    key: `dispute.${click.id}`,
    saved: { reason: '' },
    check: ({ reason }) => judged(checkDisputeReason(reason)),
    send: (reason) => call(disputeClick, { params: { id: click.id }, body: { reason } }),
    onSent() {
      onClose();
      notify('success', t('disputeSent'));
      return queries.invalidateQueries({ queryKey: ['ads', 'clicks'] });
    },
  });
  const used = lengthOf(form.typed.reason);
  return (
    <FormDialog
      title={t('disputeTitle')}
      form={form}
      action={t('disputeSend')}
      lead={<p>{t('disputeText', { when: format.dateTime(click.clicked_at), charged: format.money(click.charged) })}</p>}
      after={
        <ReasonExamples
          legend={t('disputeExamples')}
          examples={examples.map((example) => t(`disputeExample.${example}`))}
          onPick={(reason) => form.change({ reason })}
        />
      }
      onClose={onClose}
    >
      <div>
        <TextArea {...form.at('reason')} label={t('disputeReason')} rows={3} aria-describedby={counterId} />
        <ReasonCounter id={counterId} isOver={used > disputeReasonLengthMax}>
          {t('disputeCounter', { used: format.count(used), maximum: format.count(disputeReasonLengthMax) })}
        </ReasonCounter>
      </div>
    </FormDialog>
  );
}
