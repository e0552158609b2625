import { describe, expect, test } from 'vitest';
import { checkAmount, defaultAdjustmentRules } from './adjustment.ts';

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
