import { accept, allOf, type Outcome, refuse } from '../outcome.ts';
import { cleanName } from '../text.ts';
import { type BusinessDay, daysBetween, daysOf } from '../time.ts';
import { aheadDaysMax, isTooFarAhead } from './ahead.ts';

/** Which part of a day something takes: all of it, or the time before or after the afternoon. */
export const dayParts = ['day', 'morning', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** What couples are told about a vendor and a day. */
export const dayStatuses = ['free', 'taken', 'ask'] as const;
export type DayStatus = (typeof dayStatuses)[number];

/** The same to a couple that is signed in: on the day that it booked a vendor itself, that. */
export const ownDayStatuses = [...dayStatuses, 'booked'] as const;
export type OwnDayStatus = (typeof ownDayStatuses)[number];

/** What the entries of a day alone say, see `blockageOf`; null: nothing. */
export type Blockage = Exclude<DayStatus, 'free'> | null;

/** Where an entry comes from: the vendor, an accepted quotation, a calendar the vendor subscribed to. */
export const takenSources = ['own', 'booking', 'subscribed'] as const;
export type TakenSource = (typeof takenSources)[number];

/** Something on a vendor's day. `places`: how many of its weddings of that day it takes; null: all of them. */
export interface Taken {
  readonly part: DayPart;
  readonly places: number | null;
}

export const calendarRules = {
  capacityMax: 20,
  noteLengthMax: 200,
  /** So many days are marked or read together. */
  rangeDaysMax: 62,
  /** Couples ask about so many vendors together. */
  vendorsAskedMax: 60,
  aheadDaysMax,
} as const;

/**
 * What the entries of a day alone say: taken when neither half has a place left, ask when only one half has, null when both have.
 * `capacity` is how many weddings the vendor takes a day.
 */
export function blockageOf(entries: readonly Taken[], capacity: number): Blockage {
  const [morning, evening] = halves.map((half) => placesTaken(entries, half, capacity) >= capacity);
  if (morning && evening) return 'taken';
  return morning || evening ? 'ask' : null;
}

/** Whether more is on a day than the vendor takes: a booking was accepted when no place was left. */
export const isOverbooked = (entries: readonly Taken[], capacity: number): boolean =>
  halves.some((half) => placesTaken(entries, half, capacity) > capacity);

const halves = ['morning', 'evening'] as const;
const placesTaken = (entries: readonly Taken[], half: (typeof halves)[number], capacity: number): number =>
  entries.reduce((taken, { part, places }) => taken + (part === 'day' || part === half ? (places ?? capacity) : 0), 0);

/** What couples are told. A day without entries is only called free by a vendor that keeps its calendar here; of any other they have to ask. */
export const dayStatus = (blockage: Blockage, isKept: boolean): DayStatus => blockage ?? (isKept ? 'free' : 'ask');

/** What a vendor marks: the same on each day from `from` to `to`. */
export interface Marking extends Taken {
  readonly from: BusinessDay;
  readonly to: BusinessDay;
  /** For the vendor alone. */
  readonly note: string;
}

type DayRefusal = 'calendar.day_past' | 'calendar.day_too_far';
export type MarkingRefusal =
  | DayRefusal
  | 'calendar.range_invalid'
  | 'calendar.places_invalid'
  | 'calendar.note_invalid'
  | 'calendar.note_too_long';

/** Refuses a day that is over, or too far ahead for anybody to plan. */
export function checkDay(day: BusinessDay, today: BusinessDay, field: string): Outcome<BusinessDay, DayRefusal> {
  if (day < today) return refuse({ code: 'calendar.day_past', field });
  return isTooFarAhead(day, today) ? refuse({ code: 'calendar.day_too_far', field }) : accept(day);
}

/** A marking, cleaned. Refuses days that are over or out of order, more places than there are, and notes that are too long. */
export function checkMarking(
  given: Marking,
  { today, capacity }: { readonly today: BusinessDay; readonly capacity: number },
): Outcome<Marking, MarkingRefusal> {
  const checked = allOf({
    from: checkDay(given.from, today, 'from'),
    to: checkEnd(given, today),
    places: checkPlaces(given.places, capacity),
    note: checkNote(given.note),
  });
  return checked.ok ? accept({ ...given, ...checked.value }) : checked;
}

function checkEnd({ from, to }: Marking, today: BusinessDay): Outcome<BusinessDay, DayRefusal | 'calendar.range_invalid'> {
  if (to < from || daysBetween(from, to) >= calendarRules.rangeDaysMax)
    return refuse({ code: 'calendar.range_invalid', field: 'to', params: { maximum: calendarRules.rangeDaysMax } });
  return checkDay(to, today, 'to');
}

const checkPlaces = (places: number | null, capacity: number): Outcome<number | null, 'calendar.places_invalid'> =>
  places === null || (Number.isInteger(places) && places >= 1 && places <= capacity)
    ? accept(places)
    : refuse({ code: 'calendar.places_invalid', field: 'places', params: { maximum: capacity } });

function checkNote(raw: string): Outcome<string, 'calendar.note_invalid' | 'calendar.note_too_long'> {
  const note = cleanName(raw, { field: 'note', maxLength: calendarRules.noteLengthMax, isRequired: false });
  if (note.ok) return note;
  const [{ code, params = {} }] = note.refusals;
  return refuse({ code: code === 'text.too_long' ? 'calendar.note_too_long' : 'calendar.note_invalid', field: 'note', params });
}

/** How many weddings a vendor takes a day. */
export const checkCapacity = (capacity: number): Outcome<number, 'calendar.capacity_invalid'> =>
  Number.isInteger(capacity) && capacity >= 1 && capacity <= calendarRules.capacityMax
    ? accept(capacity)
    : refuse({ code: 'calendar.capacity_invalid', field: 'capacity', params: { maximum: calendarRules.capacityMax } });

/** The days of a marking. */
export const markedDays = ({ from, to }: Marking): BusinessDay[] => daysOf(from, to);
