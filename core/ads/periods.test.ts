import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../time.ts';
import { checkPeriod, lengthOf, periodOf, periodPresets, presetDays, presetOf, previousPeriod } from './periods.ts';

const today = '2026-11-20';

describe('the periods of the graph', () => {
  test.each([
    ['today', '2026-11-20', '2026-11-20'],
    ['yesterday', '2026-11-19', '2026-11-19'],
    ['last_7_days', '2026-11-14', '2026-11-20'],
    ['last_30_days', '2026-10-22', '2026-11-20'],
    ['last_90_days', '2026-08-23', '2026-11-20'],
    ['last_180_days', '2026-05-25', '2026-11-20'],
    ['last_1_year', '2025-11-21', '2026-11-20'],
  ] as const)('%s is %s to %s', (preset, start, end) => expect(periodOf(preset, today)).toEqual({ start, end }));

  test('span 1, 7, 30, 90, 180 and 365 days', () => {
    expect(periodPresets.map((preset) => lengthOf(periodOf(preset, today)))).toEqual(periodPresets.map((preset) => presetDays[preset]));
  });

  test('are recognised again, and a custom one is not', () => {
    for (const preset of periodPresets) expect(presetOf(periodOf(preset, today), today)).toBe(preset);
    expect(presetOf({ start: '2026-11-01', end: '2026-11-20' }, today)).toBeNull();
  });
});

describe('a custom period', () => {
  test.each([
    ['one day', '2026-11-20', '2026-11-20'],
    ['366 days', '2026-01-01', '2027-01-01'],
    ['days to come', '2026-12-01', '2026-12-31'],
  ])('of %s is accepted', (_, start, end) => expect(checkPeriod(start, end)).toEqual({ ok: true, value: { start, end } }));

  test.each([
    ['367 days', '2026-01-01', '2027-01-02', [{ code: 'ads.period_too_long', field: 'end_date', params: { maximum: 366 } }]],
    ['an end before the start', '2026-11-20', '2026-11-19', [{ code: 'ads.period_end_before_start', field: 'end_date' }]],
    ['no real start', '2026-02-30', '2026-11-19', [{ code: 'ads.not_a_date', field: 'start_date' }]],
    [
      'no dates at all',
      undefined,
      7,
      [
        { code: 'ads.not_a_date', field: 'start_date' },
        { code: 'ads.not_a_date', field: 'end_date' },
      ],
    ],
  ])('of %s is refused', (_, start, end, refusals) => expect(checkPeriod(start, end)).toEqual({ ok: false, refusals }));
});

test('the previous period has equal length and ends the day before', () => {
  expect(previousPeriod({ start: '2026-03-01', end: '2026-03-07' })).toEqual({ start: '2026-02-22', end: '2026-02-28' });
  fc.assert(
    fc.property(fc.integer({ min: -5_000, max: 5_000 }), fc.integer({ min: 0, max: 365 }), (offset, length) => {
      const start = addDays(today, offset);
      const period = { start, end: addDays(start, length) };
      const before = previousPeriod(period);
      expect(lengthOf(before)).toBe(lengthOf(period));
      expect(daysBetween(before.end, period.start)).toBe(1);
    }),
  );
});
