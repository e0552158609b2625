import type { vendorSorts } from '../../../../contract/catalogue.ts';

export type Sort = (typeof vendorSorts)[number];
export const sorts: readonly Sort[] = ['recommended', 'rating', 'price', 'newest'];
/** Budgets a couple can choose from, whole Rupiah. */
export const priceSteps: readonly number[] = [2_500_000, 5_000_000, 10_000_000, 25_000_000, 50_000_000, 100_000_000];
export const ratingSteps: readonly number[] = [3, 4, 4.5];

/** What a listing shows; everything of it lives in the address. */
export interface Filters {
  readonly q: string;
  /** Slugs; null: all. */
  readonly category: string | null;
  readonly city: string | null;
  /** Whole Rupiah; null: any price. */
  readonly priceMaxIdr: number | null;
  readonly ratingMin: number | null;
  readonly sort: Sort;
  readonly page: number;
}

const searchLengthMax = 200;
const pageMax = 100_000;
const slugShape = /^[a-z0-9-]{1,60}$/;
export const noFilters: Filters = { q: '', category: null, city: null, priceMaxIdr: null, ratingMin: null, sort: 'recommended', page: 1 };

/** Reads a listing's address. Total: what cannot be a filter is left out rather than refused, so an old link still shows vendors. */
export function readFilters(search: URLSearchParams, category: string | null): Filters {
  const city = search.get('city') ?? '';
  const price = wholeNumber(search.get('price_max'));
  const rating = Number(search.get('rating_min') || Number.NaN);
  const page = wholeNumber(search.get('page'));
  return {
    q: Array.from((search.get('q') ?? '').trim())
      .slice(0, searchLengthMax)
      .join(''),
    category: category ?? slugOrNull(search.get('category') ?? ''),
    city: slugOrNull(city),
    priceMaxIdr: price !== null && price > 0 && price <= 1_000_000_000_000 ? price : null,
    ratingMin: rating > 0 && rating <= 5 ? rating : null,
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'recommended',
    page: page !== null && page >= 1 && page <= pageMax ? page : 1,
  };
}

/** The bare address of a listing: the category as a place, everything else as query, what is not chosen left out. */
export function listingHref(filters: Partial<Filters>): string {
  const { q, category, city, priceMaxIdr, ratingMin, sort, page } = { ...noFilters, ...filters };
  const search = new URLSearchParams();
  if (q !== '') search.set('q', q);
  if (city !== null) search.set('city', city);
  if (priceMaxIdr !== null) search.set('price_max', String(priceMaxIdr));
  if (ratingMin !== null) search.set('rating_min', String(ratingMin));
  if (sort !== 'recommended') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const path = category === null ? '/vendors' : `/vendors/${category}`;
  return search.size === 0 ? path : `${path}?${search}`;
}

const slugOrNull = (text: string): string | null => (slugShape.test(text) ? text : null);
const wholeNumber = (text: string | null): number | null => (text !== null && /^\d{1,13}$/.test(text) ? Number(text) : null);
