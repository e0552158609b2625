import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkProduct } from './check.ts';
import { emptyProduct, type ProductContent, productRules as rules } from './content.ts';
import { downPaymentOf, percentOff, priceOf } from './price.ts';

const today = '2026-11-20';
const cities = new Set([1, 2]);
const whole: ProductContent = {
  ...emptyProduct('reguler', '  Paket   Kebun ', [1]),
  description: 'Lengkap',
  price: 10_000_000,
};
const promo: ProductContent = { ...whole, kind: 'promo', promo: { kind: 'percent', value: 20 }, valid_until: '2026-12-31' };
const check = (content: ProductContent) => checkProduct(content, { today, cities, rules });

test('a whole product comes back clean, without what its kind does not use', () => {
  expect(check({ ...whole, promo: { kind: 'amount', value: 5 }, city_ids: [1, 2, 1] })).toMatchObject({
    ok: true,
    value: { title: 'Paket Kebun', promo: { kind: 'percent', value: null }, city_ids: [1, 2] },
  });
  expect(check(promo)).toMatchObject({ ok: true, value: { promo: { value: 20 } } });
});

describe('what keeps a product from couples', () => {
  test.each<[string, ProductContent, string, string]>([
    ['no title', { ...whole, title: ' ' }, 'store.required', 'title'],
    ['a title with a direction mark', { ...whole, title: 'a\u202Eb' }, 'store.text_invalid', 'title'],
    ['a title of 81', { ...whole, title: 'a'.repeat(81) }, 'store.text_too_long', 'title'],
    ['nothing described', { ...whole, description: '' }, 'store.required', 'description'],
    ['no price', { ...whole, price: null }, 'store.required', 'price'],
    ['a price below the least', { ...whole, price: 999 }, 'store.price_invalid', 'price'],
    ['a price above the most', { ...whole, price: 1_000_000_001 }, 'store.price_invalid', 'price'],
    ['a promo without its price', { ...promo, promo: { kind: 'amount', value: null } }, 'store.required', 'promo'],
    ['a promo that costs the same', { ...promo, promo: { kind: 'amount', value: 10_000_000 } }, 'store.promo_price_invalid', 'promo'],
    ['a promo for nothing', { ...promo, promo: { kind: 'amount', value: 0 } }, 'store.promo_price_invalid', 'promo'],
    ['more off than allowed', { ...promo, promo: { kind: 'percent', value: 91 } }, 'store.promo_percent_invalid', 'promo'],
    [
      'so much off that too little is left',
      { ...promo, price: 1_001, promo: { kind: 'percent', value: 50 } },
      'store.promo_price_invalid',
      'promo',
    ],
    ['a promo without an end', { ...promo, valid_until: null }, 'store.required', 'valid_until'],
    ['an end that is over', { ...promo, valid_until: '2026-11-19' }, 'store.day_in_the_past', 'valid_until'],
    ['an end before the beginning', { ...promo, valid_from: '2027-01-01' }, 'store.end_before_start', 'valid_until'],
    ['more than a year', { ...promo, valid_until: '2027-11-22' }, 'store.period_too_long', 'valid_until'],
    ['no city', { ...whole, city_ids: [] }, 'store.city_required', 'city_ids'],
    ['a city that is none', { ...whole, city_ids: [1, 99] }, 'store.city_unknown', 'city_ids'],
    [
      'a down payment above the price',
      { ...whole, down_payment: { kind: 'amount', value: 10_000_001 } },
      'store.down_payment_invalid',
      'down_payment',
    ],
    [
      'a down payment above the promo price',
      { ...promo, down_payment: { kind: 'amount', value: 9_000_000 } },
      'store.down_payment_invalid',
      'down_payment',
    ],
    [
      'a down payment of 101 percent',
      { ...whole, down_payment: { kind: 'percent', value: 101 } },
      'store.down_payment_invalid',
      'down_payment',
    ],
    ['a stock of none', { ...whole, stock: 0 }, 'store.stock_invalid', 'stock'],
    ['eleven photos', { ...whole, photos: Array.from({ length: 11 }, (_, n) => `p${n}`) }, 'store.too_many_photos', 'photos'],
  ])('%s', (_, content, code, field) => {
    expect(check(content)).toMatchObject({ ok: false, refusals: [{ code, field }] });
  });
  test('a whole year and a day is not too long, from today or from its beginning', () => {
    expect(check({ ...promo, valid_until: '2027-11-21' }).ok).toBe(true);
    expect(check({ ...promo, valid_from: '2027-01-01', valid_until: '2028-01-02' }).ok).toBe(true);
    expect(check({ ...promo, valid_from: '2027-01-01', valid_until: '2028-01-03' }).ok).toBe(false);
  });
  test('an end today is still a day', () => {
    expect(check({ ...promo, valid_until: today }).ok).toBe(true);
  });
});

const amount = fc.integer({ min: -5, max: 2_000_000_000 });
test('of whatever is accepted, every price is whole, inside the bounds, and a promo is lower', () => {
  fc.assert(
    fc.property(
      fc.option(amount),
      fc.constantFrom('amount', 'percent'),
      fc.option(amount),
      fc.integer({ min: 0, max: 120 }),
      (price, kind, value, percent) => {
        const content = {
          ...promo,
          price,
          promo: { kind, value: kind === 'percent' ? percent : value } as const,
          down_payment: { kind: 'percent', value: 30 } as const,
        };
        const now = priceOf(content);
        if (!check(content).ok) return;
        expect(Number.isSafeInteger(now)).toBe(true);
        expect(now).toBeGreaterThanOrEqual(rules.priceMinIdr);
        expect(now).toBeLessThan(price ?? 0);
        expect(downPaymentOf(content)).toBeLessThanOrEqual(now ?? 0);
        expect(percentOff(content)).toBeGreaterThanOrEqual(0);
        expect(percentOff(content)).toBeLessThan(100);
      },
    ),
  );
});
