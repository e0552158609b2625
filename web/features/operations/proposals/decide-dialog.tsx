import { decideProposal, type Proposal } from '../../../../contract/proposals.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useTexts } from '../../../base/texts.ts';
import { DecisionDialog } from '../queue/decision-dialog.tsx';
import { proposalTexts } from '../texts.ts';
import { useEffectWords } from './use-effect-words.ts';

type Verdict = 'approved' | 'refused';
type DecideDialogProps = { readonly proposal: Proposal; readonly verdict: Verdict; readonly onClose: () => void };

/** The second person reads the effect once more, and says yes or no. */
export function DecideDialog({ proposal, verdict, onClose }: DecideDialogProps) {
  const t = useTexts(proposalTexts);
  const effectOf = useEffectWords();
  const { id, reason } = proposal;
  const isApproval = verdict === 'approved';
  return (
    <DecisionDialog
      title={t(isApproval ? 'approveTitle' : 'refuseTitle')}
      draft={`proposal.${id}.${verdict}`}
      label={t(isApproval ? 'approveNote' : 'refuseReason')}
      decision="proposal"
      isOptional={isApproval}
      confirm={t(isApproval ? 'approve' : 'refuse')}
      done={t(verdict)}
      send={(note, idempotencyKey) => call(decideProposal, { params: { id }, body: { verdict, reason: note }, idempotencyKey })}
      onClose={onClose}
    >
      <p>{effectOf(proposal)}</p>
      {reason !== null && <p>{t('reasonGiven', { reason })}</p>}
    </DecisionDialog>
  );
}
