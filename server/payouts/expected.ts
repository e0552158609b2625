import type { PayoutRules } from '../../core/payouts/request.ts';
import { workingDayAfter } from '../../core/payouts/working-days.ts';
import { type BusinessDay, businessDayOf } from '../../core/time.ts';
import type { Connection } from '../kit/database.ts';
import { bankHolidays } from './store.ts';

/** The business days between which money asked for at an instant should arrive. (product 8: 1 to 3 working days) */
export async function expectedDays(
  db: Connection,
  { workingDaysMax }: PayoutRules,
  at: number,
): Promise<{ from: BusinessDay; by: BusinessDay }> {
  const today = businessDayOf(at);
  const holidays = await bankHolidays(db, today);
  return { from: workingDayAfter(today, 1, holidays), by: workingDayAfter(today, workingDaysMax, holidays) };
}
