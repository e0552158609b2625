import { dateOf, dayNumberOf } from './calendar.ts';

/** A day as people write it, 'YYYY-MM-DD', cut at midnight in Jakarta. */
export type BusinessDay = string;

export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/**
 * The business day is 00:00-24:00 Asia/Jakarta. This offset is the only place that says so (product 4). Western Indonesian
 * Time is UTC+7 all year, so a constant is exact and every day has 24 hours.
 */
const jakartaOffsetMs = 7 * hourMs;
const jakartaOffsetText = '+07:00';

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The business day in which an instant (epoch milliseconds) falls. The midnight itself belongs to the day it starts. */
export function businessDayOf(at: number): BusinessDay {
  const number = Math.floor((at + jakartaOffsetMs) / dayMs);
  if (number !== lastAsked.number) lastAsked = { number, text: textOf(number) };
  return lastAsked.text;
}
/** The day that was asked for last: it is nearly always today, and ads ask for it several times for every page. */
let lastAsked = { number: Number.NaN, text: '' };

/** The first instant of a business day: 00:00 WIB, epoch milliseconds. */
export function startOfBusinessDay(day: BusinessDay): number {
  return numberOf(day) * dayMs - jakartaOffsetMs;
}

/** The instant at which a business day is over: the 00:00 WIB that starts the next one. Exclusive. */
export function endOfBusinessDay(day: BusinessDay): number {
  return startOfBusinessDay(day) + dayMs;
}

/** The day `n` days later, or earlier when `n` is negative. */
export function addDays(day: BusinessDay, n: number): BusinessDay {
  return textOf(numberOf(day) + n);
}

/** How many days lie from one day to another: 1 from today to tomorrow, negative backwards. */
export function daysBetween(from: BusinessDay, to: BusinessDay): number {
  return numberOf(to) - numberOf(from);
}

/** Every day from `start` to `end`, both included; none when the end is before the start. */
export function daysOf(start: BusinessDay, end: BusinessDay): BusinessDay[] {
  const first = numberOf(start);
  return Array.from({ length: numberOf(end) - first + 1 }, (_, index) => textOf(first + index));
}

/**
 * Whether a value is a day of the calendar, written 'YYYY-MM-DD'. 30 February is none. Days before 1900 and after 2199 are refused:
 * they are slips of the keyboard, and whatever is reckoned from a day stays a day this way.
 */
export function isBusinessDay(value: unknown): value is BusinessDay {
  return typeof value === 'string' && dayPattern.test(value) && value >= '1900' && value < '2200' && textOf(numberOf(value)) === value;
}

/** The 24 instants at which the hours of a business day start. */
export function hoursOf(day: BusinessDay): number[] {
  const start = startOfBusinessDay(day);
  return Array.from({ length: 24 }, (_, hour) => start + hour * hourMs);
}

/** The hour of an instant as the statistics name it: '2026-11-20T13:00:00+07:00'. */
export function isoHour(at: number): string {
  const day = businessDayOf(at);
  const hour = Math.floor((at - startOfBusinessDay(day)) / hourMs);
  return `${day}T${padded(hour, 2)}:00:00${jakartaOffsetText}`;
}

/** A business day in its parts. */
export function partsOf(day: BusinessDay): { readonly year: number; readonly month: number; readonly day: number } {
  const [, year, month, date] = dayPattern.exec(day) ?? [];
  return { year: Number(year), month: Number(month), day: Number(date) };
}

const numberOf = (day: BusinessDay): number => dayNumberOf(partsOf(day));

function textOf(dayNumber: number): BusinessDay {
  const { year, month, day } = dateOf(dayNumber);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
