import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '../money.ts';
import { type Discount, hundredthsOf, type QuotationItem } from './content.ts';
import { amountOfItem, totalsOf } from './totals.ts';

const item = (quantity: number | null, price: number | null): QuotationItem => ({ name: 'Dekorasi', quantity, unit: '', price });
const totals = (items: readonly QuotationItem[], discount: Discount = { kind: 'none' }, isTaxed = false) =>
  totalsOf({ items, discount, is_taxed: isTaxed }, 1_100);

describe('an item costs quantity times price, half a Rupiah up', () => {
  test.each([
    [3, 1_500_000, 4_500_000],
    [2.5, 333_333, 833_333],
    [0.01, 50, 1],
    [0.01, 49, 0],
    [10_000, 1_000_000_000, 10_000_000_000_000],
    [1, 0, 0],
  ])('%d × Rp %d = Rp %d', (quantity, price, amount) => expect(amountOfItem(item(quantity, price))).toBe(amount));
  test('what is missing or makes no sense counts as nothing', () => {
    for (const [quantity, price] of [
      [null, 5_000],
      [2, null],
      [-1, 5_000],
      [1.005, 5_000],
      [1, -5_000],
      [1, 0.5],
    ] as const)
      expect(amountOfItem(item(quantity, price))).toBe(0);
  });
});

describe('discount, then tax, then the total', () => {
  test('an amount', () =>
    expect(totals([item(1, 10_000_000)], { kind: 'amount', value: 500_000 }, true)).toMatchObject({
      subtotalIdr: 10_000_000,
      discountIdr: 500_000,
      taxIdr: 1_045_000,
      totalIdr: 10_545_000,
    }));
  test('percent of the items', () =>
    expect(totals([item(1, 999_999)], { kind: 'percent', value: 12.5 })).toMatchObject({ discountIdr: 125_000, totalIdr: 874_999 }));
  test('one that is not typed yet, or makes no sense, is none', () => {
    for (const kind of ['amount', 'percent'] as const)
      for (const value of [null, -5, Number.NaN])
        expect(totals([item(1, 100_000_000)], { kind, value }), `${kind} ${value}`).toMatchObject({
          discountIdr: 0,
          totalIdr: 100_000_000,
        });
  });
  test('never more than the items cost', () =>
    expect(totals([item(1, 100_000)], { kind: 'amount', value: 250_000 }, true)).toMatchObject({ discountIdr: 100_000, totalIdr: 0 }));
});

test('a number with two decimals is exact in hundredths, one with more is refused', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (n) => {
      expect(hundredthsOf(n / 100)).toBe(n);
    }),
  );
  for (const wrong of [0.001, 1.999, -1, Number.NaN, Number.POSITIVE_INFINITY, null]) expect(hundredthsOf(wrong)).toBeNull();
});

const anItem = fc.record({
  name: fc.constant('x'),
  unit: fc.constant(''),
  quantity: fc.integer({ min: 0, max: 1_000_000 }).map((n) => n / 100),
  price: fc.integer({ min: 0, max: 1_000_000_000 }),
});
const aDiscount: fc.Arbitrary<Discount> = fc.oneof(
  fc.constant({ kind: 'none' } as const),
  fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 0, max: 10_000_000_000 }) }),
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100) }),
);

test('every amount is whole Rupiah, nothing is negative, and what is printed adds up', () => {
  fc.assert(
    fc.property(fc.array(anItem, { maxLength: 50 }), aDiscount, fc.boolean(), (items, discount, isTaxed) => {
      const { itemsIdr, subtotalIdr, discountIdr, taxIdr, totalIdr } = totals(items, discount, isTaxed);
      for (const amount of [...itemsIdr, subtotalIdr, discountIdr, taxIdr, totalIdr]) {
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
      expect(sum(itemsIdr)).toBe(subtotalIdr);
      expect(subtotalIdr - discountIdr + taxIdr).toBe(totalIdr);
      expect(discountIdr).toBeLessThanOrEqual(subtotalIdr);
    }),
  );
});

test('each item is within half a Rupiah of the exact product', () => {
  fc.assert(
    fc.property(anItem, ({ quantity, price }) => {
      const exact = BigInt(Math.round(quantity * 100)) * BigInt(price);
      const twiceOff = BigInt(amountOfItem(item(quantity, price))) * 200n - exact * 2n;
      expect(twiceOff <= 100n && twiceOff > -100n).toBe(true);
    }),
  );
});
