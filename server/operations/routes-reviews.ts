import * as contract from '../../contract/review-cases.ts';
import { offsetOf } from '../../core/paging.ts';
import type { Service } from '../kit/serve.ts';
import { casesIn, countCases, photosOf, reviewsById } from '../reviews/api.ts';
import type { OperationsContext } from './context.ts';
import { decideReviewCase } from './decide-review-case.ts';
import { namesFor } from './names.ts';
import { operatorOf } from './operator.ts';
import { reasonIn } from '../../texts/stock-reasons.ts';

/** A case is answered with the review it is about, so that an operator decides on one screen. */
export function bindReviews({ serve }: Service, ctx: OperationsContext): void {
  const { db } = ctx;
  serve(contract.listReviewCases, async ({ query: { status, page, limit }, language }) => {
    const [cases, { count }] = await Promise.all([
      casesIn(db, status, { limit, offset: offsetOf({ page, limit }) }),
      countCases(db, status),
    ]);
    const [reviews, names] = await Promise.all([
      reviewsById(
        db,
        cases.map(({ reviewId }) => reviewId),
      ),
      namesFor(db, language, {
        vendors: cases.map(({ vendorId }) => vendorId),
        operators: cases.map(({ decision }) => decision?.by ?? null),
      }),
    ]);
    const photos = await photosOf(db, [...reviews.values()]);
    const data = cases.flatMap(({ id, reviewId, vendorId, reason, signals, details, openedAt, status: is, decision }) => {
      const review = reviews.get(reviewId);
      // Deleted with its vendor between the two readings.
      if (review === undefined) return [];
      const { author, rating, text, createdAt, isBooked, answer, removal } = review;
      return {
        id,
        vendor: names.vendor(vendorId),
        reason,
        signals: [...signals],
        details,
        opened_at: new Date(openedAt).toISOString(),
        status: is,
        review: {
          author,
          rating,
          text,
          written_at: new Date(createdAt).toISOString(),
          is_booked: isBooked,
          answer: answer?.text ?? '',
          pictures: [...(photos.get(reviewId) ?? [])],
        },
        decision: decision && {
          ground: is === 'removed' ? (removal?.ground ?? null) : null,
          reason: reasonIn(decision.reason, language),
          decided_at: new Date(decision.at).toISOString(),
          decided_by: names.operator(decision.by),
        },
      };
    });
    return { data, meta: { page, limit, total: count } };
  });
  serve(contract.decideReviewCase, async (call) => ({
    data: { status: await decideReviewCase(ctx, operatorOf(call), { caseId: call.params.id, ...call.body }) },
  }));
}
