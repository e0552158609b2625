import { type OperatorPayout, startPayout, undoPayoutStart } from '../../../../contract/operations-payouts.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { ConfirmDialog } from '../queue/confirm-dialog.tsx';
import { payoutTexts, proposalTexts } from '../texts.ts';

type StartDialogProps = {
  readonly payout: OperatorPayout;
  readonly how: 'start' | 'undo';
  readonly onClose: () => void;
};
const sent = { start: startPayout, undo: undoPayoutStart } as const;

/** Money is about to go to a bank, or is kept from going there: to whom, where and how much. */
export function StartDialog({ payout, how, onClose }: StartDialogProps) {
  const t = useTexts(payoutTexts);
  const proposals = useTexts(proposalTexts);
  const format = useFormat();
  const { id, amount, vendor, account, number } = payout;
  const facts = {
    amount: format.money(amount),
    vendor: vendor.name,
    holder: account.holder_name,
    bank: account.bank_name,
    end: account.number_end,
    number,
  };
  return (
    <ConfirmDialog
      title={t(`${how}Title`, facts)}
      confirm={t(how === 'start' ? 'startNow' : 'undo', facts)}
      send={(idempotencyKey) => call(sent[how], { params: { id }, idempotencyKey })}
      done={({ data }) => (data.proposal === null ? t(how === 'start' ? 'started' : 'undone') : proposals('proposed'))}
      onClose={onClose}
    >
      <p>{t(`${how}Text`, facts)}</p>
      <p>{t(`${how}After`)}</p>
    </ConfirmDialog>
  );
}
