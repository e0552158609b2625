/**
 * Days of the Gregorian calendar as counts since 1970-01-01, in whole numbers alone: core has no `Date`, so that nothing here can
 * read the clock or the zone of the machine. The year is taken to start in March, which puts the leap day last.
 */

const daysPer400Years = 146_097;
/** From 0000-03-01, where the counting of 400-year cycles starts, to 1970-01-01. */
const daysBefore1970 = 719_468;

export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

/** The count of a date since 1970-01-01. Months and days outside the calendar run over into the next. */
export function dayNumberOf({ year, month, day }: CalendarDate): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const marchMonth = (month + 9) % 12;
  const cycle = Math.floor(marchYear / 400);
  const yearOfCycle = marchYear - cycle * 400;
  const dayOfYear = Math.floor((153 * marchMonth + 2) / 5) + day - 1;
  const dayOfCycle = yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100) + dayOfYear;
  return cycle * daysPer400Years + dayOfCycle - daysBefore1970;
}

/** The date of a count since 1970-01-01. */
export function dateOf(dayNumber: number): CalendarDate {
  const shifted = dayNumber + daysBefore1970;
  const cycle = Math.floor(shifted / daysPer400Years);
  const dayOfCycle = shifted - cycle * daysPer400Years;
  const leapDays = Math.floor(dayOfCycle / 1_460) - Math.floor(dayOfCycle / 36_524) + Math.floor(dayOfCycle / 146_096);
  const yearOfCycle = Math.floor((dayOfCycle - leapDays) / 365);
  const dayOfYear = dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}
