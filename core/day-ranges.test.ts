import { describe, expect, test } from 'vitest';
import { rangeOf, rangePresetOf, rangePresets, withDay } from './day-ranges.ts';

describe('Ranges of days', () => {
  test.each([
    ['today', '2027-03-01', '2027-03-01'],
    ['yesterday', '2027-02-28', '2027-02-28'],
    ['last_7_days', '2027-02-23', '2027-03-01'],
    ['last_30_days', '2027-01-31', '2027-03-01'],
    ['this_month', '2027-03-01', '2027-03-01'],
    ['last_month', '2027-02-01', '2027-02-28'],
    ['this_year', '2027-01-01', '2027-03-01'],
  ] as const)('%s on 1 March 2027', (preset, start, end) => {
    expect(rangeOf(preset, '2027-03-01')).toEqual({ start, end });
  });

  test('last month of January lies in the year before', () => {
    expect(rangeOf('last_month', '2027-01-31')).toEqual({ start: '2026-12-01', end: '2026-12-31' });
  });

  test('a range that is a preset today is marked as that one', () => {
    for (const preset of rangePresets) {
      const { start, end } = rangeOf(preset, '2027-03-17');
      expect(rangePresetOf(start, end, '2027-03-17')).toBe(preset);
    }
    expect(rangePresetOf('2027-03-02', '2027-03-05', '2027-03-17')).toBeUndefined();
    expect(rangePresetOf('2027-03-02', null, '2027-03-17')).toBeUndefined();
  });

  test.each(['2027-01-15', '2027-02-01', '2027-02-07', '2027-11-30'])(
    'of several that are the same on %s, the one that was pressed is marked',
    (today) => {
      const ranges = rangePresets.map((preset) => rangeOf(preset, today));
      expect(new Set(ranges.map(({ start, end }) => `${start} ${end}`)).size).toBeLessThan(rangePresets.length);
      for (const [index, { start, end }] of ranges.entries()) {
        expect(rangePresetOf(start, end, today, rangePresets[index])).toBe(rangePresets[index]);
        // One that was pressed before, and is another range, marks nothing.
        expect(rangePresetOf(start, end, today, 'last_month')).toBe(rangePresetOf(start, end, today));
      }
    },
  );

  test('two presses make a range in whichever order; a third begins another', () => {
    const first = withDay({ start: null, end: null }, '2027-03-10');
    expect(first).toEqual({ start: '2027-03-10', end: null });
    expect(withDay(first, '2027-03-12')).toEqual({ start: '2027-03-10', end: '2027-03-12' });
    expect(withDay(first, '2027-03-10')).toEqual({ start: '2027-03-10', end: '2027-03-10' });
    const whole = withDay(first, '2027-03-01');
    expect(whole).toEqual({ start: '2027-03-01', end: '2027-03-10' });
    expect(withDay(whole, '2027-04-01')).toEqual({ start: '2027-04-01', end: null });
  });
});
