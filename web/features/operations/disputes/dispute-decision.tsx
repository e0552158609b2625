import { decideDispute, type Dispute } from '../../../../contract/operations.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Fact } from '../find/fact.tsx';
import classes from '../find/find.module.css';
import { DecisionDialog } from '../queue/decision-dialog.tsx';
import { operationsTexts, proposalTexts } from '../texts.ts';
import { DisputeFacts } from './dispute-facts.tsx';

export type Verdict = 'refunded' | 'refused';

type DisputeDecisionProps = { readonly dispute: Dispute; readonly verdict: Verdict; readonly onClose: () => void };

/** Refund or refuse, with the reason the vendor will read. */
export function DisputeDecision({ dispute, verdict, onClose }: DisputeDecisionProps) {
  const t = useTexts(operationsTexts);
  const proposals = useTexts(proposalTexts);
  const format = useFormat();
  const isRefund = verdict === 'refunded';
  const what = { amount: format.money(dispute.click.charged), vendor: dispute.vendor.name };
  return (
    <DecisionDialog
      title={t(isRefund ? 'refundTitle' : 'refuseTitle')}
      draft={`dispute.${dispute.click_id}.${verdict}`}
      label={t('reasonLabel')}
      decision="dispute"
      examples={
        isRefund
          ? [t('refundExample.same'), t('refundExample.fast'), t('refundExample.goodwill')]
          : [t('refuseExample.valid'), t('refuseExample.contact')]
      }
      confirm={t(isRefund ? 'refund' : 'refuse')}
      send={(reason, idempotencyKey) =>
        call(decideDispute, { params: { id: dispute.click_id }, body: { verdict, reason }, idempotencyKey })
      }
      done={({ data }) => (data.status === 'open' ? proposals('proposed') : t(verdict))}
      onClose={onClose}
    >
      <p>{t(isRefund ? 'refundText' : 'refuseText', what)}</p>
      <dl className={classes['facts']}>
        <Fact label={t('says')}>{dispute.reason}</Fact>
        <Fact label={t('facts')}>
          <DisputeFacts facts={dispute.facts} />
        </Fact>
      </dl>
    </DecisionDialog>
  );
}
