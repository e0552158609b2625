import type { Refusal } from '../outcome.ts';
import { isTooFarAhead } from '../taken-days/ahead.ts';
import type { BusinessDay } from '../time.ts';

export type DayAheadRefusal = 'quotations.day_in_the_past' | 'calendar.day_too_far';

/** What is wrong with a day, where one is given: it is over on the business day `today` in Jakarta, or more than five years ahead. */
export function refusedDay(day: BusinessDay | null, today: BusinessDay, field: string): readonly Refusal<DayAheadRefusal>[] {
  if (day === null) return [];
  if (day < today) return [{ code: 'quotations.day_in_the_past', field }];
  return isTooFarAhead(day, today) ? [{ code: 'calendar.day_too_far', field }] : [];
}
