import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkProduct } from './check.ts';
import { emptyProduct, type ProductContent, productRules as rules, withinLimits } from './content.ts';
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
    ['half a percent off', { ...promo, promo: { kind: 'percent', value: 12.5 } }, 'store.percent_invalid', 'promo'],
    [
      'a down payment of half a percent',
      { ...whole, down_payment: { kind: 'percent', value: 12.5 } },
      'store.percent_invalid',
      'down_payment',
    ],
    ['more off than allowed', { ...promo, promo: { kind: 'percent', value: 91 } }, 'store.percent_invalid', 'promo'],
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
    ['a down payment of 101 percent', { ...whole, down_payment: { kind: 'percent', value: 101 } }, 'store.percent_invalid', 'down_payment'],
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

describe('the last that couples may see, and the first they may not', () => {
  const long = (length: number) => 'x'.repeat(length);
  const manyCities = new Set(Array.from({ length: 13 }, (_, n) => n));
  const refused = (content: ProductContent) => {
    const outcome = checkProduct(content, { today, cities: new Set([...cities, ...manyCities]), rules });
    return outcome.ok ? [] : outcome.refusals.map(({ field }) => field);
  };
  test.each<[string, (value: number) => Partial<ProductContent>, number, string]>([
    ['a price of Rp 1 billion', (price) => ({ price }), 1_000_000_000, 'price'],
    ['a title of 80 characters', (length) => ({ title: long(length) }), 80, 'title'],
    ['a unit of 30 characters', (length) => ({ unit: long(length) }), 30, 'unit'],
    ['a description of 2,000 characters', (length) => ({ description: long(length) }), 2_000, 'description'],
    ['terms of 2,000 characters', (length) => ({ terms: long(length) }), 2_000, 'terms'],
    ['twelve cities', (count) => ({ city_ids: [...manyCities].slice(0, count) }), 12, 'city_ids'],
    ['a stock of 9,999', (stock) => ({ stock }), 9_999, 'stock'],
    ['ten photos', (count) => ({ photos: Array.from({ length: count }, (_, n) => `p${n}`) }), 10, 'photos'],
    ['a down payment of 100 percent', (value) => ({ down_payment: { kind: 'percent', value } }), 100, 'down_payment'],
    ['a down payment of all it costs', (value) => ({ down_payment: { kind: 'amount', value } }), 10_000_000, 'down_payment'],
  ])('%s', (_, change, last, field) => {
    expect(refused({ ...whole, ...change(last) })).toEqual([]);
    expect(refused({ ...whole, ...change(last + 1) })).toEqual([field]);
  });
  test.each<[string, (value: number) => Partial<ProductContent>, number, string]>([
    ['a price of Rp 1,000', (price) => ({ price }), 1_000, 'price'],
    ['one left', (stock) => ({ stock }), 1, 'stock'],
    ['a down payment of one Rupiah', (value) => ({ down_payment: { kind: 'amount', value } }), 1, 'down_payment'],
    ['a down payment of one percent', (value) => ({ down_payment: { kind: 'percent', value } }), 1, 'down_payment'],
  ])('%s, and no less', (_, change, least, field) => {
    expect(refused({ ...whole, ...change(least) })).toEqual([]);
    expect(refused({ ...whole, ...change(least - 1) })).toEqual([field]);
  });
  test.each<[string, ProductContent['promo'], readonly string[]]>([
    ['one percent off', { kind: 'percent', value: 1 }, []],
    ['nothing off', { kind: 'percent', value: 0 }, ['promo']],
    ['90 percent off', { kind: 'percent', value: 90 }, []],
    ['a Rupiah off', { kind: 'amount', value: 9_999_999 }, []],
    ['Rp 1,000 are left', { kind: 'amount', value: 1_000 }, []],
    ['Rp 999 are left', { kind: 'amount', value: 999 }, ['promo']],
  ])('a promo with %s', (_, price, fields) => expect(refused({ ...promo, promo: price })).toEqual(fields));
  test('a down payment not filled in is asked for, and one on an unknown price waits for it', () => {
    expect(check({ ...whole, down_payment: { kind: 'amount', value: null } })).toMatchObject({
      refusals: [{ code: 'store.required', field: 'down_payment' }],
    });
    expect(refused({ ...whole, price: null, down_payment: { kind: 'amount', value: 5 } })).toEqual(['price']);
  });
  test('a first and last day that are the same', () =>
    expect(refused({ ...promo, valid_from: '2026-12-24', valid_until: '2026-12-24' })).toEqual([]));
});

