import { expect, test } from 'vitest';
import { type HildaCandidate, suggestVendors } from './suggest.ts';

const bandung = 2;
const [florist, photographer, venue] = [11, 12, 13] as const;
const candidate = (vendorId: number, categoryId: number, rating: number, cityId = bandung, reviewCount = 40): HildaCandidate => ({
  vendorId,
  services: [{ categoryId, cityId }],
  rating,
  reviewCount,
});
const ids = (cityId: number | null, categoryIds: readonly number[], candidates: readonly HildaCandidate[]) =>
  suggestVendors({ cityId, categoryIds }, candidates).map(({ vendorId }) => vendorId);

test('only what the couple looks for, only in its city', () => {
  const all = [candidate(1, florist, 5), candidate(2, venue, 5), candidate(3, florist, 5, 7)];
  expect(ids(bandung, [florist, photographer], all)).toEqual([1]);
  expect(ids(null, [florist], all)).toEqual([]);
  expect(ids(bandung, [], all)).toEqual([]);
});

test('categories take turns, the best liked first, three of each at most', () => {
  const florists = [1, 2, 3, 4].map((id) => candidate(id, florist, 5 - id / 10));
  const photographers = [5, 6].map((id) => candidate(id, photographer, 4));
  expect(ids(bandung, [photographer, florist], [...florists, ...photographers])).toEqual([5, 1, 6, 2, 3]);
});

test('many good reviews rank above one perfect one, and a vendor is listed once', () => {
  const proven = candidate(1, florist, 4.8, bandung, 200);
  const lucky = candidate(2, florist, 5, bandung, 1);
  expect(ids(bandung, [florist], [lucky, proven])).toEqual([1, 2]);
  const both: HildaCandidate = {
    ...proven,
    services: [
      { categoryId: florist, cityId: bandung },
      { categoryId: venue, cityId: bandung },
    ],
  };
  expect(ids(bandung, [florist, venue], [both])).toEqual([1]);
});

test('twelve at most', () => {
  const categories = [1, 2, 3, 4, 5];
  const all = categories.flatMap((category) => [1, 2, 3].map((n) => candidate(category * 10 + n, category, 4)));
  expect(ids(bandung, categories, all)).toHaveLength(12);
});

test('of two that are liked alike the older one comes first, and without reviews nobody is worth more or less than 4.2', () => {
  expect(ids(bandung, [florist], [candidate(2, florist, 4.5), candidate(1, florist, 4.5)])).toEqual([1, 2]);
  const unknown: HildaCandidate = { ...candidate(3, florist, 0, bandung, 0), rating: null };
  expect(ids(bandung, [florist], [candidate(1, florist, 4.1), unknown, candidate(2, florist, 4.3)])).toEqual([2, 3, 1]);
  // (5 × 8 + 4.2 × 8) / 16 is 4.6.
  expect(ids(bandung, [florist], [candidate(1, florist, 4.59, bandung, 100_000), candidate(2, florist, 5, bandung, 8)])).toEqual([2, 1]);
  expect(ids(bandung, [florist], [candidate(1, florist, 4.61, bandung, 100_000), candidate(2, florist, 5, bandung, 8)])).toEqual([1, 2]);
});
