import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditDaysLeft, ctrRangeOf, type EstimateInputs, estimateOf } from './estimate.ts';

const inputs: EstimateInputs = {
  today: '2026-11-20',
  cpcIdr: 1_000,
  dailyBudget: { kind: 'unlimited' },
  period: { kind: 'always' },
  balanceIdr: 100_000,
  impressionsPerDay: 500,
  ctr: { low: 0.01, high: 0.03 },
  referenceCpcIdr: 1_000,
};
const estimate = (change: Partial<EstimateInputs> = {}) => estimateOf({ ...inputs, ...change });

describe('about so many clicks a day', () => {
  test('are the displays times the click-through rate', () => expect(estimate().clicksPerDay).toEqual({ low: 5, high: 15 }));
  test.each([
    ['a daily budget of ten clicks', { dailyBudget: { kind: 'limited', amountIdr: 10_500 } } as const, { low: 5, high: 10 }],
    ['a balance of three clicks', { balanceIdr: 3_999 }, { low: 3, high: 3 }],
    ['no credit', { balanceIdr: 0 }, { low: 0, high: 0 }],
    ['no cost per click yet', { cpcIdr: 0 }, { low: 0, high: 0 }],
    ['no displays', { impressionsPerDay: 0 }, { low: 0, high: 0 }],
  ])('are limited by %s', (_, change, clicks) => expect(estimate(change).clicksPerDay).toEqual(clicks));
  test('follow the price up to double and down to half', () => {
    expect(estimate({ cpcIdr: 2_000 }).clicksPerDay).toEqual({ low: 10, high: 30 });
    expect(estimate({ cpcIdr: 10_000 }).clicksPerDay).toEqual({ low: 10, high: 10 });
    expect(estimate({ cpcIdr: 100 }).clicksPerDay).toEqual({ low: 2, high: 8 });
  });
});

describe('credit lasts', () => {
  test('from the fastest to the slowest spend', () =>
    expect(estimate().creditLastsUntil).toEqual({ earliestOn: '2026-11-26', latestOn: '2026-12-10' }));
  test('counted from the first day of a planned period', () =>
    expect(estimate({ period: { kind: 'custom', startsOn: '2026-12-01', endsOn: null } }).creditLastsUntil?.earliestOn).toBe('2026-12-07'));
  test('beyond what can be foretold when little is spent', () => {
    expect(estimate({ ctr: { low: 0, high: 0.03 } }).creditLastsUntil).toEqual({ earliestOn: '2026-11-26', latestOn: null });
    expect(estimate({ impressionsPerDay: 0 }).creditLastsUntil).toBeNull();
    expect(estimate({ balanceIdr: 50_000_000 }).creditLastsUntil).toBeNull();
  });
  test('so many days at a pace', () => {
    expect(creditDaysLeft(100_000, 30_000)).toBe(3.3);
    expect(creditDaysLeft(0, 30_000)).toBe(0);
    expect(creditDaysLeft(100_000, 0)).toBeNull();
  });
});

test('the range of a click-through rate narrows with what was seen and holds the mean', () => {
  const fresh = ctrRangeOf({ impressions: 0, clicks: 0 });
  const known = ctrRangeOf({ impressions: 10_000, clicks: 200 });
  expect(fresh.low).toBeLessThan(0.02);
  expect(fresh.high).toBeGreaterThan(0.02);
  expect(known.high - known.low).toBeLessThan(fresh.high - fresh.low);
});

test('whatever is typed, low is not above high and no day spends more than budget or balance', () => {
  const amount = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(amount, amount, amount, fc.nat(10_000), (cpcIdr, amountIdr, balanceIdr, impressionsPerDay) => {
      const { clicksPerDay, spendPerDayIdr } = estimate({
        cpcIdr,
        dailyBudget: { kind: 'limited', amountIdr },
        balanceIdr,
        impressionsPerDay,
      });
      expect(clicksPerDay.low).toBeLessThanOrEqual(clicksPerDay.high);
      expect(spendPerDayIdr.high).toBeLessThanOrEqual(Math.min(amountIdr, balanceIdr));
    }),
  );
});
