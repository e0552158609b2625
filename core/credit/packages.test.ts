import { describe, expect, test } from 'vitest';
import { checkCredits, defaultCreditRules as rules, orderTotals } from './packages.ts';

describe('credit comes in packages', () => {
  test.each(rules.packages)('$creditsIdr', ({ creditsIdr }) =>
    expect(checkCredits(creditsIdr, rules)).toEqual({ ok: true, value: creditsIdr }),
  );
  test('of which one is preselected', () => {
    expect(rules.packages.filter(({ isDefault }) => isDefault)).toEqual([{ creditsIdr: 500_000, isDefault: true }]);
  });
  test('and a package need not fit the steps of custom amounts', () => {
    const odd = { ...rules, packages: [{ creditsIdr: 77_777, isDefault: true }, ...rules.packages.slice(1)] };
    expect(checkCredits(77_777, odd).ok).toBe(true);
    expect(checkCredits(rules.custom.minimumIdr, odd).ok).toBe(true);
  });
});

describe('or as a custom amount in steps of Rp 50 000 from Rp 100 000 to Rp 50 000 000', () => {
  test.each([100_000, 150_000, 50_000_000])('%i is accepted', (credits) => expect(checkCredits(credits, rules).ok).toBe(true));
  test.each([
    [50_000, 'credit.amount_below_minimum', { minimum: 100_000 }],
    [0, 'credit.amount_below_minimum', { minimum: 100_000 }],
    [-100_000, 'credit.amount_below_minimum', { minimum: 100_000 }],
    [50_050_000, 'credit.amount_above_maximum', { maximum: 50_000_000 }],
    [1e308, 'credit.amount_above_maximum', { maximum: 50_000_000 }],
    [125_000, 'credit.amount_not_in_steps', { step: 50_000 }],
    [100_000.5, 'credit.amount_not_in_steps', { step: 50_000 }],
  ])('%s is refused', (credits, code, params) =>
    expect(checkCredits(credits, rules)).toEqual({ ok: false, refusals: [{ code, field: 'credits', params }] }),
  );
  test.each([null, undefined, '', '500000', Number.NaN, Number.POSITIVE_INFINITY, [500_000], true])('%j is not a number', (credits) =>
    expect(checkCredits(credits, rules)).toEqual({ ok: false, refusals: [{ code: 'credit.not_a_number', field: 'credits' }] }),
  );
});

test('the order summary has a subtotal, a tax line of 11 % and a total', () => {
  expect(orderTotals(500_000, 1_100)).toEqual({ subtotalIdr: 500_000, taxIdr: 55_000, totalIdr: 555_000 });
});
