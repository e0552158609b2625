/** Reviews of one number of stars that are about as old. */
export interface RatedReviews {
  readonly stars: number;
  readonly count: number;
  readonly ageDays: number;
}

/** The score of a vendor nobody has reviewed, in stars. */
export const scoreWithoutReviews = 4.2;
/** Few reviews do not yet outrank many: every vendor starts as if it had eight new reviews of this many stars. */
const assumedReviews = { stars: scoreWithoutReviews, count: 8 } as const;
/** A review of two years ago weighs half as much as one of today. */
const halfLifeDays = 730;

/**
 * The number vendors are ordered by: the mean of their stars, in which a review weighs less the older it is, together with the reviews
 * assumed for everyone. Without reviews it is 4.2. What couples are shown is the plain mean. (decision 0133)
 */
export function scoreOf(reviews: Iterable<RatedReviews>): number {
  let [stars, weight] = [assumedReviews.stars * assumedReviews.count, assumedReviews.count as number];
  for (const review of reviews) {
    const each = review.count * 0.5 ** (Math.max(0, review.ageDays) / halfLifeDays);
    stars += each * review.stars;
    weight += each;
  }
  return stars / weight;
}

/** The plain mean of stars as couples are shown it, in hundredths; null without reviews. */
export function meanOf(reviews: readonly Pick<RatedReviews, 'stars' | 'count'>[]): number | null {
  const count = reviews.reduce((sum, one) => sum + one.count, 0);
  return count === 0 ? null : Math.round((reviews.reduce((sum, one) => sum + one.stars * one.count, 0) / count) * 100) / 100;
}
