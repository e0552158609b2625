import { describe, expect, it } from 'vitest';
import { byWeekdayAndHour, hourOfWeek } from './week.ts';

describe('the hour of the week', () => {
  it.each([
    ['a Monday starts at midnight in Jakarta', '2026-11-22T17:00:00Z', 0, 0],
    ['the minute before is still Sunday', '2026-11-22T16:59:59Z', 6, 23],
    ['a Friday morning', '2026-11-20T03:10:00Z', 4, 10],
  ])('%s', (_, at, weekday, hour) => expect(hourOfWeek(Date.parse(at))).toEqual({ weekday, hour }));
});

it('sums by weekday and by hour, and has a row for those without anything', () => {
  const { weekdays, hours } = byWeekdayAndHour([
    { weekday: 0, hour: 9, clicks: 2, spendingIdr: 3_000 },
    { weekday: 0, hour: 20, clicks: 1, spendingIdr: 1_500 },
    { weekday: 6, hour: 20, contacts: 1 },
  ]);
  expect([weekdays.length, hours.length]).toEqual([7, 24]);
  expect(weekdays[0]).toEqual({ clicks: 3, spendingIdr: 4_500, contacts: 0 });
  expect(weekdays[6]).toEqual({ clicks: 0, spendingIdr: 0, contacts: 1 });
  expect(hours[20]).toEqual({ clicks: 1, spendingIdr: 1_500, contacts: 1 });
  expect(hours[0]).toEqual({ clicks: 0, spendingIdr: 0, contacts: 0 });
});
