import { describe, expect, test } from 'vitest';
import { defaultAdRules } from '../ads/rules.ts';
import { defaultCreditRules } from '../credit/packages.ts';
import { defaultMembershipRules } from '../membership/price.ts';
import { defaultPayoutRules } from '../payouts/request.ts';
import { checkSetting, productSettings, rulesOf, settingNames, startingValues } from './product-settings.ts';

test('the starting values make the rules the product starts with, and each is one its setting may have', () => {
  expect(rulesOf(startingValues)).toEqual({
    ads: defaultAdRules,
    credit: defaultCreditRules,
    membership: defaultMembershipRules,
    payouts: defaultPayoutRules,
    taxBasisPoints: 1_100,
    paymentLifeMs: defaultCreditRules.orderLifeMs,
  });
  for (const name of settingNames)
    expect(checkSetting(name, startingValues[name]), name).toEqual({ ok: true, value: startingValues[name] });
});

test('settings that depend on each other never overlap, whatever each is set to alone', () => {
  const { 'ads.minimum_cpc': minimum, 'ads.minimum_cpc_by_category': own, 'ads.maximum_cpc': maximum } = productSettings;
  expect(Math.max(minimum.maximum, own.maximum)).toBeLessThanOrEqual(maximum.minimum);
  expect(productSettings['credit.custom_minimum'].maximum).toBeLessThanOrEqual(productSettings['credit.custom_maximum'].minimum);
  expect(productSettings['ads.maximum_cpc'].maximum).toBeLessThanOrEqual(productSettings['ads.maximum_daily_budget'].minimum);
});

test('the least and the most a setting may be are values it may have', () => {
  for (const name of settingNames) {
    const shape = productSettings[name];
    if (shape.kind !== 'number') continue;
    for (const value of [shape.minimum, shape.maximum]) expect(checkSetting(name, value), `${name} ${value}`).toEqual({ ok: true, value });
  }
});

describe('a setting may have', () => {
  const codeOf = (name: Parameters<typeof checkSetting>[0], raw: unknown): string | undefined => {
    const checked = checkSetting(name, raw);
    return checked.ok ? undefined : checked.refusals[0].code;
  };
  test.each([
    ['tax.vat', 0, undefined],
    ['tax.vat', 1_200, undefined],
    ['tax.vat', -1, 'settings.below_minimum'],
    ['tax.vat', 5_001, 'settings.above_maximum'],
    ['tax.vat', 11.5, 'settings.value_required'],
    ['tax.vat', '1100', 'settings.value_required'],
    ['tax.vat', null, 'settings.value_required'],
    ['tax.vat', [1_100], 'settings.value_required'],
    ['ads.minimum_cpc', 525, 'settings.not_in_steps'],
    ['ads.minimum_cpc_by_category', {}, undefined],
    ['ads.minimum_cpc_by_category', { 6: 1_500 }, undefined],
    ['ads.minimum_cpc_by_category', { venue: 1_500 }, 'settings.value_required'],
    ['ads.minimum_cpc_by_category', { 6: 20_000 }, 'settings.above_maximum'],
    ['ads.minimum_cpc_by_category', [1_500], 'settings.value_required'],
    ['credit.packages', [], 'settings.value_required'],
    ['credit.packages', [200_000, 200_000], 'settings.amounts_alike'],
    ['credit.packages', 200_000, 'settings.value_required'],
    ['credit.packages', Array.from({ length: 9 }, (_, i) => 100_000 * (i + 1)), 'settings.too_many'],
  ] as const)('%s %j: %s', (name, raw, code) => expect(codeOf(name, raw)).toBe(code));

  test('packages come back from the lowest to the highest', () =>
    expect(checkSetting('credit.packages', [300_000, 100_000])).toEqual({ ok: true, value: [100_000, 300_000] }));
});

test('prices by category are an object of numbers, and packages are eight at most', () => {
  const code = (name: Parameters<typeof checkSetting>[0], raw: unknown) => {
    const checked = checkSetting(name, raw);
    return checked.ok ? 'good' : checked.refusals[0].code;
  };
  for (const raw of [null, [], [500], '500', 500])
    expect(code('ads.minimum_cpc_by_category', raw), String(raw)).toBe('settings.value_required');
  expect(code('ads.minimum_cpc_by_category', { 2: 500 })).toBe('good');
  expect(code('credit.preselected_package', { 2: 500_000 })).toBe('settings.value_required');
  const packages = (count: number) => Array.from({ length: count }, (_, n) => (n + 1) * 100_000);
  expect([code('credit.packages', packages(8)), code('credit.packages', packages(9))]).toEqual(['good', 'settings.too_many']);
});
