import { failPayout, returnPayout, type OperatorPayout } from '../../../../contract/operations-payouts.ts';
import { payoutFailures } from '../../../../core/payouts/payout.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Chips } from '../../../ui/chips.tsx';
import { DecisionDialog } from '../queue/decision-dialog.tsx';
import { useKeptChoice } from '../queue/use-kept-choice.ts';
import { payoutTexts, proposalTexts } from '../texts.ts';

type FailDialogProps = {
  readonly payout: OperatorPayout;
  /** Whether it never left us, or came back after it was paid. */
  readonly how: 'failed' | 'returned';
  readonly onClose: () => void;
};
const sent = { failed: failPayout, returned: returnPayout } as const;

/** It could not be sent, or came back: one of the reasons the vendor reads in its own language, and a note. */
export function FailDialog({ payout, how, onClose }: FailDialogProps) {
  const t = useTexts(payoutTexts);
  const proposals = useTexts(proposalTexts);
  const format = useFormat();
  const { id, amount, vendor } = payout;
  const draft = `payout.${how}.${id}`;
  const [failure, setFailure] = useKeptChoice<(typeof payoutFailures)[number]>(draft, 'bank_refused');
  return (
    <DecisionDialog
      title={t(`${how}Title`)}
      draft={draft}
      label={t(failure === 'other' ? 'noteRequired' : 'note')}
      decision="payout_failed"
      field="note"
      isOptional={failure !== 'other'}
      confirm={t(how === 'failed' ? 'markFailed' : 'markReturned')}
      send={(note, idempotencyKey) => call(sent[how], { params: { id }, body: { failure, note }, idempotencyKey })}
      done={({ data }) => (data.proposal === null ? t(`${how}Done`) : proposals('proposed'))}
      onClose={onClose}
    >
      <p>{t(`${how}Text`, { amount: format.money(amount), vendor: vendor.name })}</p>
      <Chips
        label={t('failure')}
        options={payoutFailures.map((value) => ({ value, label: t(`failure.${value}`) }))}
        value={failure}
        onChange={setFailure}
      />
    </DecisionDialog>
  );
}
