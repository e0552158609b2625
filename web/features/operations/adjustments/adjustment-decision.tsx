import { type Adjustment, decideAdjustment } from '../../../../contract/operations.ts';
import { call } from '../../../api/browser-call.ts';
import { useFormat } from '../../../app/format.ts';
import { useTexts } from '../../../app/texts.ts';
import { DecisionDialog } from '../queue/decision-dialog.tsx';
import { operationsTexts } from '../texts.ts';

export type Verdict = 'approved' | 'refused';

type AdjustmentDecisionProps = { readonly adjustment: Adjustment; readonly verdict: Verdict; readonly onClose: () => void };

/** The second pair of eyes on what another operator asked for. */
export function AdjustmentDecision({ adjustment, verdict, onClose }: AdjustmentDecisionProps) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  const isApproval = verdict === 'approved';
  const { id, amount, vendor, reason, asked_by: by } = adjustment;
  return (
    <DecisionDialog
      title={t(isApproval ? 'approveTitle' : 'declineTitle')}
      draft={`adjustment.${id}.${verdict}`}
      label={t(isApproval ? 'approveNote' : 'reasonLabel')}
      isOptional={isApproval}
      confirm={t(isApproval ? 'approve' : 'refuse')}
      done={t(isApproval ? 'approved' : 'declined')}
      send={(note, idempotencyKey) => call(decideAdjustment, { params: { id }, body: { verdict, reason: note }, idempotencyKey })}
      onClose={onClose}
    >
      <p>
        {t(amount > 0 ? 'approveGive' : 'approveTake', {
          vendor: vendor.name,
          amount: format.money(Math.abs(amount)),
          who: by ?? t('unknownOperator'),
          reason,
        })}
      </p>
    </DecisionDialog>
  );
}
