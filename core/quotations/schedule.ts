import { type Idr, isIdr, shareOf, sum } from '../money.ts';
import { addDays, type BusinessDay, daysBetween } from '../time.ts';
import { hundredthsOf, type ScheduleRow } from './content.ts';

/**
 * The amount of each row in whole Rupiah. Rows in percent are rounded along their running sum, so that rows of together 100 % are exactly the
 * total and no row is more than a Rupiah away from its share. What is missing in a draft counts as nothing. (product 8; decision 0029)
 */
export function instalmentAmounts(schedule: readonly ScheduleRow[], totalIdr: Idr): readonly Idr[] {
  let basisPoints = 0;
  let before = 0;
  return schedule.map(({ kind, value }) => {
    if (kind === 'amount') return isIdr(value) ? Math.max(0, value) : 0;
    basisPoints += hundredthsOf(value) ?? 0;
    const after = shareOf(totalIdr, basisPoints);
    const amountIdr = after - before;
    before = after;
    return amountIdr;
  });
}

/** What the schedule still lacks to the total, in whole Rupiah: 0 when it adds up, negative when it asks for too much. */
export function missingInSchedule(schedule: readonly ScheduleRow[], totalIdr: Idr): Idr {
  return totalIdr - sum(instalmentAmounts(schedule, totalIdr));
}

/** Schedules to choose from, in percent; the first is what every quotation starts with. (product 8) */
export const schedulePresets = [[30, 40, 30], [50, 50], [20, 80], [100]] as const;
/** The first instalment is due a week from now, the last two weeks before the event. */
const firstAfterDays = 7;
const lastBeforeDays = 14;
/** Without an event the instalments are a month apart. */
const apartDays = 30;

/**
 * When so many instalments are due: the first in a week, the last two weeks before the event, those between at even distances; never before each other.
 * Without an event they are a month apart. (product 8)
 */
export function duesOf(count: number, today: BusinessDay, eventOn: BusinessDay | null): BusinessDay[] {
  const first = addDays(today, firstAfterDays);
  const wished = eventOn === null ? addDays(first, (count - 1) * apartDays) : addDays(eventOn, -lastBeforeDays);
  const days = Math.max(0, daysBetween(first, wished));
  return Array.from({ length: count }, (_, index) => addDays(first, count === 1 ? 0 : Math.floor((days * index) / (count - 1))));
}

/** How instalments are called, in the vendor's language: the first, those between, the last; and one that is all. */
export interface ScheduleLabels {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
  readonly only: string;
}

/** A schedule of these shares in percent, with its days. (product 8) */
export function scheduleOf(
  shares: readonly number[],
  today: BusinessDay,
  eventOn: BusinessDay | null,
  labels: ScheduleLabels,
): ScheduleRow[] {
  const dues = duesOf(shares.length, today, eventOn);
  const labelAt = (index: number): string => {
    if (shares.length === 1) return labels.only;
    if (index === 0) return labels.first;
    return index === shares.length - 1 ? labels.last : labels.middle;
  };
  return shares.map((value, index) => ({ label: labelAt(index), kind: 'percent', value, due_date: dues[index] ?? today }));
}
