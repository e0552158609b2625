import { expect, test } from 'vitest';
import type { AdCard, VendorCard } from '../../../../contract/catalogue.ts';
import { arrangeAds, atPlace, suitsListing } from './arrange.ts';
import { noFilters } from './filters.ts';

const vendor = (id: number, change: Partial<VendorCard> = {}): VendorCard => ({
  id,
  slug: `vendor-${id}`,
  name: `Vendor ${id}`,
  category: { id: 6, slug: 'venue', name: { en: 'Venue', id: 'Tempat Pernikahan' } },
  city: { id: 1, slug: 'bandung', name: 'Bandung' },
  rating: 4.6,
  review_count: 12,
  price_from: 8_000_000,
  price_per: 'event',
  price_unit: { en: 'per event', id: 'per acara' },
  picture: null,
  ...change,
});
const ad = (id: number, change: Partial<VendorCard> = {}): AdCard => ({
  vendor: vendor(id, change),
  impression_token: `token-${id}`,
  click_url: `/click/${id}`,
});
const ids = (placed: ReturnType<typeof arrangeAds>) => placed.map((p) => `${p.ad ? 'ad' : 'organic'} ${p.vendor.id}`);

test('ads take the first places and a vendor appears at most once a page', () => {
  expect(ids(arrangeAds([ad(3), ad(9)], [vendor(1), vendor(3), vendor(4)], 3))).toEqual(['ad 3', 'ad 9', 'organic 1', 'organic 4']);
  expect(ids(arrangeAds([ad(3), ad(3)], [vendor(1)], 3))).toEqual(['ad 3', 'organic 1']);
});

test('unused places are organic, and an ad beyond the places leaves its vendor where the search put it', () => {
  expect(ids(arrangeAds([], [vendor(1), vendor(2)], 3))).toEqual(['organic 1', 'organic 2']);
  expect(ids(arrangeAds([ad(1), ad(2)], [vendor(2), vendor(5)], 1))).toEqual(['ad 1', 'organic 2', 'organic 5']);
});

test('an ad never brings in a vendor that the filters exclude', () => {
  expect(suitsListing(ad(1), noFilters, [])).toBe(true);
  expect(suitsListing(ad(1), { ...noFilters, priceMaxIdr: 8_000_000 }, [])).toBe(true);
  expect(suitsListing(ad(1), { ...noFilters, priceMaxIdr: 7_999_999 }, [])).toBe(false);
  expect(suitsListing(ad(1), { ...noFilters, priceMinIdr: 8_000_000 }, [])).toBe(true);
  expect(suitsListing(ad(1), { ...noFilters, priceMinIdr: 8_000_001 }, [])).toBe(false);
  expect(suitsListing(ad(1, { price_from: null }), { ...noFilters, priceMinIdr: 1 }, [])).toBe(false);
  expect(suitsListing(ad(1, { price_from: null }), { ...noFilters, priceMaxIdr: 8_000_000 }, [])).toBe(false);
  expect(suitsListing(ad(1), { ...noFilters, ratingMin: 4.6 }, [])).toBe(true);
  expect(suitsListing(ad(1, { rating: null }), { ...noFilters, ratingMin: 3 }, [])).toBe(false);
  expect(suitsListing(ad(1), { ...noFilters, q: 'joglo' }, [vendor(2)])).toBe(false);
  expect(suitsListing(ad(1), { ...noFilters, q: 'joglo' }, [vendor(2), vendor(1)])).toBe(true);
  expect(suitsListing(ad(1), { ...noFilters, facets: { setting: ['garden'] } }, [vendor(2)])).toBe(false);
  expect(suitsListing(ad(1), { ...noFilters, guests: 300 }, [vendor(2)])).toBe(false);
  expect(suitsListing(ad(1), { ...noFilters, guests: 300 }, [vendor(1)])).toBe(true);
  expect(suitsListing(ad(1), { ...noFilters, freeOn: '2027-06-12' }, [vendor(2)])).toBe(false);
  expect(suitsListing(ad(1), { ...noFilters, freeOn: '2027-06-12' }, [vendor(1)])).toBe(true);
});

test('an ad names the place that was asked for, where its vendor also works', () => {
  const solo = { id: 10, slug: 'solo', name: 'Solo' };
  const flowers = { id: 52, slug: 'flowers', name: { en: 'Flowers', id: 'Bunga' } };
  expect(atPlace(ad(1), 'flowers', solo, [vendor(2, { category: flowers })]).vendor).toMatchObject({ category: flowers, city: solo });
  expect(atPlace(ad(1), null, undefined, [])).toEqual(ad(1));
});
