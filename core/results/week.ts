import { weekdayOf } from '../meetings/zone.ts';
import type { Idr } from '../money.ts';
import { businessDayOf, hourMs, startOfBusinessDay } from '../time.ts';

/** An hour of the week in Jakarta: weekday 0 is Monday, hour 0 starts at midnight. */
export interface HourOfWeek {
  readonly weekday: number;
  readonly hour: number;
}

/** What is counted by weekday and by hour. */
export interface TimeFigures {
  readonly clicks: number;
  readonly spendingIdr: Idr;
  /** Couples whose first contact it was, wherever they came from. */
  readonly contacts: number;
}

const nothing: TimeFigures = { clicks: 0, spendingIdr: 0, contacts: 0 };

/** The hour of the week in which an instant falls, epoch milliseconds. */
export function hourOfWeek(at: number): HourOfWeek {
  const day = businessDayOf(at);
  return { weekday: weekdayOf(day), hour: Math.floor((at - startOfBusinessDay(day)) / hourMs) };
}

/** Sums figures by weekday and by hour: seven and twenty-four rows, zero where nothing was. */
export function byWeekdayAndHour(counted: Iterable<HourOfWeek & Partial<TimeFigures>>): {
  readonly weekdays: readonly TimeFigures[];
  readonly hours: readonly TimeFigures[];
} {
  const weekdays = Array.from({ length: 7 }, () => nothing);
  const hours = Array.from({ length: 24 }, () => nothing);
  for (const one of counted) {
    weekdays[one.weekday] = added(weekdays[one.weekday], one);
    hours[one.hour] = added(hours[one.hour], one);
  }
  return { weekdays, hours };
}

const added = (sum: TimeFigures = nothing, { clicks = 0, spendingIdr = 0, contacts = 0 }: Partial<TimeFigures>): TimeFigures => ({
  clicks: sum.clicks + clicks,
  spendingIdr: sum.spendingIdr + spendingIdr,
  contacts: sum.contacts + contacts,
});
