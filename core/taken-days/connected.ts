// The vendor's calendar elsewhere: what of it takes days here, and what it shows of ours.
import { calendarInstant, calendarLines, calendarText } from '../calendar-lines.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';
import { addDays, type BusinessDay, businessDayOf, daysOf, endOfBusinessDay, hourMs, startOfBusinessDay } from '../time.ts';
import { calendarRules, type DayPart, type Taken } from './day-status.ts';
import { compareTexts } from '../text.ts';

/** An entry of another calendar: whole days, both included, or from one instant to another (epoch milliseconds). */
export type Busy = { readonly title: string } & (
  | { readonly from: BusinessDay; readonly to: BusinessDay }
  | { readonly startsAt: number; readonly endsAt: number }
);

/** Why another calendar could not be read: its address leads into a private network, does not answer, says there is nothing; what is there is too large, or no calendar. */
export const readFailures = ['refused', 'unreachable', 'gone', 'too_large', 'not_a_calendar'] as const;
export type ReadFailure = (typeof readFailures)[number];

export const connectionRules = {
  addressLengthMax: 2_000,
  /** Another calendar may be this large. */
  bytesMax: 2 * 1_048_576,
  /** It may have so many entries, repetitions counted. */
  entriesMax: 10_000,
  /** The morning ends and the evening starts with this hour in Jakarta. */
  middleHour: 14,
  /** An entry takes a half of the day of which it fills so many hours. */
  hoursMin: 2,
} as const;

/** What another calendar takes of a day. `note` is for the vendor alone. */
export interface ConnectedDay extends Taken {
  readonly day: BusinessDay;
  readonly places: number;
  readonly note: string;
}

/**
 * The days that entries of another calendar take, from the first to the last of the span, in their order. Entries over whole days take the whole day, those
 * with hours each half of which they fill two hours or more, in Jakarta. Each takes one of the weddings of its day.
 */
export function daysTaken(busy: readonly Busy[], span: { readonly from: BusinessDay; readonly to: BusinessDay }): ConnectedDay[] {
  const found = new Map<string, { day: BusinessDay; part: DayPart; titles: string[] }>();
  for (const one of busy)
    for (const day of daysOf(...within(one, span))) {
      const part = partOf(one, day);
      if (part === null) continue;
      const key = `${day} ${part}`;
      const entry = found.get(key) ?? { day, part, titles: [] };
      entry.titles.push(one.title);
      found.set(key, entry);
    }
  return [...found.entries()]
    .toSorted(([one], [other]) => compareTexts(one, other))
    .map(([, { day, part, titles }]) => ({
      day,
      part,
      places: Math.min(titles.length, calendarRules.capacityMax),
      note: cut([...new Set(titles.filter((title) => title !== ''))].join(', ')),
    }));
}

function within(one: Busy, span: { readonly from: BusinessDay; readonly to: BusinessDay }): [BusinessDay, BusinessDay] {
  const [from, to] = 'from' in one ? [one.from, one.to] : [businessDayOf(one.startsAt), businessDayOf(one.endsAt)];
  return [from > span.from ? from : span.from, to < span.to ? to : span.to];
}

function partOf(one: Busy, day: BusinessDay): DayPart | null {
  if ('from' in one) return 'day';
  const start = startOfBusinessDay(day);
  const middle = start + connectionRules.middleHour * hourMs;
  const fills = (from: number, to: number): boolean =>
    Math.min(one.endsAt, to) - Math.max(one.startsAt, from) >= connectionRules.hoursMin * hourMs;
  const [morning, evening] = [fills(start, middle), fills(middle, endOfBusinessDay(day))];
  if (morning && evening) return 'day';
  if (morning) return 'morning';
  return evening ? 'evening' : null;
}

const cut = (text: string): string => Array.from(text).slice(0, calendarRules.noteLengthMax).join('');

/** Scheme, a host without a user before it, then anything without spaces. */
const webAddress = /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i;

/** The address of another calendar as it is asked for: `webcal:` is a word for `https:`. Refuses what is no address of the web. */
export function checkCalendarAddress(raw: string): Outcome<string, 'calendar.address_invalid'> {
  const address = raw.trim().replace(/^webcals?:/i, 'https:');
  return address.length <= connectionRules.addressLengthMax && webAddress.test(address)
    ? accept(address)
    : refuse({ code: 'calendar.address_invalid', field: 'address' });
}

/** An entry as another calendar is shown it. */
export interface ShownEntry {
  /** Stays the same as long as the entry lives. */
  readonly id: string;
  readonly day: BusinessDay;
  readonly title: string;
  /** Where it is kept here; empty: nowhere. */
  readonly url: string;
}

/** The calendar of taken days as a file that other calendars subscribe to; its entries take whole days. `madeAt` in epoch milliseconds. (RFC 5545, RFC 7986) */
export function calendarOfDays(name: string, entries: readonly ShownEntry[], madeAt: number): string {
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pelaminan//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${calendarText(name)}`,
    `X-WR-CALNAME:${calendarText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap(({ id, day, title, url }) => [
      'BEGIN:VEVENT',
      `UID:${id}@pelaminan`,
      `DTSTAMP:${calendarInstant(madeAt)}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
      `SUMMARY:${calendarText(title)}`,
      ...(url === '' ? [] : [`URL:${url}`]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}
