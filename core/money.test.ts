import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIdr, sum, taxOf } from './money.ts';

describe('an amount is a safe whole number of Rupiah', () => {
  test.each([0, 1, -1, 500, Number.MAX_SAFE_INTEGER])('%s is one', (value) => expect(isIdr(value)).toBe(true));
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e308, '500', null, undefined, 5n])('%s is none', (value) =>
    expect(isIdr(value)).toBe(false),
  );
});

describe('tax is rounded half up to whole Rupiah', () => {
  test.each([
    [500_000, 1_100, 55_000],
    [0, 1_100, 0],
    [4, 1_100, 0],
    [5, 1_000, 1],
    [14, 1_100, 2],
    [50, 100, 1],
    [49, 100, 0],
    [1_000, 0, 0],
  ])('of Rp %i at %i basis points is Rp %i', (subtotal, rate, tax) => expect(taxOf(subtotal, rate)).toBe(tax));

  test('it equals exact arithmetic on big integers, however large the subtotal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000_000 }), fc.integer({ min: 0, max: 10_000 }), (subtotal, rate) => {
        const exact = (BigInt(subtotal) * BigInt(rate) + 5_000n) / 10_000n;
        expect(taxOf(subtotal, rate)).toBe(Number(exact));
      }),
    );
  });
});

test('the sum of no amounts is zero', () => {
  expect(sum([])).toBe(0);
  expect(sum([500, -200, 1])).toBe(301);
});
