import type { pagesEn } from '../../../../texts/marketplace/pages.en.ts';
import type { Translate } from '../../../../texts/typed.ts';
import type { Named, Site } from '../visit.ts';
import type { Filters } from './filters.ts';

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
