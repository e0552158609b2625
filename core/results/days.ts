import type { Idr } from '../money.ts';
import { addDays, type BusinessDay, daysBetween } from '../time.ts';

/** So many of something, with so much money in whole Rupiah. */
export interface Sum {
  readonly count: number;
  readonly amountIdr: Idr;
}

/** What happened between a vendor and its couples on one business day or on several, and what its ad showed and cost. (decision 0158) */
export interface Happenings {
  /** Couples whose first contact with the vendor it was. */
  readonly contacts: number;
  /** Quotations that were sent for the first time. */
  readonly quoted: number;
  /** Quotations that couples accepted. */
  readonly booked: Sum;
  /** Instalments that couples paid, before our fee; what is or will be returned is left out. */
  readonly paid: Sum;
  readonly impressions: number;
  readonly clicks: number;
  readonly spendingIdr: Idr;
}

/** One day of them. */
export interface DayOfHappenings extends Happenings {
  readonly date: BusinessDay;
}

const nothing: Sum = { count: 0, amountIdr: 0 };
/** A day, or several, on which nothing happened. */
export const noHappenings: Happenings = {
  contacts: 0,
  quoted: 0,
  booked: nothing,
  paid: nothing,
  impressions: 0,
  clicks: 0,
  spendingIdr: 0,
};

const plus = (a: Sum, b: Sum): Sum => ({ count: a.count + b.count, amountIdr: a.amountIdr + b.amountIdr });

interface Span {
  readonly start: BusinessDay;
  readonly end: BusinessDay;
}

/** What happened from one day to another, both included. Days that are not listed had nothing. */
export const happenedIn = (days: readonly DayOfHappenings[], { start, end }: Span): Happenings =>
  days
    .filter(({ date }) => date >= start && date <= end)
    .reduce<Happenings>(
      (sum, day) => ({
        contacts: sum.contacts + day.contacts,
        quoted: sum.quoted + day.quoted,
        booked: plus(sum.booked, day.booked),
        paid: plus(sum.paid, day.paid),
        impressions: sum.impressions + day.impressions,
        clicks: sum.clicks + day.clicks,
        spendingIdr: sum.spendingIdr + day.spendingIdr,
      }),
      noHappenings,
    );

/** Whether anything happened at all. */
export const hasHappened = ({ contacts, quoted, booked, paid, impressions, clicks, spendingIdr }: Happenings): boolean =>
  contacts + quoted + booked.count + paid.count + impressions + clicks + spendingIdr > 0;

const firstOfMonth = (day: BusinessDay): BusinessDay => `${day.slice(0, 7)}-01`;

/** The month of a day up to that day, and as much of the month before: 1 to 26 November beside 1 to 26 October; the whole of a shorter one. */
export function monthsUntil(today: BusinessDay): { readonly month: Span; readonly before: Span } {
  const start = firstOfMonth(today);
  const last = addDays(start, -1);
  const same = `${last.slice(0, 7)}${today.slice(7)}`;
  return { month: { start, end: today }, before: { start: firstOfMonth(last), end: same < last ? same : last } };
}

const daysOfWeek = 7;
/** A Monday before every other day. */
const monday = '1970-01-05';

/** The last week, Monday to Sunday, that was over before a day. */
export function weekBefore(today: BusinessDay): Span {
  const intoWeek = daysBetween(monday, today) % daysOfWeek;
  const end = addDays(today, -intoWeek - 1);
  return { start: addDays(end, 1 - daysOfWeek), end };
}
