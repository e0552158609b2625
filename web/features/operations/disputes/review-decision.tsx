import { decideReviewCase, type ReviewCase } from '../../../../contract/review-cases.ts';
import { checkVerdict, type RemovalGround, removalGrounds } from '../../../../core/reviews/report.ts';
import { nameFor } from '../../../../texts/names.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useLanguage, useTexts } from '../../../base/texts.ts';
import { Chips } from '../../../ui/chips.tsx';
import { DecisionDialog } from '../queue/decision-dialog.tsx';
import { useKeptChoice } from '../queue/use-kept-choice.ts';
import { operationsTexts, reviewCaseTexts } from '../texts.ts';

export type Verdict = 'kept' | 'removed';

const examples = {
  kept: ['keepExample.opinion', 'keepExample.proof'],
  removed: ['removeExample.offensive', 'removeExample.private'],
} as const;
const heldExamples = { kept: ['publishExample.real'], removed: ['removeExample.own'] } as const;

type ReviewDecisionProps = { readonly of: ReviewCase; readonly verdict: Verdict; readonly onClose: () => void };

/** Keep or remove, with the reason both sides will read; a removal also with the one that everyone reads. */
export function ReviewDecision({ of: { id, vendor, review, reason: reported }, verdict, onClose }: ReviewDecisionProps) {
  const t = useTexts(reviewCaseTexts);
  const words = useTexts(operationsTexts);
  const language = useLanguage();
  // What the vendor reported is its word: the ground is chosen by anyone who decides.
  const draft = `review.${id}.${verdict}`;
  const [ground, setGround] = useKeptChoice<RemovalGround | null>(draft, null);
  const isKept = verdict === 'kept';
  const isHeld = reported === null;
  const which = { author: nameFor(review.author === '' ? null : review.author, language), vendor: vendor.name };
  const grounds = (error: string | undefined) => (
    <Chips
      label={t('ground')}
      options={removalGrounds.map((value) => ({ value, label: t(`ground.${value}`) }))}
      value={ground}
      error={error}
      onChange={setGround}
    />
  );
  return (
    <DecisionDialog
      title={t(isKept ? 'keepTitle' : 'removeTitle')}
      draft={draft}
      label={words('reasonLabel')}
      decision="review_case"
      also={{ outcome: checkVerdict({ verdict, ground }), ask: (messageOf) => !isKept && grounds(messageOf('ground')) }}
      examples={(isHeld ? heldExamples : examples)[verdict].map((example) => t(example))}
      confirm={t(isKept ? 'keep' : 'remove')}
      done={t(isKept ? 'keptDone' : 'removedDone')}
      send={(reason, idempotencyKey) =>
        call(decideReviewCase, { params: { id }, body: { verdict, ground: isKept ? null : ground, reason }, idempotencyKey })
      }
      onClose={onClose}
    >
      <p>{t(isKept ? (isHeld ? 'publishText' : 'keepText') : 'removeText', which)}</p>
    </DecisionDialog>
  );
}
