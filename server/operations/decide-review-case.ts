import { checkVerdict, type RemovalGround, type ReviewVerdict } from '../../core/reviews/report.ts';
import { inTransaction } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { findCase, reviewsById } from '../reviews/api.ts';
import type { Operator, OperationsContext } from './context.ts';
import { noteDone } from './notes.ts';
import { reasonOf } from './reason.ts';
import { assertUnrelated, vendorToActOn } from './unrelated.ts';

interface Given {
  readonly caseId: string;
  readonly verdict: ReviewVerdict['verdict'];
  readonly ground: RemovalGround | null;
  readonly reason: string;
}

/** Keeps or removes a reported review. Of two operators one decides, and neither is close to the vendor or to the couple. */
export async function decideReviewCase(
  ctx: OperationsContext,
  operator: Operator,
  { caseId, ...given }: Given,
): Promise<ReviewVerdict['verdict']> {
  const reason = reasonOf(given.reason, 'review_case');
  const checked = checkVerdict(given);
  if (!checked.ok) throw new Refused(checked.refusals);
  const { reviewId, vendorId } = (await findCase(ctx.db, caseId)) ?? refuseWith('request.not_found');
  await vendorToActOn(ctx, operator, vendorId, 'reviews.decided');
  const coupleId = (await reviewsById(ctx.db, [reviewId])).get(reviewId)?.coupleId ?? null;
  if (coupleId !== null) await assertUnrelated(ctx, operator, coupleId, 'reviews.decided');
  await inTransaction(ctx.db, async (tx) => {
    await ctx.reviews.decideCase(tx, { ...checked.value, caseId, reason, by: operator.accountId });
    await noteDone(tx, operator, 'reviews.decided', `review:${reviewId}`, {
      verdict: given.verdict,
      ground: given.ground,
      vendorId,
      reason,
    });
  });
  return given.verdict;
}
