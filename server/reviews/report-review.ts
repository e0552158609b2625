import { checkReportDetails, mayReport, type ReportReason, type ReviewVerdict } from '../../core/reviews/report.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { decideCase, findCase, insertCase, releaseReview, removeReview, reportsOf } from './case-store.ts';
import type { ReviewsContext } from './context.ts';
import { emailChecked, emailDecided, emailReported, emailWritten } from './emails.ts';
import { removePhotos } from './photos.ts';
import { rateVendors } from './rate.ts';
import { findReview, findSeen } from './review-store.ts';

interface Reporter {
  readonly vendorId: number;
  readonly accountId: number;
  readonly address: string;
}
interface Report {
  readonly reviewId: number;
  readonly reason: ReportReason;
  readonly details: string;
}

/** A vendor reports a review of itself, once. It stays shown until operators decide; its couple is told. */
export async function reportReview(ctx: ReviewsContext, { vendorId, accountId, address }: Reporter, given: Report): Promise<void> {
  const details = checkReportDetails(given.details);
  if (!details.ok) throw new Refused(details.refusals);
  const { reviewId, reason } = given;
  await inTransaction(ctx.db, async (tx) => {
    const review = await findSeen(tx, vendorId, reviewId);
    const isReported = (await reportsOf(tx, [reviewId])).has(reviewId);
    const allowed = mayReport({ isShown: review.removal === null, isReported });
    if (!allowed.ok) throw new Refused(allowed.refusals);
    if (!(await insertCase(tx, { reviewId, vendorId, reason, signals: [], details: details.value, openedAt: ctx.clock.now() })))
      refuseWith('reviews.already_reported');
    await writeAudit(tx, {
      action: 'reviews.reported',
      accountId,
      address,
      subject: `review:${reviewId}`,
      result: 'done',
      detail: { vendorId },
    });
    await emailReported(tx, ctx, review, reason);
  });
}

/** What operators decided about a case, with the reason that its vendor and its couple read. `by` is the operator’s account. */
export type CaseDecision = ReviewVerdict & { readonly caseId: string; readonly reason: string; readonly by: number };

/**
 * Decides an open case, in the caller's transaction. What is removed no longer counts, what was held and is kept does from now on, and the rating of
 * the vendor follows at once; both sides are told. Refuses with `request.not_found`, and with `operations.already_decided` when someone was first.
 */
export async function decideReviewCase(tx: Tx, ctx: ReviewsContext, decision: CaseDecision): Promise<void> {
  const { reviewId, vendorId, reason: reported } = (await findCase(tx, decision.caseId)) ?? refuseWith('request.not_found');
  const at = ctx.clock.now();
  if (!(await decideCase(tx, decision.caseId, { ...decision, at }))) refuseWith('operations.already_decided');
  const review = (await findReview(tx, vendorId, reviewId)) ?? refuseWith('request.not_found');
  if (decision.verdict === 'removed') {
    await removeReview(tx, reviewId, decision.ground, at);
    await rateVendors(tx, [vendorId], at);
    await removePhotos(tx, review);
  }
  if (reported !== null) return emailDecided(tx, ctx, review, decision);
  if (decision.verdict === 'kept') {
    await releaseReview(tx, reviewId);
    await rateVendors(tx, [vendorId], at);
    await emailWritten(tx, ctx, review);
  }
  await emailChecked(tx, ctx, review, decision);
}
