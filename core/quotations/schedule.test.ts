import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareOf, sum } from '../money.ts';
import { addDays } from '../time.ts';
import type { ScheduleRow } from './content.ts';
import { duesOf, instalmentAmounts, missingInSchedule, scheduleOf, schedulePresets } from './schedule.ts';

const percent = (value: number | null): ScheduleRow => ({ label: 'x', kind: 'percent', value, due_date: '2027-01-01' });
const amount = (value: number | null): ScheduleRow => ({ label: 'x', kind: 'amount', value, due_date: '2027-01-01' });

describe('the amounts of the rows', () => {
  test('30/40/30 of a total that cannot be split evenly', () =>
    expect(instalmentAmounts([percent(30), percent(40), percent(30)], 1_000_001)).toEqual([300_000, 400_001, 300_000]));
  test('percent and amounts beside each other', () =>
    expect(instalmentAmounts([amount(1_000_000), percent(50), amount(1_500_000)], 5_000_000)).toEqual([1_000_000, 2_500_000, 1_500_000]));
  test('what is not filled in yet is nothing', () => expect(instalmentAmounts([percent(null), amount(null)], 900)).toEqual([0, 0]));
});

test('what is missing is said to the Rupiah, and too much is negative', () => {
  expect(missingInSchedule([percent(30), percent(40)], 1_000_000)).toBe(300_000);
  expect(missingInSchedule([percent(30), percent(40), amount(300_001)], 1_000_000)).toBe(-1);
  expect(missingInSchedule([percent(30), percent(40), percent(30)], 1_000_000)).toBe(0);
});

test('rows of together 100 percent are the total exactly, each within a Rupiah of its share', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 1, maxLength: 12 }).map((raw) => {
    const cut = raw.reduce<number[]>((taken, share) => (sum(taken) + share < 10_000 ? [...taken, share] : taken), []);
    return [...cut, 10_000 - sum(cut)];
  });
  fc.assert(
    fc.property(shares, fc.integer({ min: 1, max: 10_000_000_000 }), (basisPoints, totalIdr) => {
      const amounts = instalmentAmounts(
        basisPoints.map((points) => percent(points / 100)),
        totalIdr,
      );
      expect(sum(amounts)).toBe(totalIdr);
      amounts.forEach((one, index) => {
        expect(one).toBeGreaterThanOrEqual(0);
        expect(Math.abs(one - shareOf(totalIdr, basisPoints[index] ?? 0))).toBeLessThanOrEqual(1);
      });
    }),
  );
});

const labels = { first: 'Deposit', middle: 'Second', last: 'Final', only: 'All' };

describe('the schedule a draft starts with', () => {
  const days = (eventOn: string | null) => scheduleOf(schedulePresets[0], '2026-11-20', eventOn, labels).map(({ due_date: due }) => due);
  test('in a week, half-way, two weeks before the event', () =>
    expect(days('2027-06-12')).toEqual(['2026-11-27', '2027-02-26', '2027-05-29']));
  test('all at once for an event that is near', () => expect(days('2026-12-01')).toEqual(['2026-11-27', '2026-11-27', '2026-11-27']));
  test('a month apart without an event', () => expect(days(null)).toEqual(['2026-11-27', '2026-12-27', '2027-01-26']));
});

describe('a schedule to choose', () => {
  test.each(schedulePresets.map((shares) => [shares.join('/'), shares] as const))('%s adds up to any total', (_, shares) =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (totalIdr) => {
        expect(missingInSchedule(scheduleOf(shares, '2026-11-20', null, labels), totalIdr)).toBe(0);
      }),
    ),
  );
  test.each([
    [[100], ['All']],
    [
      [50, 50],
      ['Deposit', 'Final'],
    ],
    [
      [25, 25, 25, 25],
      ['Deposit', 'Second', 'Second', 'Final'],
    ],
  ])('%j is called %j', (shares, names) =>
    expect(scheduleOf(shares, '2026-11-20', '2027-06-12', labels).map(({ label }) => label)).toEqual(names),
  );
  test('has its days in order, the last two weeks before the event, from a week on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 22, max: 700 }), (count, ahead) => {
        const eventOn = addDays('2026-11-20', ahead);
        const dues = duesOf(count, '2026-11-20', eventOn);
        expect(dues).toEqual(dues.toSorted());
        expect([dues.length, dues[0]]).toEqual([count, '2026-11-27']);
        expect(dues.at(-1)).toBe(addDays(eventOn, -14));
      }),
    );
  });
});

test('what is missing in a draft counts as nothing, and one instalment is due in a week', () => {
  expect(instalmentAmounts([{ label: '', kind: 'amount', value: 0, due_date: null }], 10_000)).toEqual([0]);
  expect(instalmentAmounts([{ label: '', kind: 'percent', value: null, due_date: null }], 10_000)).toEqual([0]);
  expect(duesOf(1, '2026-11-20', '2027-06-12')).toEqual(['2026-11-27']);
});
