import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, businessDayOf } from '../time.ts';
import { periodOf, periodPresets } from './periods.ts';
import { changeOf, granularityOf, isCountedInFull, noFigures, ratiosOf, slotsOf, totalsOf, zeroFilled } from './statistic.ts';

const figures = { impressions: 100, clicks: 4, spendingIdr: 6_000, leads: 1 };

describe('the graph', () => {
  test('has a slot for every hour when it shows one day', () => {
    const day = { start: '2026-11-20', end: '2026-11-20' };
    expect(granularityOf(day)).toBe('hour');
    expect(slotsOf(day)).toHaveLength(24);
    expect(slotsOf(day)[13]).toBe('2026-11-20T13:00:00+07:00');
  });
  test('has a slot for every day when it shows more', () => {
    const days = { start: '2026-12-31', end: '2027-01-01' };
    expect(granularityOf(days)).toBe('day');
    expect(slotsOf(days)).toEqual(['2026-12-31', '2027-01-01']);
  });
  test('shows zero where nothing was counted, adds up a slot counted twice, and leaves out what lies outside', () => {
    const period = { start: '2026-11-19', end: '2026-11-21' };
    const counted = [
      { date: '2026-11-20', ...figures },
      { date: '2026-11-20', ...figures },
      { date: '2026-11-22', ...figures },
    ];
    expect(zeroFilled(period, counted)).toEqual([
      { date: '2026-11-19', ...noFigures },
      { date: '2026-11-20', impressions: 200, clicks: 8, spendingIdr: 12_000, leads: 2 },
      { date: '2026-11-21', ...noFigures },
    ]);
  });
});

test('totals are the sum of the days for every preset and any custom range', () => {
  const today = '2026-11-20';
  const count = fc.nat(10_000);
  const counted = fc.array(
    fc.record({
      date: fc.integer({ min: -400, max: 0 }).map((n) => addDays(today, n)),
      impressions: count,
      clicks: count,
      spendingIdr: count,
      leads: count,
    }),
    { maxLength: 60 },
  );
  const custom = fc.tuple(fc.integer({ min: -380, max: -1 }), fc.integer({ min: 1, max: 365 })).map(([from, days]) => {
    const start = addDays(today, from);
    return { start, end: addDays(start, days) };
  });
  const preset = fc
    .constantFrom(...periodPresets.filter((one) => one !== 'today' && one !== 'yesterday'))
    .map((one) => periodOf(one, today));
  fc.assert(
    fc.property(counted, fc.oneof(custom, preset), (rows, period) => {
      const inside = rows.filter(({ date }) => period.start <= date && date <= period.end);
      expect(totalsOf(zeroFilled(period, rows))).toEqual(totalsOf(inside));
    }),
  );
});

test('the hours of a day all belong to it', () => {
  for (const hour of slotsOf({ start: '2028-02-29', end: '2028-02-29' })) expect(businessDayOf(Date.parse(hour))).toBe('2028-02-29');
});

describe('what the figures say', () => {
  test('rate and costs', () => expect(ratiosOf(figures)).toEqual({ ctr: 0.04, averageCpcIdr: 1_500, costPerLeadIdr: 6_000 }));
  test('costs are whole Rupiah', () => expect(ratiosOf({ ...figures, clicks: 7 }).averageCpcIdr).toBe(857));
  test('nothing where there is nothing to divide by', () =>
    expect(ratiosOf(noFigures)).toEqual({ ctr: null, averageCpcIdr: null, costPerLeadIdr: null }));
  test.each([
    [150, 100, 0.5],
    [0, 100, -1],
    [996, 1_000, -0.004],
    [1_004, 1_000, 0.004],
    [994, 1_000, -0.006],
    [100_001, 100_000, 0.001],
    [1_000, 1_000, 0],
    [986, 1_000, -0.01],
    [1, 440, -0.998],
    [1, 100_000, -0.999],
    [2_004, 1_000, 1],
    [100, 0, null],
    [0, 0, null],
  ])('%i after %i is a change of %s', (now, before, change) => expect(changeOf(now, before)).toBe(change));
});

test.each([
  ['counted since long before', '2025-06-01', true],
  ['begun on its first day, which is not whole', '2025-11-21', false],
  ['of which only the last month was counted', '2026-10-22', false],
  ['before anything was counted', null, false],
] as const)('a period %s: compared with %s', (_, since, isWhole) =>
  expect(isCountedInFull({ start: '2025-11-21', end: '2026-11-20' }, since)).toBe(isWhole),
);

test('costs of a click and of a lead are the nearest Rupiah', () => {
  expect(ratiosOf({ impressions: 100, clicks: 3, spendingIdr: 20_000, leads: 3 })).toEqual({
    ctr: 0.03,
    averageCpcIdr: 6_667,
    costPerLeadIdr: 6_667,
  });
});
