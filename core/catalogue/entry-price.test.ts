import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPriceRange, countedPrices, entryPriceOf, estimateFor, isInRange } from './entry-price.ts';
import { type PriceRole, priceRoles, type PriceUnit, priceUnits } from './price-list.ts';

const line = (name: string, low: number, role: PriceRole, unit: PriceUnit = 'none') => ({ name, low, role, unit });
const lists = fc.array(
  fc.record({
    role: fc.constantFrom(...priceRoles),
    low: fc.integer({ min: 1_000, max: 100_000_000_000 }),
    unit: fc.constantFrom(...priceUnits),
  }),
  { maxLength: 8 },
);

describe('the entry price', () => {
  test('of a hall with packages from 25 million is not that of an additional hour', () => {
    const list = [line('Overtime', 1_500_000, 'extra', 'hour'), line('Silver', 25_000_000, 'package'), line('Gold', 60_000_000, 'package')];
    expect(entryPriceOf(list)?.low).toBe(25_000_000);
  });

  test('without packages is the lowest rate, with its unit', () => {
    const list = [
      line('Uji rasa', 60_000, 'extra'),
      line('Premium', 165_000, 'rate', 'portion'),
      line('Prasmanan', 85_000, 'rate', 'portion'),
    ];
    expect(entryPriceOf(list)).toMatchObject({ low: 85_000, unit: 'portion' });
  });

  test('of two that cost the same is the one that comes first in the list', () => {
    expect(entryPriceOf([line('Intim', 25_000_000, 'package'), line('Taman', 25_000_000, 'package')])?.name).toBe('Intim');
  });

  test('of extras alone is none', () => {
    expect(entryPriceOf([line('Lembur', 500_000, 'extra', 'hour')])).toBeNull();
    expect(entryPriceOf([])).toBeNull();
  });

  test('is never above a package, never above a rate where there is no package, and never that of an extra', () => {
    fc.assert(
      fc.property(lists, (items) => {
        const entry = entryPriceOf(items);
        const packages = items.filter(({ role }) => role === 'package');
        const rates = items.filter(({ role }) => role === 'rate');
        expect(entry === null).toBe(packages.length + rates.length === 0);
        if (entry === null) return;
        expect(entry.role).toBe(packages.length > 0 ? 'package' : 'rate');
        for (const { low } of packages.length > 0 ? packages : rates) expect(entry.low).toBeLessThanOrEqual(low);
        expect(countedPrices(items)).toContain(entry);
      }),
    );
  });
});

describe('an estimate for our guests', () => {
  test('multiplies what is priced for each guest', () => {
    expect(estimateFor(150_000, 'portion', 300)).toBe(45_000_000);
    expect(estimateFor(150_000, 'person', 300)).toBe(45_000_000);
  });

  test('is none for anything else, and none while nobody told how many come', () => {
    for (const unit of priceUnits.filter((one) => one !== 'person' && one !== 'portion'))
      expect(estimateFor(150_000, unit, 300)).toBeNull();
    expect(estimateFor(150_000, 'portion', null)).toBeNull();
    expect(estimateFor(null, 'portion', 300)).toBeNull();
  });

  test('is whole Rupiah, and more for more guests', () => {
    const most = { amount: 100_000_000_000, guests: 50_000 };
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: most.amount }), fc.integer({ min: 1, max: most.guests - 1 }), (amount, guests) => {
        const [one, more] = [guests, guests + 1].map((n) => estimateFor(amount, 'person', n) ?? Number.NaN);
        expect(Number.isSafeInteger(one) && Number.isSafeInteger(more)).toBe(true);
        expect(more).toBe((one ?? 0) + amount);
      }),
    );
  });
});

describe('a range of prices', () => {
  test('includes both ends; a vendor without a price is in the open one alone', () => {
    const range = { min: 5_000_000, max: 10_000_000 };
    expect([4_999_999, 5_000_000, 10_000_000, 10_000_001, null].map((price) => isInRange(price, range))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(isInRange(null, { min: null, max: null })).toBe(true);
    expect(isInRange(1_000, { min: null, max: 1_000 })).toBe(true);
    expect(isInRange(null, { min: 1_000, max: null })).toBe(false);
  });

  test('is refused at its highest end when that is below the lowest', () => {
    expect(checkPriceRange({ min: 5_000_000, max: 4_999_999 })).toEqual({
      ok: false,
      refusals: [{ code: 'catalogue.price_range_invalid', field: 'price_max' }],
    });
    for (const range of [
      { min: 5, max: 5 },
      { min: 5, max: null },
      { min: null, max: 5 },
    ])
      expect(checkPriceRange(range)).toEqual({ ok: true, value: range });
  });
});
