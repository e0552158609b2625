import { type Proposal, withdrawProposal } from '../../../../contract/proposals.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../queue/confirm-dialog.tsx';
import { useLastingDialog } from '../queue/lasting-dialog.tsx';
import { proposalTexts } from '../texts.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { useEffectWords } from './use-effect-words.ts';

/** Something waits for a second person: what this reader can do about it. Anyone who proposed it sees that it waits. */
export function Waits({ proposal }: { readonly proposal: Proposal }) {
  const t = useTexts(proposalTexts);
  const effectOf = useEffectWords();
  const open = useLastingDialog();
  const effect = effectOf(proposal);
  const decide = (verdict: 'approved' | 'refused') =>
    open((close) => <DecideDialog proposal={proposal} verdict={verdict} onClose={close} />);
  return (
    <>
      <p>{proposal.is_mine ? t('waits') : t('waitsBy', { who: proposal.asked_by ?? t('somebody') })}</p>
      {proposal.is_mine && (
        <Button
          variant="subtle"
          aria-label={t('withdrawOf', { effect })}
          onClick={() => open((close) => <Withdraw proposal={proposal} onClose={close} />)}
        >
          {t('withdraw')}
        </Button>
      )}
      {!proposal.is_mine && !proposal.may_decide && <p>{t('cannotDecide')}</p>}
      {proposal.may_decide && (
        <>
          <Button variant="default" data-key="a" aria-label={t('approveOf', { effect })} onClick={() => decide('approved')}>
            {t('approve')}
          </Button>{' '}
          <Button variant="subtle" data-key="d" aria-label={t('refuseOf', { effect })} onClick={() => decide('refused')}>
            {t('refuse')}
          </Button>
        </>
      )}
    </>
  );
}

function Withdraw({ proposal, onClose }: { readonly proposal: Proposal; readonly onClose: () => void }) {
  const t = useTexts(proposalTexts);
  const effectOf = useEffectWords();
  const { id } = proposal;
  return (
    <ConfirmDialog
      title={t('withdrawTitle')}
      confirm={t('withdraw')}
      keep={t('keep')}
      done={() => t('withdrawn')}
      send={(idempotencyKey) => call(withdrawProposal, { params: { id }, idempotencyKey })}
      onClose={onClose}
    >
      <p>{effectOf(proposal)}</p>
      <p>{t('withdrawText')}</p>
    </ConfirmDialog>
  );
}
