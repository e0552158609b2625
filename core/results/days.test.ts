import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, businessDayOf, daysBetween } from '../time.ts';
import { type DayOfHappenings, happenedIn, hasHappened, monthsUntil, noHappenings, weekBefore } from './days.ts';

const day = (date: string, more: Partial<DayOfHappenings> = {}): DayOfHappenings => ({ ...noHappenings, date, ...more });
const anyDay = fc.integer({ min: 10_000, max: 40_000 }).map((number) => businessDayOf(number * 86_400_000));

describe('what happened in a span', () => {
  const days = [
    day('2026-11-24', { contacts: 1, paid: { count: 1, amountIdr: 5_000_000 } }),
    day('2026-11-25', { contacts: 2, quoted: 1, clicks: 7, spendingIdr: 21_000, impressions: 90 }),
    day('2026-11-26', { booked: { count: 1, amountIdr: 24_000_000 }, paid: { count: 2, amountIdr: 1_500_000 } }),
  ];
  test('is added up over its days, both ends included', () => {
    expect(happenedIn(days, { start: '2026-11-25', end: '2026-11-26' })).toEqual({
      contacts: 2,
      quoted: 1,
      booked: { count: 1, amountIdr: 24_000_000 },
      paid: { count: 2, amountIdr: 1_500_000 },
      impressions: 90,
      clicks: 7,
      spendingIdr: 21_000,
    });
  });
  test('is nothing where no day is in it', () => {
    expect(happenedIn(days, { start: '2026-11-27', end: '2026-11-30' })).toEqual(noHappenings);
    expect(hasHappened(noHappenings)).toBe(false);
  });
  test.each(['contacts', 'quoted', 'impressions', 'clicks', 'spendingIdr'] as const)('is something with %s alone', (name) =>
    expect(hasHappened({ ...noHappenings, [name]: 1 })).toBe(true),
  );
  test.each(['booked', 'paid'] as const)('is something with %s alone', (name) =>
    expect(hasHappened({ ...noHappenings, [name]: { count: 1, amountIdr: 1 } })).toBe(true),
  );
  test('falls apart at any day without a loss', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), (n, cut) => {
        const many = Array.from({ length: n }, (_, index) => day(addDays('2026-10-01', index), { contacts: index, quoted: 1 }));
        const [start, middle, end] = ['2026-10-01', addDays('2026-10-01', cut), '2027-10-01'];
        const [first, rest] = [happenedIn(many, { start, end: middle }), happenedIn(many, { start: addDays(middle, 1), end })];
        expect(first.contacts + rest.contacts).toBe(happenedIn(many, { start, end }).contacts);
        expect(first.quoted + rest.quoted).toBe(n);
      }),
    );
  });
});

describe('a month and the one before', () => {
  test.each([
    ['2026-11-26', ['2026-11-01', '2026-11-26'], ['2026-10-01', '2026-10-26']],
    ['2026-11-01', ['2026-11-01', '2026-11-01'], ['2026-10-01', '2026-10-01']],
    ['2027-01-15', ['2027-01-01', '2027-01-15'], ['2026-12-01', '2026-12-15']],
    ['2027-03-31', ['2027-03-01', '2027-03-31'], ['2027-02-01', '2027-02-28']],
    ['2028-03-30', ['2028-03-01', '2028-03-30'], ['2028-02-01', '2028-02-29']],
    ['2026-10-31', ['2026-10-01', '2026-10-31'], ['2026-09-01', '2026-09-30']],
  ] as const)('on %s', (today, [start, end], [startBefore, endBefore]) =>
    expect(monthsUntil(today)).toEqual({ month: { start, end }, before: { start: startBefore, end: endBefore } }),
  );
});

describe('the week before a day', () => {
  test.each([
    ['2026-11-22', '2026-11-09', '2026-11-15'],
    ['2026-11-23', '2026-11-16', '2026-11-22'],
    ['2026-11-24', '2026-11-16', '2026-11-22'],
    ['2026-11-29', '2026-11-16', '2026-11-22'],
    ['2026-11-30', '2026-11-23', '2026-11-29'],
    ['2027-01-01', '2026-12-21', '2026-12-27'],
  ])('%s: %s to %s', (today, start, end) => expect(weekBefore(today)).toEqual({ start, end }));
  test('is seven days that are over, and its end is at most a week ago', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const { start, end } = weekBefore(today);
        expect(daysBetween(start, end)).toBe(6);
        expect(daysBetween(end, today)).toBeGreaterThanOrEqual(1);
        expect(daysBetween(end, today)).toBeLessThanOrEqual(7);
        expect(weekBefore(addDays(end, 1))).toEqual({ start, end });
      }),
    );
  });
});
