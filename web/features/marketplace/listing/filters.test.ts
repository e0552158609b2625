import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type Filters,
  listingHref,
  movedListing,
  noFilters,
  priceRangeOf,
  priceSteps,
  ratingSteps,
  readFilters,
  sorts,
} from './filters.ts';

// A day that is over narrows nothing: those below lie ahead.
beforeAll(() => void vi.useFakeTimers({ now: Date.parse('2026-11-25T03:00:00Z'), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const read = (address: string): Filters => {
  const url = new URL(address, 'https://pelaminan.test');
  const [, , category = null, city = null] = url.pathname.split('/');
  return readFilters(url.searchParams, category, city);
};
const movedTo = (address: string): string | null => movedListing(new URL(address, 'https://pelaminan.test').searchParams, read(address));

test('a day that is over narrows nothing', () => {
  expect(read('/vendors/photography?free_on=2020-01-01&sort=free')).toMatchObject({ freeOn: null, sort: 'recommended' });
});

test('filters survive the way into the address and back', () => {
  const slug = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
  const any = fc.record<Filters>({
    q: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim()),
    category: fc.option(slug),
    city: fc.option(slug),
    priceMinIdr: fc.option(fc.constantFrom(...priceSteps)),
    priceMaxIdr: fc.option(fc.constantFrom(...priceSteps)),
    ratingMin: fc.option(fc.constantFrom(...ratingSteps)),
    facets: fc.constant({}),
    guests: fc.option(fc.integer({ min: 1, max: 50_000 })),
    freeOn: fc.option(fc.constantFrom('2027-06-12', '2028-02-29')),
    sort: fc.constantFrom(...sorts),
    page: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(any, (filters) => {
      // Guests are asked of a category, and only on a date is anybody free.
      const guests = filters.category === null ? null : filters.guests;
      const sort = filters.freeOn === null && filters.sort === 'free' ? 'recommended' : filters.sort;
      expect(read(listingHref(filters))).toEqual({ ...filters, guests, sort });
    }),
  );
});

test('what is not chosen is not in the address', () => {
  expect(listingHref(noFilters)).toBe('/vendors');
  expect(listingHref({ category: 'venue' })).toBe('/vendors/venue');
  expect(listingHref({ category: 'venue', city: 'bandung', page: 2 })).toBe('/vendors/venue/bandung?page=2');
  expect(listingHref({ city: 'bandung' })).toBe('/vendors?city=bandung');
});

test('what vendors answer is asked for only in categories that are asked it', () => {
  const facets = { halal: ['halal_certified'], cuisines: ['nusantara', 'western'] };
  const address = '/vendors/catering?halal=halal_certified&cuisines=nusantara&cuisines=western&guests=300';
  expect(read(address)).toEqual({ ...noFilters, category: 'catering', facets, guests: 300 });
  expect(listingHref(read(address))).toBe(address);
  expect(read('/vendors/venue?halal=halal_certified&setting=garden&setting=moon').facets).toEqual({ setting: ['garden'] });
  expect(read('/vendors?halal=halal_certified&guests=300')).toEqual(noFilters);
  expect(['1.000', '0', '50001', 'many'].map((text) => read(`/vendors/catering?guests=${text}`).guests)).toEqual([1_000, null, null, null]);
});

test('prices narrow a list from both ends; a range that ends below its beginning narrows nothing and is refused at its end', () => {
  const rangeIn = (query: string) => priceRangeOf(read(`/vendors?${query}`));
  expect(rangeIn('price_min=5000000&price_max=10000000')).toEqual({ range: { min: 5_000_000, max: 10_000_000 }, refusal: null });
  expect(rangeIn('price_min=5000000')).toEqual({ range: { min: 5_000_000, max: null }, refusal: null });
  expect(rangeIn('price_min=5000000&price_max=2500000')).toEqual({
    range: { min: null, max: null },
    refusal: { code: 'catalogue.price_range_invalid', field: 'price_max' },
  });
});

test.each([
  ['/vendors?category=venue', '/vendors/venue'],
  ['/vendors/venue?city=bandung&page=2', '/vendors/venue/bandung?page=2'],
  ['/vendors?q=joglo&category=venue&city=solo&price_max=&utm_source=mail', '/vendors/venue/solo?q=joglo&utm_source=mail'],
  ['/vendors?category=&city=bandung', '/vendors?city=bandung'],
  ['/vendors/venue/bandung?city=solo', '/vendors/venue/bandung'],
  ['/vendors?city=bandung', null],
  ['/vendors/venue/bandung?utm_source=mail', null],
])('%s is now at %s', (old, now) => {
  expect(movedTo(old)).toBe(now);
  expect(now === null ? null : movedTo(now)).toBeNull();
});

test.each([
  ['/vendors?price_min=0&price_max=-1&rating_min=nine&page=0&sort=cheap', noFilters],
  ['/vendors?price_max=1e9&page=1.5&rating_min=', noFilters],
  ['/vendors?city=..%2F..&page=999999999999', noFilters],
  ['/vendors?rating_min=6', noFilters],
  ['/vendors?free_on=2027-02-29', noFilters],
  ['/vendors?free_on=12.6.2027', { ...noFilters, freeOn: '2027-06-12' }],
  ['/vendors?free_on=soon&sort=free', noFilters],
])('%s: what cannot be a filter is left out', (address, filters) => {
  expect(read(address)).toEqual(filters);
});
