import { payPayout, type OperatorPayout } from '../../../../contract/operations-payouts.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { DecisionDialog } from '../queue/decision-dialog.tsx';
import { payoutTexts, proposalTexts } from '../texts.ts';

/** The bank has sent it, and calls the transfer this. */
export function PaidDialog({ payout, onClose }: { readonly payout: OperatorPayout; readonly onClose: () => void }) {
  const t = useTexts(payoutTexts);
  const proposals = useTexts(proposalTexts);
  const format = useFormat();
  const { id, amount, vendor, account } = payout;
  return (
    <DecisionDialog
      title={t('paidTitle')}
      draft={`payout.${id}`}
      label={t('reference')}
      decision="transfer"
      field="reference"
      confirm={t('markPaid')}
      send={(reference, idempotencyKey) => call(payPayout, { params: { id }, body: { reference }, idempotencyKey })}
      done={({ data }) => (data.proposal === null ? t('paidDone') : proposals('proposed'))}
      onClose={onClose}
    >
      <p>
        {t('paidText', {
          amount: format.money(amount),
          vendor: vendor.name,
          holder: account.holder_name,
          bank: account.bank_name,
          end: account.number_end,
        })}
      </p>
    </DecisionDialog>
  );
}
