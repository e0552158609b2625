import type { Idr } from '../money.ts';
import { addDays, type BusinessDay, daysBetween } from '../time.ts';

/** A week evens out Sundays; longer would remember a price that has long changed. */
const paceDays = 7;

/**
 * What an ad spends on a day at its present pace: the mean of the last seven days, today among them, counted from the first of them
 * on which anything was spent, so that a new ad is not taken for a slow one. 0 when nothing was spent.
 */
export function spendPerDayIdr(days: Iterable<{ readonly date: BusinessDay; readonly spendingIdr: Idr }>, today: BusinessDay): number {
  const since = addDays(today, 1 - paceDays);
  let first: BusinessDay | null = null;
  let spentIdr = 0;
  for (const { date, spendingIdr } of days) {
    if (spendingIdr === 0 || date < since || date > today) continue;
    if (first === null || date < first) first = date;
    spentIdr += spendingIdr;
  }
  return first === null ? 0 : spentIdr / (daysBetween(first, today) + 1);
}
