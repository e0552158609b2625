import { addDays, type BusinessDay, dayMs, daysBetween, minuteMs } from '../time.ts';

/**
 * How far a zone is east of UTC at an instant (epoch milliseconds), in milliseconds. Core knows no zones: anyone who asks brings the one it
 * means, and all arithmetic with it is here.
 */
export type OffsetAt = (at: number) => number;
/** A day as people of some zone write it, 'YYYY-MM-DD'. Unlike a business day it may be 23 or 25 hours long. */
export type LocalDay = BusinessDay;

const epoch: LocalDay = '1970-01-01';
const weekdays = 7;
/** 1 January 1970 was a Thursday, the fourth day of a week that starts on Monday. */
const epochWeekday = 3;

/** What a clock on the wall shows at an instant, as if it were UTC: milliseconds since the local 1970-01-01 00:00. */
const wallAt = (at: number, offsetAt: OffsetAt): number => at + offsetAt(at);
const wallOf = (day: LocalDay, minute: number): number => daysBetween(epoch, day) * dayMs + minute * minuteMs;

/** The day it is in a zone at an instant. */
export const dayIn = (at: number, offsetAt: OffsetAt): LocalDay => addDays(epoch, Math.floor(wallAt(at, offsetAt) / dayMs));

/** Minutes since midnight that a clock in a zone shows at an instant. */
export function minuteIn(at: number, offsetAt: OffsetAt): number {
  const wall = wallAt(at, offsetAt);
  return Math.floor((wall - Math.floor(wall / dayMs) * dayMs) / minuteMs);
}

/** The day of the week of a day: 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: LocalDay): number {
  return (((daysBetween(epoch, day) + epochWeekday) % weekdays) + weekdays) % weekdays;
}

/**
 * The instants at which the clocks of a zone show a minute of a day: one; none where clocks are put forward over it; two, in order, where
 * they are put back and show it twice. Zones change their clocks at most once within two days.
 */
export function instantsOf(day: LocalDay, minute: number, offsetAt: OffsetAt): readonly number[] {
  const wall = wallOf(day, minute);
  const offsets = new Set([offsetAt(wall - dayMs), offsetAt(wall + dayMs)]);
  return [...offsets]
    .map((offset) => wall - offset)
    .filter((at) => wallAt(at, offsetAt) === wall)
    .toSorted((one, other) => one - other);
}

/** When something that starts at a minute of a day starts: where clocks show the minute twice the first time, where never when they jump over it. */
export const beginningOf = (day: LocalDay, minute: number, offsetAt: OffsetAt): number =>
  instantsOf(day, minute, offsetAt)[0] ?? jumpOver(day, minute, offsetAt);

/** When something that ends at a minute of a day is over: where clocks show the minute twice the second time, where never when they jump over it. */
export const endOf = (day: LocalDay, minute: number, offsetAt: OffsetAt): number =>
  instantsOf(day, minute, offsetAt).at(-1) ?? jumpOver(day, minute, offsetAt);

/** The instant at which clocks jump over a minute that they never show. */
function jumpOver(day: LocalDay, minute: number, offsetAt: OffsetAt): number {
  const wall = wallOf(day, minute);
  // Clocks that jump over a minute are further ahead from then on.
  let before = wall - offsetAt(wall + dayMs);
  let after = wall - offsetAt(wall - dayMs);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (wallAt(middle, offsetAt) < wall) before = middle;
    else after = middle;
  }
  return after;
}
