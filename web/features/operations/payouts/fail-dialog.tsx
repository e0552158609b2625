import { useState } from 'react';
import { failPayout, type StaffPayout } from '../../../../contract/operations-payouts.ts';
import { payoutFailures } from '../../../../core/payouts/payout.ts';
import { call } from '../../../api/browser-call.ts';
import { useFormat } from '../../../app/format.ts';
import { useTexts } from '../../../app/texts.ts';
import { Chips } from '../../../ui/chips.tsx';
import { DecisionDialog } from '../queue/decision-dialog.tsx';
import { payoutTexts } from '../texts.ts';

/** It could not be sent: one of the reasons the vendor reads in its own language, and a note. */
export function FailDialog({ payout, onClose }: { readonly payout: StaffPayout; readonly onClose: () => void }) {
  const t = useTexts(payoutTexts);
  const format = useFormat();
  const [failure, setFailure] = useState<(typeof payoutFailures)[number]>('bank_refused');
  const { id, amount, vendor } = payout;
  return (
    <DecisionDialog
      title={t('failedTitle')}
      draft={`payout.failed.${id}`}
      label={t(failure === 'other' ? 'noteRequired' : 'note')}
      field="note"
      isOptional={failure !== 'other'}
      confirm={t('markFailed')}
      done={t('failedDone')}
      send={(note, idempotencyKey) => call(failPayout, { params: { id }, body: { failure, note }, idempotencyKey })}
      onClose={onClose}
    >
      <p>{t('failedText', { amount: format.money(amount), vendor: vendor.name })}</p>
      <Chips
        label={t('failure')}
        options={payoutFailures.map((value) => ({ value, label: t(`failure.${value}`) }))}
        value={failure}
        onChange={setFailure}
      />
    </DecisionDialog>
  );
}
