import type { Period } from '../../core/ads/periods.ts';
import { type DayOfHappenings, noHappenings } from '../../core/results/days.ts';
import { businessDayOf, endOfBusinessDay, startOfBusinessDay } from '../../core/time.ts';
import { daysCounted } from '../ads/api.ts';
import type { Connection } from '../kit/database.ts';
import { movesByDay } from '../quotations/api.ts';
import { clientsSince } from './first-clients.ts';

/** What happened between a vendor and its couples on each business day of a period; days without anything are left out. (decision 0158) */
export async function happeningsByDay(db: Connection, vendorId: number, period: Period): Promise<DayOfHappenings[]> {
  const [clients, moves, ads] = await Promise.all([
    clientsSince(db, vendorId, period),
    movesByDay(db, vendorId, { from: startOfBusinessDay(period.start), to: endOfBusinessDay(period.end) }),
    daysCounted(db, vendorId, { from: period.start, to: period.end }),
  ]);
  const days = new Map<string, DayOfHappenings>();
  const add = (date: string, more: Partial<DayOfHappenings>) => days.set(date, { ...(days.get(date) ?? noHappenings), ...more, date });
  for (const [date, those] of Map.groupBy(clients, ({ at }) => businessDayOf(at))) add(date, { contacts: those.length });
  for (const { date, ...move } of moves) add(date, move);
  for (const { date, impressions, clicks, spendingIdr } of ads) add(date, { impressions, clicks, spendingIdr });
  return [...days.values()].toSorted((a, b) => a.date.localeCompare(b.date));
}
