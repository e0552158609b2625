import type { Review, ReviewSummary } from '../../contract/reviews.ts';
import { reviewRules } from '../../core/reviews/review.ts';
import { meanOf } from '../../core/reviews/score.ts';
import type { Connection } from '../kit/database.ts';
import { aspectsOf, starsOf, type StoredReview } from './review-store.ts';

/** A review as everyone sees it. */
export const presentReview = ({ id, author, rating, aspects, text, weddingMonth, createdAt, isBooked, answer }: StoredReview): Review => ({
  id,
  author,
  rating,
  aspects,
  text,
  wedding_month: weddingMonth,
  created_at: new Date(createdAt).toISOString(),
  is_booked: isBooked,
  answer: answer && { text: answer.text, answered_at: new Date(answer.at).toISOString() },
});

/** What all reviews of a vendor come to. */
export async function summaryOf(db: Connection, vendorId: number): Promise<ReviewSummary> {
  const [starsBy, aspects] = await Promise.all([starsOf(db, [vendorId]), aspectsOf(db, vendorId)]);
  const given = starsBy.get(vendorId) ?? [];
  const stars = Array.from({ length: reviewRules.starsMax }, (_, index) => {
    const number = reviewRules.starsMax - index;
    return { stars: number, count: given.filter((one) => one.stars === number).length };
  });
  return { count: given.length, mean: meanOf(stars), stars, aspects };
}
