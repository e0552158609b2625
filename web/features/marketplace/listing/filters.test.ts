import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Filters, listingHref, noFilters, priceSteps, ratingSteps, readFilters, sorts } from './filters.ts';

const read = (address: string): Filters => {
  const url = new URL(address, 'https://pelaminan.test');
  return readFilters(url.searchParams, url.pathname.split('/')[2] ?? null);
};

test('filters survive the way into the address and back', () => {
  const slug = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
  const any = fc.record<Filters>({
    q: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim()),
    category: fc.option(slug),
    city: fc.option(slug),
    priceMaxIdr: fc.option(fc.constantFrom(...priceSteps)),
    ratingMin: fc.option(fc.constantFrom(...ratingSteps)),
    sort: fc.constantFrom(...sorts),
    page: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(any, (filters) => {
      expect(read(listingHref(filters))).toEqual(filters);
    }),
  );
});

test('what is not chosen is not in the address', () => {
  expect(listingHref(noFilters)).toBe('/vendors');
  expect(listingHref({ category: 'venue' })).toBe('/vendors/venue');
  expect(listingHref({ category: 'venue', city: 'bandung', page: 2 })).toBe('/vendors/venue?city=bandung&page=2');
});

test.each([
  ['/vendors?price_max=-1&rating_min=nine&page=0&sort=cheap', noFilters],
  ['/vendors?price_max=1e9&page=1.5&rating_min=', noFilters],
  ['/vendors?city=..%2F..&page=999999999999', noFilters],
  ['/vendors?rating_min=6', noFilters],
])('%s: what cannot be a filter is left out', (address, filters) => {
  expect(read(address)).toEqual(filters);
});
