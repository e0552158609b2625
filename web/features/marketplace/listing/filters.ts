import type { vendorSorts } from '../../../../contract/catalogue.ts';
import { checkPriceRange } from '../../../../core/catalogue/entry-price.ts';
import { type ChosenFacets, facetsOf, guestsMax, optionsOf } from '../../../../core/catalogue/facets.ts';
import { readTyped } from '../../../../core/typed-amount.ts';
import type { BusinessDay } from '../../../../core/time.ts';
import { readTypedDay } from '../../../../core/typed-day.ts';
import { dayAhead } from '../dates/our-date.ts';

export type Sort = (typeof vendorSorts)[number];
export const sorts: readonly Sort[] = ['recommended', 'rating', 'price', 'price_high', 'newest', 'free'];
/** Prices a couple can choose from, for each guest and for the whole, in whole Rupiah. */
export const priceSteps: readonly number[] = [
  100_000, 250_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 25_000_000, 50_000_000, 100_000_000,
];
export const ratingSteps: readonly number[] = [3, 4, 4.5];

/** What a listing shows; everything of it lives in the address. */
export interface Filters {
  readonly q: string;
  /** Slugs; null: all. */
  readonly category: string | null;
  readonly city: string | null;
  /** Whole Rupiah, as they are in the address: what applies of them says `priceRangeOf`. Null: open at this end. */
  readonly priceMinIdr: number | null;
  readonly priceMaxIdr: number | null;
  readonly ratingMin: number | null;
  /** What is chosen of what the vendors of the category answer. */
  readonly facets: ChosenFacets;
  /** For whom there must be room, food or the like; null: not asked. */
  readonly guests: number | null;
  /** Vendors that are taken on this day are left out; null: whatever day. */
  readonly freeOn: BusinessDay | null;
  readonly sort: Sort;
  readonly page: number;
}

const searchLengthMax = 200;
const pageMax = 100_000;
const slugShape = /^[a-z0-9-]{1,60}$/;
export const noFilters: Filters = {
  q: '',
  category: null,
  city: null,
  priceMinIdr: null,
  priceMaxIdr: null,
  ratingMin: null,
  facets: {},
  guests: null,
  freeOn: null,
  sort: 'recommended',
  page: 1,
};

/**
 * Reads a listing's address, of which category and city may be places. Total: what cannot be a filter is left out rather than refused, so an old link
 * still shows vendors.
 */
export function readFilters(search: URLSearchParams, category: string | null, city: string | null = null): Filters {
  const rating = Number(search.get('rating_min') || Number.NaN);
  const page = wholeNumber(search.get('page'));
  const guests = readTyped(search.get('guests') ?? '', 'count');
  const freeOn = dayOrNull(search.get('free_on') ?? '');
  const inCategory = category ?? slugOrNull(search.get('category') ?? '');
  return {
    q: Array.from((search.get('q') ?? '').trim())
      .slice(0, searchLengthMax)
      .join(''),
    category: inCategory,
    city: city ?? slugOrNull(search.get('city') ?? ''),
    priceMinIdr: priceOrNull(search.get('price_min')),
    priceMaxIdr: priceOrNull(search.get('price_max')),
    ratingMin: rating > 0 && rating <= 5 ? rating : null,
    facets: inCategory === null ? {} : readFacets(search, inCategory),
    guests: inCategory !== null && guests.kind === 'value' && guests.value >= 1 && guests.value <= guestsMax ? guests.value : null,
    freeOn,
    sort: sortFrom(search.get('sort'), freeOn),
    page: page !== null && page >= 1 && page <= pageMax ? page : 1,
  };
}

const readFacets = (search: URLSearchParams, category: string): ChosenFacets =>
  Object.fromEntries(
    facetsOf(category).flatMap((key) => {
      const chosen = optionsOf(key).filter((option) => search.getAll(key).includes(option));
      return chosen.length === 0 ? [] : [[key, chosen]];
    }),
  );

/** The bare address of a listing: category and its city as places, everything else as query, what is not chosen left out. */
export function listingHref(filters: Partial<Filters>): string {
  const { q, category, city, priceMinIdr, priceMaxIdr, ratingMin, facets, guests, freeOn, sort, page } = { ...noFilters, ...filters };
  const search = new URLSearchParams();
  if (q !== '') search.set('q', q);
  if (city !== null && category === null) search.set('city', city);
  if (priceMinIdr !== null) search.set('price_min', String(priceMinIdr));
  if (priceMaxIdr !== null) search.set('price_max', String(priceMaxIdr));
  if (ratingMin !== null) search.set('rating_min', String(ratingMin));
  for (const [key, options = []] of Object.entries(facets)) for (const option of options) search.append(key, option);
  if (guests !== null) search.set('guests', String(guests));
  if (freeOn !== null) search.set('free_on', freeOn);
  if (sort !== 'recommended') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const path = ['/vendors', category, category === null ? null : city].filter((part) => part !== null).join('/');
  return search.size === 0 ? path : `${path}?${search}`;
}

/** The prices a listing is narrowed to, and what is wrong with them: a range that ends below its beginning narrows nothing. */
export function priceRangeOf({ priceMinIdr: min, priceMaxIdr: max }: Filters) {
  const checked = checkPriceRange({ min, max });
  return checked.ok ? { range: checked.value, refusal: null } : { range: { min: null, max: null }, refusal: checked.refusals[0] };
}

/**
 * Where a listing is, whose category or city stands in the query: in old links, and when a form was sent without scripts. Null when it is at its own
 * address. What else stands in the query, such as a campaign's tags, goes along.
 */
export function movedListing(search: URLSearchParams, filters: Filters): string | null {
  if (!search.has('category') && !(search.has('city') && filters.category !== null)) return null;
  const [path = '', own = ''] = listingHref(filters).split('?');
  const query = new URLSearchParams(own);
  for (const [name, value] of search) if (name.startsWith('utm_')) query.append(name, value);
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Without a date there is nobody to be free on it. */
const sortFrom = (text: string | null, freeOn: BusinessDay | null): Sort =>
  sorts.find((sort) => sort === text && (sort !== 'free' || freeOn !== null)) ?? 'recommended';
/** As people write dates: without scripts it comes as it was typed. One that is over narrows nothing. */
function dayOrNull(text: string): BusinessDay | null {
  const typed = readTypedDay(text);
  return typed.kind === 'value' ? dayAhead(typed.day, Date.now()) : null;
}
function priceOrNull(text: string | null): number | null {
  const price = wholeNumber(text);
  return price !== null && price > 0 && price <= 1_000_000_000_000 ? price : null;
}
const slugOrNull = (text: string): string | null => (slugShape.test(text) ? text : null);
const wholeNumber = (text: string | null): number | null => (text !== null && /^\d{1,13}$/.test(text) ? Number(text) : null);
