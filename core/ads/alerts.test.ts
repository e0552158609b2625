import { describe, expect, test } from 'vitest';
import { alertCrossings, alertsOf } from './alerts.ts';
import type { AdSettings } from './settings.ts';

const settings: AdSettings = {
  cpcIdr: 1_000,
  dailyBudget: { kind: 'unlimited' },
  pacing: 'spread',
  period: { kind: 'always' },
  isEnabled: true,
};
const calm = { settings, balanceIdr: 100_000, expectedSpendPerDayIdr: 0, recommendedCpcIdr: 1_000 };
const alerts = (change: Partial<Parameters<typeof alertsOf>[0]>) => alertsOf({ ...calm, ...change });

describe('credit is running out', () => {
  test.each([
    ['below ten clicks', 9_999, 0, true],
    ['not at ten clicks', 10_000, 0, false],
    ['below two days of spend', 59_999, 30_000, true],
    ['not at two days of spend', 60_000, 30_000, false],
    ['below ten clicks, also when a day costs less', 9_999, 100, true],
    ['at nothing', 0, 0, true],
  ])('%s', (_, balanceIdr, expectedSpendPerDayIdr, isAlert) =>
    expect(alerts({ balanceIdr, expectedSpendPerDayIdr }).some(({ code }) => code === 'credit_running_out')).toBe(isAlert),
  );
});

test.each([
  ['ten clicks, when two days cost less', 4_999.9, 10_000],
  ['two days, when they cost more', 5_000.1, 10_001],
])('the alert names the credit it begins below: %s', (_, expectedSpendPerDayIdr, belowIdr) =>
  expect(alerts({ balanceIdr: 0, expectedSpendPerDayIdr })).toEqual([{ code: 'credit_running_out', belowIdr }]),
);

describe('cost per click is below the recommendation', () => {
  test('when it is lower', () =>
    expect(alerts({ recommendedCpcIdr: 1_050 })).toEqual([{ code: 'cpc_below_recommendation', recommendedIdr: 1_050 }]));
  test('not when it is equal', () => expect(alerts({})).toEqual([]));
});

test('no ad, or one that is switched off, gives no alerts', () => {
  expect(alerts({ settings: null, balanceIdr: 0, recommendedCpcIdr: 9_000 })).toEqual([]);
  expect(alerts({ settings: { ...settings, isEnabled: false }, balanceIdr: 0, recommendedCpcIdr: 9_000 })).toEqual([]);
});

test('an alert is told once per crossing', () => {
  expect(alertCrossings([], ['credit_running_out'])).toEqual(['credit_running_out']);
  expect(alertCrossings(['credit_running_out'], ['credit_running_out', 'cpc_below_recommendation'])).toEqual(['cpc_below_recommendation']);
  expect(alertCrossings(['credit_running_out'], [])).toEqual([]);
});
