import { reviewRules } from '../../../../core/reviews/review.ts';
import { type ReviewSort, reviewSorts } from '../../../../core/reviews/shown.ts';
import { pageOf } from '../../../../core/paging.ts';

/** Which reviews a profile shows, and in which order; everything of it lives in the address. */
export interface ChosenReviews {
  /** Null: whatever the number of stars. */
  readonly stars: number | null;
  /** Only of couples who booked here. */
  readonly isBooked: boolean;
  readonly sort: ReviewSort;
  readonly page: number;
}
export const allReviews: ChosenReviews = { stars: null, isBooked: false, sort: 'newest', page: 1 };

/** Reads what a profile's address says of reviews. Total: what cannot be is left out, so an old link still shows the profile. */
export function readReviews(search: URLSearchParams): ChosenReviews {
  const stars = Number(search.get('stars') ?? Number.NaN);
  const sort = search.get('reviews');
  return {
    stars: Number.isInteger(stars) && stars >= 1 && stars <= reviewRules.starsMax ? stars : null,
    isBooked: search.get('booked') === '1',
    sort: reviewSorts.find((one) => one === sort) ?? allReviews.sort,
    page: pageOf({ page: Number(search.get('page') ?? 1) }).page,
  };
}

/** The search of a profile's address that shows these; empty for all, newest first. */
export function reviewsSearch(chosen: Partial<ChosenReviews>): string {
  const { stars, isBooked, sort, page } = { ...allReviews, ...chosen };
  const search = new URLSearchParams();
  if (stars !== null) search.set('stars', String(stars));
  if (isBooked) search.set('booked', '1');
  if (sort !== allReviews.sort) search.set('reviews', sort);
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '' : `?${search}`;
}
