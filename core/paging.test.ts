import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offsetOf, pageCountOf, pageOf } from './paging.ts';

describe('a page is asked for by number and limit', () => {
  test.each([
    [{}, { page: 1, limit: 20 }],
    [
      { page: 0, limit: 0 },
      { page: 1, limit: 1 },
    ],
    [
      { page: -3, limit: 101 },
      { page: 1, limit: 100 },
    ],
    [
      { page: 2.9, limit: 10.5 },
      { page: 2, limit: 10 },
    ],
    [
      { page: 100_001, limit: 100 },
      { page: 100_000, limit: 100 },
    ],
    [
      { page: Number.NaN, limit: Number.POSITIVE_INFINITY },
      { page: 1, limit: 100 },
    ],
  ])('%j is served as %j', (asked, served) => expect(pageOf(asked)).toEqual(served));

  test('whatever is asked, the limit is 1 to 100 and the offset a safe integer', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (page, limit) => {
        const served = pageOf({ page, limit });
        expect(served.limit).toBeGreaterThanOrEqual(1);
        expect(served.limit).toBeLessThanOrEqual(100);
        expect(Number.isSafeInteger(offsetOf(served))).toBe(true);
      }),
    );
  });
});

test('the pages of a list hold every row', () => {
  expect(pageCountOf(0, 20)).toBe(1);
  expect(pageCountOf(20, 20)).toBe(1);
  expect(pageCountOf(21, 20)).toBe(2);
  expect(offsetOf({ page: 3, limit: 20 })).toBe(40);
});
