import { scoreWithoutReviews } from '../reviews/score.ts';

/** A star above or below what is assumed of everyone counts like a price so much higher or lower. */
const perStar = 0.25;
const lowest = 0.75;
const highest = 1.2;

/**
 * How much more or less than its price an ad counts when ads are chosen, by the score of its vendor's reviews (the Bayesian mean with
 * age, 1 to 5): between 0.75 and 1.2, and 1 for a vendor without reviews. What a click costs does not depend on it. (decision 0148)
 */
export function qualityOf(reviewScore: number): number {
  return Math.min(highest, Math.max(lowest, 1 + (reviewScore - scoreWithoutReviews) * perStar));
}
