import { accept, allOf, type Outcome, type Refusal, refuse } from '../outcome.ts';
import { compareTexts } from '../text.ts';
import { isBusinessDay } from '../time.ts';
import type { LocalDay } from './zone.ts';

/** From and to as minutes since midnight on the vendor's clocks; 1440 is the midnight that ends the day. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}
/** A day that is not as its weekday: no intervals is a closed day. */
export interface Exception {
  readonly day: LocalDay;
  readonly intervals: readonly Interval[];
}
type SlotMinutes = (typeof availabilityRules.slotMinutes)[number];
/** When couples may meet a vendor online. (product 9, Online meeting) */
export interface Availability {
  readonly isOffered: boolean;
  /** The zone in which hours, days and the number a day are meant, as the IANA names it. */
  readonly timeZone: string;
  /** Seven days, Monday first. */
  readonly week: readonly (readonly Interval[])[];
  readonly exceptions: readonly Exception[];
  readonly slotMinutes: SlotMinutes;
  /** Kept free before and after each meeting. */
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  readonly noticeHours: number;
  readonly aheadDays: number;
  readonly perDayMax: number;
  /** The vendor's own room, an https address; empty: a room is made for each meeting. */
  readonly ownLink: string;
}

/** What a vendor asks for: its minutes may be any number still. */
export type WishedAvailability = Omit<Availability, 'slotMinutes'> & { readonly slotMinutes: number };

/** What may be chosen. The first four are what the screen offers. (product 9; decision 0034) */
export const availabilityRules = {
  slotMinutes: [15, 30, 45, 60],
  bufferMinutes: [0, 5, 10, 15, 30, 60],
  noticeHours: [1, 2, 4, 8, 12, 24, 48],
  aheadDays: [14, 30, 60, 90],
  perDayMost: 20,
  intervalsADayMax: 6,
  exceptionsMax: 60,
  linkLengthMax: 300,
  /** Intervals start and end on these minutes. */
  stepMinutes: 15,
} as const;

const dayMinutes = 1_440;
const officeHours: readonly Interval[] = [{ from: 9 * 60, to: 17 * 60 }];

/** What a vendor starts with: Monday to Saturday from nine to five, not yet offered. (product 9) */
export const defaultAvailability = (timeZone: string): Availability => ({
  isOffered: false,
  timeZone,
  week: Array.from({ length: 7 }, (_, weekday) => (weekday < 6 ? officeHours : [])),
  exceptions: [],
  slotMinutes: 30,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  noticeHours: 4,
  aheadDays: 60,
  perDayMax: 6,
  ownLink: '',
});

export type AvailabilityRefusal =
  | 'meetings.hours_invalid'
  | 'meetings.hours_overlap'
  | 'meetings.too_many_intervals'
  | 'meetings.exceptions_invalid'
  | 'meetings.choice_invalid'
  | 'meetings.time_zone_unknown'
  | 'meetings.link_invalid';

/**
 * Whether an availability can be kept. Fields as on the wire: `week.0` is Monday, `exceptions.2` the third of them. `isZone` knows the names of
 * zones. Answers it with intervals and exceptions in their order.
 */
