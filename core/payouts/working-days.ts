import { dayNumberOf } from '../calendar.ts';
import { addDays, type BusinessDay, partsOf } from '../time.ts';

/** 1 January 1970, day 0, was a Thursday. */
const dayOfWeek = (day: BusinessDay): number => (((dayNumberOf(partsOf(day)) + 4) % 7) + 7) % 7;

/** Whether banks move money on a day: Monday to Friday, and not one of the holidays. */
export function isWorkingDay(day: BusinessDay, holidays: ReadonlySet<BusinessDay>): boolean {
  const weekday = dayOfWeek(day);
  return weekday !== 0 && weekday !== 6 && !holidays.has(day);
}

/**
 * The `n`-th working day after a day of the Jakarta calendar, which itself never counts. `n` is at least 1. The holidays must cover what lies
 * between; a year in which every day is one has no answer and is a fault of the table.
 */
export function workingDayAfter(day: BusinessDay, n: number, holidays: ReadonlySet<BusinessDay>): BusinessDay {
  let reached = day;
  for (let left = n, tries = 0; left > 0; tries++) {
    if (tries > 366) throw new RangeError(`no working day within a year after ${day}`);
    reached = addDays(reached, 1);
    if (isWorkingDay(reached, holidays)) left--;
  }
  return reached;
}
