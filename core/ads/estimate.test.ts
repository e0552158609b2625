import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditDaysLeft, type EstimateInputs, estimateOf } from './estimate.ts';

const brings = (low: number, high: number) => {
  const clicksPerDay = { low, likely: (low + high) / 2, high };
  return [{ cpcIdr: 500, viewsPerDay: { low: low * 50, likely: clicksPerDay.likely * 50, high: high * 50 }, clicksPerDay }];
};
const inputs: EstimateInputs = {
  today: '2026-11-20',
  cpcIdr: 1_000,
  dailyBudget: { kind: 'unlimited' },
  period: { kind: 'always' },
  balanceIdr: 100_000,
  forecast: brings(5, 15),
};
const estimate = (change: Partial<EstimateInputs> = {}) => estimateOf({ ...inputs, ...change });

describe('about so many clicks a day', () => {
  test('are what the forecast says of the cost per click', () =>
    expect(estimate()?.clicksPerDay).toEqual({ low: 5, likely: 10, high: 15 }));
  test('are whole: down at the low end, up at the high end', () =>
    expect(estimate({ forecast: brings(2.9, 4.1) })?.clicksPerDay).toEqual({ low: 2, likely: 4, high: 5 }));
  test.each([
    ['a daily budget of ten clicks', { dailyBudget: { kind: 'limited', amountIdr: 10_500 } } as const, { low: 5, likely: 10, high: 10 }],
    ['a daily budget of three clicks', { dailyBudget: { kind: 'limited', amountIdr: 3_000 } } as const, { low: 3, likely: 3, high: 3 }],
    ['no cost per click yet', { cpcIdr: 0 }, { low: 0, likely: 0, high: 0 }],
    [
      'a budget of seven Rupiah at one a click',
      { cpcIdr: 1, dailyBudget: { kind: 'limited', amountIdr: 7 } } as const,
      { low: 5, likely: 7, high: 7 },
    ],
  ])('are limited by %s', (_, change, clicks) => expect(estimate(change)?.clicksPerDay).toEqual(clicks));
  test('say that the budget is the limit only when the market would bring more', () => {
    expect(estimate({ dailyBudget: { kind: 'limited', amountIdr: 9_000 } })?.isBudgetLimit).toBe(true);
    expect(estimate({ dailyBudget: { kind: 'limited', amountIdr: 10_000 } })?.isBudgetLimit).toBe(false);
    expect(estimate()?.isBudgetLimit).toBe(false);
  });
  test('are the same before there is credit', () =>
    expect(estimate({ balanceIdr: 0 })?.clicksPerDay).toEqual({ low: 5, likely: 10, high: 15 }));
  test('are not guessed while nothing was seen of the market', () => expect(estimate({ forecast: [] })).toBeNull());
});

describe('about so many views a day', () => {
  test('are what the forecast says', () => expect(estimate()?.viewsPerDay).toEqual({ low: 250, likely: 500, high: 750 }));
  test('are fewer in the same measure in which a budget allows fewer clicks', () =>
    expect(estimate({ dailyBudget: { kind: 'limited', amountIdr: 10_000 } })?.viewsPerDay).toEqual({ low: 250, likely: 500, high: 500 }));
  test('are in their order however a budget cuts a range of clicks that is wider than that of views', () => {
    const forecast = [{ cpcIdr: 500, viewsPerDay: { low: 140, likely: 160, high: 180 }, clicksPerDay: { low: 1, likely: 3, high: 5 } }];
    const { low = 0, likely = 0, high = 0 } = estimate({ forecast, dailyBudget: { kind: 'limited', amountIdr: 1_000 } })?.viewsPerDay ?? {};
    expect([low, likely, high]).toEqual([36, 53, 140]);
  });
  test('are what the forecast says where it knows of no click', () => {
    const forecast = [{ cpcIdr: 500, viewsPerDay: { low: 100, likely: 200, high: 300 }, clicksPerDay: { low: 0, likely: 1, high: 2 } }];
    expect(estimate({ forecast })?.viewsPerDay).toEqual({ low: 100, likely: 200, high: 300 });
  });
  test('are none without clicks that can be paid', () =>
    expect(estimate({ cpcIdr: 0 })?.viewsPerDay).toEqual({ low: 0, likely: 0, high: 0 }));
});