export function checkAvailability(
  wished: WishedAvailability,
  isZone: (name: string) => boolean,
): Outcome<Availability, AvailabilityRefusal> {
  const checked = allOf({
    week: each(wished.week, 'week', checkDay),
    exceptions: checkExceptions(wished.exceptions),
    zone: isZone(wished.timeZone) ? accept(wished.timeZone) : refuse({ code: 'meetings.time_zone_unknown', field: 'time_zone' } as const),
    slot: oneOf('slot_minutes', availabilityRules.slotMinutes, wished.slotMinutes),
    before: oneOf('buffer_before_minutes', availabilityRules.bufferMinutes, wished.bufferBeforeMinutes),
    after: oneOf('buffer_after_minutes', availabilityRules.bufferMinutes, wished.bufferAfterMinutes),
    notice: oneOf('notice_hours', availabilityRules.noticeHours, wished.noticeHours),
    ahead: oneOf('ahead_days', availabilityRules.aheadDays, wished.aheadDays),
    perDay:
      Number.isInteger(wished.perDayMax) && wished.perDayMax >= 1 && wished.perDayMax <= availabilityRules.perDayMost
        ? accept(wished.perDayMax)
        : refuse({ code: 'meetings.choice_invalid', field: 'per_day_max' } as const),
    link: checkLink(wished.ownLink),
  });
  if (!checked.ok) return checked;
  const { week, exceptions, slot, link } = checked.value;
  return accept({ ...wished, week, exceptions, slotMinutes: slot, ownLink: link });
}

/** One day's intervals in order: each ends after it starts, on quarters of an hour, and none runs into the next. */
function checkDay(intervals: readonly Interval[], field: string): Outcome<readonly Interval[], AvailabilityRefusal> {
  if (intervals.length > availabilityRules.intervalsADayMax)
    return refuse({ code: 'meetings.too_many_intervals', field, params: { maximum: availabilityRules.intervalsADayMax } });
  const sorted = intervals.toSorted((one, other) => one.from - other.from);
  if (!sorted.every(isInterval)) return refuse({ code: 'meetings.hours_invalid', field });
  const isApart = sorted.every(({ from }, index) => sorted.slice(0, index).every(({ to }) => to <= from));
  return isApart ? accept(sorted) : refuse({ code: 'meetings.hours_overlap', field });
}

const isInterval = ({ from, to }: Interval): boolean =>
  [from, to].every((minute) => Number.isInteger(minute) && minute % availabilityRules.stepMinutes === 0) &&
  from >= 0 &&
  to <= dayMinutes &&
  from < to;

function checkExceptions(exceptions: readonly Exception[]): Outcome<readonly Exception[], AvailabilityRefusal> {
  const days = exceptions.map(({ day }) => day);
  if (exceptions.length > availabilityRules.exceptionsMax || new Set(days).size < days.length || !days.every(isBusinessDay))
    return refuse({ code: 'meetings.exceptions_invalid', field: 'exceptions', params: { maximum: availabilityRules.exceptionsMax } });
  const hours = each(
    exceptions.map(({ intervals }) => intervals),
    'exceptions',
    checkDay,
  );
  if (!hours.ok) return hours;
  return accept(
    exceptions
      .map(({ day }, index) => ({ day, intervals: hours.value[index] ?? [] }))
      .toSorted((one, other) => compareTexts(one.day, other.day)),
  );
}

function each<T>(
  values: readonly T[],
  field: string,
  check: (value: T, field: string) => Outcome<T, AvailabilityRefusal>,
): Outcome<readonly T[], AvailabilityRefusal> {
  const outcomes = values.map((value, index) => check(value, `${field}.${index}`));
  const refusals = outcomes.flatMap((outcome): readonly Refusal<AvailabilityRefusal>[] => (outcome.ok ? [] : outcome.refusals));
  const [first, ...more] = refusals;
  return first ? refuse(first, ...more) : accept(outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : [])));
}

function oneOf<T extends number>(field: string, choices: readonly T[], value: number): Outcome<T, 'meetings.choice_invalid'> {
  const choice = choices.find((one) => one === value);
  return choice === undefined ? refuse({ code: 'meetings.choice_invalid', field }) : accept(choice);
}

/** An https address with a host, in characters that addresses have. */
const linkShape = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][!-~]*)?$/i;

function checkLink(raw: string): Outcome<string, 'meetings.link_invalid'> {
  const link = raw.trim();
  if (link === '' || (link.length <= availabilityRules.linkLengthMax && linkShape.test(link))) return accept(link);
  return refuse({ code: 'meetings.link_invalid', field: 'own_link' });
}
