import { addDays, hourMs, minuteMs } from '../time.ts';
import { type Availability, availabilityRules, type Interval } from './availability.ts';
import { beginningOf, dayIn, endOf, type LocalDay, minuteIn, type OffsetAt, weekdayOf } from './zone.ts';

/** From and to in epoch milliseconds; `to` is not part of it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}
/** A meeting that stands: its own time, and that with the vendor's buffers around it as they were when it was booked. */
export interface Booked extends Span {
  readonly blocked: Span;
}
type Hours = Pick<
  Availability,
  'week' | 'exceptions' | 'slotMinutes' | 'bufferBeforeMinutes' | 'bufferAfterMinutes' | 'noticeHours' | 'aheadDays' | 'perDayMax'
>;
export interface SlotQuestion {
  readonly hours: Hours;
  /** Every meeting of the vendor that stands, at least those on the local days that the range touches. */
  readonly booked: readonly Booked[];
  readonly now: number;
  readonly offsetAt: OffsetAt;
  /** Slots that start in it are asked for. */
  readonly range: Span;
  /** The vendor itself needs no notice of what it does. */
  readonly isVendor?: boolean;
}

/** Hours and changes of clocks lie on these steps. */
const stepMs = availabilityRules.stepMinutes * minuteMs;

/** Whether two spans share an instant; such that only touch do not. */
export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** A slot with what is kept free around it. */
export const blockedBy = ({ from, to }: Span, { bufferBeforeMinutes, bufferAfterMinutes }: Hours): Span => ({
  from: from - bufferBeforeMinutes * minuteMs,
  to: to + bufferAfterMinutes * minuteMs,
});

/**
 * The free slots that start in a range, in order. Hours are what the vendor's clocks show; a slot lasts its minutes in real time, so that an
 * hour that clocks jump over has none and one that they show twice has them twice. None runs into another meeting or its buffers, starts
 * before the notice is over or later than so many days ahead, or lies on a day that has its number of meetings. (product 9)
 */
export function freeSlots(question: SlotQuestion): Span[] {
  const { hours, booked, now, offsetAt, range, isVendor = false } = question;
  const earliest = Math.max(range.from, isVendor ? now : now + hours.noticeHours * hourMs);
  const lastDay = addDays(dayIn(now, offsetAt), hours.aheadDays);
  const perDay = countByDay(booked, offsetAt);
  const slots: Span[] = [];
  for (let day = dayIn(earliest, offsetAt); day <= lastDay && beginningOf(day, 0, offsetAt) < range.to; day = addDays(day, 1)) {
    if ((perDay.get(day) ?? 0) >= hours.perDayMax) continue;
    for (const slot of slotsOf(day, hours, offsetAt)) {
      if (slot.from < earliest || slot.from >= range.to) continue;
      const blocked = blockedBy(slot, hours);
      if (!booked.some((meeting) => overlaps(blocked, meeting.blocked))) slots.push(slot);
    }
  }
  return slots;
}

/** Whether a slot of this start is free: the very one that `freeSlots` offers. */
export const freeSlotAt = (at: number, question: Omit<SlotQuestion, 'range'>): Span | null =>
  freeSlots({ ...question, range: { from: at, to: at + 1 } })[0] ?? null;

/** The hours of a day: those of its exception, else those of its weekday. */
export const intervalsOn = (day: LocalDay, { week, exceptions }: Pick<Hours, 'week' | 'exceptions'>): readonly Interval[] =>
  exceptions.find((exception) => exception.day === day)?.intervals ?? week[weekdayOf(day)] ?? [];

function slotsOf(day: LocalDay, hours: Hours, offsetAt: OffsetAt): Span[] {
  const length = hours.slotMinutes * minuteMs;
  return intervalsOn(day, hours).flatMap((interval) => {
    const [from, to] = [beginningOf(day, interval.from, offsetAt), endOf(day, interval.to, offsetAt)];
    const count = Math.floor((to - from) / length);
    // Where clocks show an hour twice, the time between two showings of a minute may lie outside the hours.
    const isOpen = (at: number): boolean => {
      const minute = minuteIn(at, offsetAt);
      return minute >= interval.from && minute < interval.to;
    };
    return Array.from({ length: count }, (_, index) => ({ from: from + index * length, to: from + (index + 1) * length })).filter((slot) =>
      Array.from({ length: Math.ceil(length / stepMs) }, (_, step) => slot.from + step * stepMs).every(isOpen),
    );
  });
}

function countByDay(booked: readonly Booked[], offsetAt: OffsetAt): ReadonlyMap<LocalDay, number> {
  const counts = new Map<LocalDay, number>();
  for (const { from } of booked) {
    const day = dayIn(from, offsetAt);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}
