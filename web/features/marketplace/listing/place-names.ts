import type { pagesEn } from '../../../../texts/marketplace/pages.en.ts';
import type { Language, Translate } from '../../../../texts/typed.ts';
import type { Named, Site } from '../visit.ts';
import type { listVendors } from '../../../../contract/catalogue.ts';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { count, date, money } from '../../../../texts/format.ts';
import type { Filters } from './filters.ts';

/** What a search was understood as. */
export type SearchFound = AnswerOf<typeof listVendors>['search'];

interface PlaceNames {
  readonly category: Named | undefined;
  readonly city: Named | undefined;
  /** False when the address names a category or city that does not exist. */
  readonly isKnown: boolean;
  /** `Venue`, or all vendors. */
  readonly what: string;
  /** `Venue in Bandung`. */
  readonly whole: string;
}

/** How a listing calls itself. */
export function placeNames(filters: Filters, { categories, cities, t }: Site & { readonly t: Translate<typeof pagesEn> }): PlaceNames {
  const category = categories.find(({ slug }) => slug === filters.category);
  const city = cities.find(({ slug }) => slug === filters.city);
  const what = category?.name ?? t('listing.all');
  return {
    category,
    city,
    isKnown: (filters.category === null || category !== undefined) && (filters.city === null || city !== undefined),
    what,
    whole: city === undefined ? what : t('listing.inCity', { what, city: city.name }),
  };
}

/**
 * What was found, as the heading says it: "Catering in Jakarta for 500 guests". A search that names neither category nor city is called by its words, and
 * what the words of a search left open is what the filters say.
 */
export function foundName(
  filters: Filters,
  search: SearchFound,
  site: Site & { readonly t: Translate<typeof pagesEn>; readonly language: Language },
): string {
  const { t, language } = site;
  if (search === null || !search.is_applied) return placeNames(filters, site).whole;
  const { whole } = placeNames({ ...filters, category: filters.category ?? search.category, city: filters.city ?? search.city }, site);
  const { price_min: low, price_max: high } = search;
  const from = low === null ? whole : t('listing.fromPrice', { what: whole, price: money(low, language) });
  const named = high === null ? from : t('listing.upToPrice', { what: from, price: money(high, language) });
  const forAll =
    search.guests === null ? named : t('listing.forGuests', { what: named, count: search.guests, n: count(search.guests, language) });
  return search.free_on === null ? forAll : t('listing.onDay', { what: forAll, day: date(search.free_on, language) });
}