describe('about so many leads a week', () => {
  const leads = (clicks: number, of: number) => estimate({ lately: { clicks, leads: of } })?.leadsPerWeek;
  test('follow the rate of the last thirty days, with a range that is narrower the more clicks there were', () => {
    expect(leads(100, 10)).toEqual({ low: 2, likely: 7, high: 16 });
    expect(leads(10_000, 1_000)).toEqual({ low: 3, likely: 7, high: 11 });
  });
  test('are not said with fewer than thirty clicks', () => {
    expect([leads(29, 5), estimate()?.leadsPerWeek]).toEqual([null, null]);
    expect(leads(30, 0)).toMatchObject({ low: 0, likely: 0 });
    expect(leads(30, 0)?.high).toBeGreaterThan(0);
  });
  test('have the Wilson interval of four of five', () => {
    const ofThousand = (clicks: number, of: number) =>
      estimate({ forecast: brings(1_000, 1_000), lately: { clicks, leads: of } })?.leadsPerWeek;
    // Of 7,000 clicks: 6.78 to 14.51 percent with 10 of 100, 0 to 5.18 percent with none of 30.
    expect(ofThousand(100, 10)).toEqual({ low: 474, likely: 700, high: 1_016 });
    expect(ofThousand(30, 0)).toEqual({ low: 0, likely: 0, high: 363 });
  });
  test('never exceed the clicks', () => {
    expect(leads(30, 30)).toEqual({ low: 33, likely: 70, high: 105 });
    expect(leads(30, 40)).toEqual({ low: 33, likely: 70, high: 105 });
  });
});

describe('credit lasts', () => {
  test('from the fastest to the slowest spend', () =>
    expect(estimate()?.creditLastsUntil).toEqual({ earliestOn: '2026-11-26', latestOn: '2026-12-10' }));
  test('counted from the first day of a planned period', () =>
    expect(estimate({ period: { kind: 'custom', startsOn: '2026-12-01', endsOn: null } })?.creditLastsUntil?.earliestOn).toBe(
      '2026-12-07',
    ));
  test('counted from today in a period that has started', () =>
    expect(estimate({ period: { kind: 'custom', startsOn: '2026-11-01', endsOn: null } })?.creditLastsUntil?.earliestOn).toBe(
      '2026-11-26',
    ));
  test('a year at most, to the last part of a day rounded down', () => {
    const until = (balanceIdr: number) => estimate({ balanceIdr })?.creditLastsUntil;
    expect(until(365 * 15_000)).toEqual({ earliestOn: '2027-11-20', latestOn: null });
    expect(until(366 * 15_000)).toBeNull();
    expect(until(365 * 5_000)).toMatchObject({ latestOn: '2027-11-20' });
    expect(until(366 * 5_000)).toMatchObject({ latestOn: null });
    expect(until(29_999)).toEqual({ earliestOn: '2026-11-21', latestOn: '2026-11-25' });
  });
  test('longer than can be estimated if little is spent', () => {
    expect(estimate({ forecast: brings(0, 15) })?.creditLastsUntil).toEqual({ earliestOn: '2026-11-26', latestOn: null });
    expect(estimate({ forecast: brings(0, 0) })?.creditLastsUntil).toBeNull();
    expect(estimate({ balanceIdr: 50_000_000 })?.creditLastsUntil).toBeNull();
  });
  test('so many days at a pace', () => {
    expect(creditDaysLeft(100_000, 30_000)).toBe(3.3);
    expect(creditDaysLeft(100_000, 28_000)).toBe(3.6);
    expect(creditDaysLeft(1, 0.5)).toBe(2);
    expect(creditDaysLeft(0, 30_000)).toBe(0);
    expect(creditDaysLeft(100_000, 0)).toBeNull();
  });
});

test('whatever is typed, the likely number is in its range and no day spends more than the budget', () => {
  const amount = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(amount, amount, amount, fc.nat(300), fc.nat(300), (cpcIdr, amountIdr, balanceIdr, low, more) => {
      const found = estimate({ cpcIdr, dailyBudget: { kind: 'limited', amountIdr }, balanceIdr, forecast: brings(low, low + more) });
      expect(found?.clicksPerDay.low).toBeLessThanOrEqual(found?.clicksPerDay.likely ?? -1);
      expect(found?.clicksPerDay.likely).toBeLessThanOrEqual(found?.clicksPerDay.high ?? -1);
      expect(found?.spendPerDayIdr.high).toBeLessThanOrEqual(amountIdr);
    }),
  );
});
