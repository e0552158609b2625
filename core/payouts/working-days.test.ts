import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, daysOf } from '../time.ts';
import { isWorkingDay, workingDayAfter } from './working-days.ts';

const none: ReadonlySet<string> = new Set();
const christmas: ReadonlySet<string> = new Set(['2026-12-24', '2026-12-25']);

describe('working days', () => {
  test.each([
    ['2026-11-20', true, 'Friday'],
    ['2026-11-21', false, 'Saturday'],
    ['2026-11-22', false, 'Sunday'],
    ['2026-11-23', true, 'Monday'],
    ['2028-02-29', true, 'a Tuesday that is rare'],
  ])('%s: %s, %s', (day, is) => expect(isWorkingDay(day, none)).toBe(is));

  test.each([
    ['2026-11-20', 1, '2026-11-23', 'over a weekend'],
    ['2026-11-20', 3, '2026-11-25', 'three of them'],
    ['2026-11-21', 1, '2026-11-23', 'asked for on a Saturday'],
    ['2026-12-23', 1, '2026-12-28', 'over holidays and a weekend'],
    ['2026-12-23', 3, '2026-12-30', 'three of them over holidays'],
    ['2026-12-31', 1, '2027-01-01', 'over the year, when the table knows no holiday there'],
  ])('after %s the %d. is %s: %s', (day, n, expected) => expect(workingDayAfter(day, n, christmas)).toBe(expected));
});

test('exactly n working days lie after a day up to the answer, which is one itself', () => {
  const day = fc.integer({ min: 0, max: 3_000 }).map((n) => addDays('2026-01-01', n));
  const holidays = fc.array(day, { maxLength: 40 }).map((days) => new Set(days));
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 10 }), holidays, (from, n, closed) => {
      const reached = workingDayAfter(from, n, closed);
      const between = daysOf(addDays(from, 1), reached).filter((one) => isWorkingDay(one, closed));
      expect(between).toHaveLength(n);
      expect(between.at(-1)).toBe(reached);
      expect(daysBetween(from, reached)).toBeGreaterThanOrEqual(n);
    }),
  );
});

test('a table without any working day is a fault, not an endless search', () => {
  const closedUntil = (day: string): ReadonlySet<string> => new Set(daysOf('2026-01-01', day));
  expect(workingDayAfter('2026-01-02', 1, closedUntil('2027-01-03'))).toBe('2027-01-04');
  expect(() => workingDayAfter('2026-01-02', 1, closedUntil('2027-01-04'))).toThrow('no working day within a year after 2026-01-02');
  const everyDay = new Set(daysOf('2026-01-01', '2028-01-01'));
  expect(() => workingDayAfter('2026-01-01', 1, everyDay)).toThrow('no working day');
});
