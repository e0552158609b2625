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

/** Percent and kind of the schedule every quotation starts with. (product 8) */
const defaultShares = [30, 40, 30] as const;
/** The first instalment is due a week from now, the last two weeks before the event. */
const firstAfterDays = 7;
const lastBeforeDays = 14;
/** Without an event the instalments are a month apart. */
const apartDays = 30;

/**
 * The schedule a draft starts with: 30, 40 and 30 percent. The first is due in a week, the last two weeks before the event, the second half-way
 * between; never before each other. Labels are those of the vendor's language. (product 8)
 */
export function defaultSchedule(today: BusinessDay, eventOn: BusinessDay | null, labels: readonly [string, string, string]): ScheduleRow[] {
  const first = addDays(today, firstAfterDays);
  const wished = eventOn === null ? addDays(first, 2 * apartDays) : addDays(eventOn, -lastBeforeDays);
  const last = wished < first ? first : wished;
  const dues = [first, addDays(first, Math.floor(daysBetween(first, last) / 2)), last];
  return defaultShares.map((value, index) => ({
    label: labels[index] ?? '',
    kind: 'percent',
    value,
    due_date: dues[index] ?? last,
  }));
}