describe('a draft keeps', () => {
  const kept = (change: Partial<ProductContent>) => withinLimits({ ...whole, ...change }, rules);
  const ofPromo = (kind: 'amount' | 'percent') => (value: number) => kept({ promo: { kind, value } }).promo.value;
  const ofDownPayment = (kind: 'amount' | 'percent') => (value: number) => {
    const { down_payment: asked } = kept({ down_payment: { kind, value } });
    return asked.kind === 'none' ? undefined : asked.value;
  };
  test.each<[string, (value: number) => number | null | undefined, number]>([
    ['a price', (price) => kept({ price }).price, 1_000_000_000],
    ['a stock', (stock) => kept({ stock }).stock, 9_999],
    ['a promo price', ofPromo('amount'), 1_000_000_000],
    ['percent off', ofPromo('percent'), 100],
    ['a down payment', ofDownPayment('amount'), 1_000_000_000],
    ['a down payment in percent', ofDownPayment('percent'), 100],
  ])('%s from 0 to its limit, and forgets any other', (_, keep, last) =>
    expect([-1, 0, 0.5, last, last + 1].map(keep)).toEqual([null, 0, null, last, null]),
  );
  test('days there are', () =>
    expect(kept({ valid_from: '2026-02-30', valid_until: '2026-02-28' })).toMatchObject({ valid_from: null, valid_until: '2026-02-28' }));
});

describe('what a product costs', () => {
  const withPromo = (price: number | null, promoPrice: ProductContent['promo']) => ({ ...promo, price, promo: promoPrice });
  const percent = (value: number | null) => ({ kind: 'percent', value }) as const;
  test.each<[string, number | null, ProductContent['promo'], number | null, number]>([
    ['20 percent off', 10_000_000, percent(20), 8_000_000, 20],
    ['half a Rupiah is rounded up', 1_001, percent(50), 501, 49],
    ['nothing off', 1_000, percent(0), 1_000, 0],
    ['everything off', 1_000, percent(100), 0, 100],
    ['more than everything', 1_000, percent(101), null, 0],
    ['less than nothing', 1_000, percent(-1), null, 0],
    ['not filled in', 1_000, percent(null), null, 0],
    ['an amount', 3_000, { kind: 'amount', value: 2_000 }, 2_000, 33],
    ['an amount above the price', 3_000, { kind: 'amount', value: 4_000 }, 4_000, 0],
    ['no price', null, percent(20), null, 0],
    ['a price of nothing', 0, percent(20), 0, 0],
    ['a price of one Rupiah', 1, { kind: 'amount', value: 0 }, 0, 100],
  ])('a promo: %s', (_, price, promoPrice, now, off) => {
    expect(priceOf(withPromo(price, promoPrice))).toBe(now);
    expect(percentOff(withPromo(price, promoPrice))).toBe(off);
  });
  test('what is no promo costs its price, whatever promo was typed', () => {
    expect(priceOf({ ...whole, promo: percent(50) })).toBe(10_000_000);
    expect(percentOff({ ...whole, promo: percent(50) })).toBe(0);
  });
  test.each<[string, ProductContent['down_payment'], number | null]>([
    ['none', { kind: 'none' }, null],
    ['not filled in', { kind: 'percent', value: null }, null],
    ['an amount', { kind: 'amount', value: 123 }, 123],
    ['30 percent of the promo price', { kind: 'percent', value: 30 }, 2_400_000],
  ])('the down payment: %s', (_, asked, amountIdr) => {
    expect(downPaymentOf({ ...promo, down_payment: asked })).toBe(amountIdr);
    expect(downPaymentOf({ ...promo, price: null, down_payment: asked })).toBe(asked.kind === 'percent' ? null : amountIdr);
  });
});

describe('at the edge', () => {
  const refused = (content: ProductContent) => {
    const checked = check(content);
    return checked.ok ? [] : checked.refusals;
  };
  test('all of the price may be asked at first, not more', () => {
    const percent = (value: number) => ({ ...whole, down_payment: { kind: 'percent', value } }) as const;
    expect(refused(percent(100))).toEqual([]);
    expect(refused(percent(101))).toEqual([{ code: 'store.percent_invalid', field: 'down_payment', params: { maximum: 100 } }]);
  });
  test('a product is offered for 366 days, from its first day if that is ahead and from today otherwise', () => {
    expect(refused({ ...promo, valid_from: '2027-01-01', valid_until: '2028-01-02' })).toEqual([]);
    expect(refused({ ...promo, valid_from: '2027-01-01', valid_until: '2028-01-03' })).toHaveLength(1);
    expect(refused({ ...promo, valid_from: '2026-01-01', valid_until: '2027-11-21' })).toEqual([]);
    expect(refused({ ...promo, valid_from: '2026-01-01', valid_until: '2027-11-22' })).toHaveLength(1);
  });
});

test('a price is the nearest Rupiah to its percent', () => {
  const content = {
    ...promo,
    price: 10_000,
    promo: { kind: 'percent', value: 18.15 },
    down_payment: { kind: 'percent', value: 8.2 },
  } as const;
  expect(priceOf(content)).toBe(8_185);
  expect(downPaymentOf({ ...content, kind: 'reguler' })).toBe(820);
});
