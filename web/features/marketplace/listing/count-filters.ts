import { type Filters, priceRangeOf } from './filters.ts';

/**
 * How many filters are on, as many as there are chips to take one away (`ActiveFilters`), and how many of them are among the further ones. The words and the
 * category are what is looked for, and none of them.
 */
export function countFilters(filters: Filters): { readonly all: number; readonly narrowed: number } {
  const { min, max } = priceRangeOf(filters).range;
  const near = [filters.city, min, max, filters.ratingMin, filters.freeOn].filter((one) => one !== null).length;
  const options = Object.values(filters.facets).reduce((sum, chosen) => sum + chosen.length, 0);
  const narrowed = options + (filters.guests === null ? 0 : 1);
  return { all: near + narrowed, narrowed };
}
