import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAmount, checkDecider, defaultAdjustmentRules, needsSecond } from './adjustment.ts';

const rules = defaultAdjustmentRules;

describe('an amount', () => {
  test.each([1, -1, 5_000_000, -50_000_000, 50_000_000])('%d is taken', (amount) => {
    expect(checkAmount(amount, rules)).toEqual({ ok: true, value: amount });
  });
  test.each([0, -0, 1.5, Number.NaN, 1e308, '1000', null, undefined])('%s is none', (amount) => {
    expect(checkAmount(amount, rules)).toMatchObject({ ok: false, refusals: [{ code: 'operations.amount_invalid', field: 'amount' }] });
  });
  test('beyond the maximum is refused both ways', () => {
    for (const amount of [50_000_001, -50_000_001])
      expect(checkAmount(amount, rules)).toMatchObject({
        refusals: [{ code: 'operations.amount_above_maximum', params: { maximum: 50_000_000 } }],
      });
  });
});

describe('four eyes', () => {
  test.each([
    [5_000_000, 0, false],
    [-5_000_000, 0, false],
    [5_000_001, 0, true],
    [-5_000_001, 0, true],
    [1, 5_000_000, true],
    [2_000_000, 3_000_000, false],
  ])('for %d after %d alone on the same day: %s', (amount, alone, expected) => {
    expect(needsSecond(amount, alone, rules)).toBe(expected);
  });

  test('a large amount cannot be cut into small ones: what one operator posts alone in a day never exceeds the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -6_000_000, max: 6_000_000 }).filter((n) => n !== 0)), (amounts) => {
        let alone = 0;
        for (const amount of amounts) if (!needsSecond(amount, alone, rules)) alone += Math.abs(amount);
        expect(alone).toBeLessThanOrEqual(rules.aloneMaxIdr);
      }),
    );
  });

  test('whoever asked does not decide, and nothing is decided twice', () => {
    expect(checkDecider({ status: 'waiting', askedBy: 1 }, 2).ok).toBe(true);
    expect(checkDecider({ status: 'waiting', askedBy: 1 }, 1)).toMatchObject({ refusals: [{ code: 'operations.own_request' }] });
    for (const status of ['posted', 'refused'] as const)
      expect(checkDecider({ status, askedBy: 1 }, 2)).toMatchObject({ refusals: [{ code: 'operations.already_decided' }] });
  });
});
