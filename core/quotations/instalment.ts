import { type BusinessDay, daysBetween } from '../time.ts';
import type { InstalmentMoneyStatus } from './refund.ts';

/** How an instalment of an accepted quotation is on a business day. */
export type InstalmentStatus = 'upcoming' | 'due' | 'overdue' | 'paid' | 'refunding' | 'refunded';

/** The couple can still pay it. */
export const isUnpaid = (status: InstalmentStatus): boolean => status === 'upcoming' || status === 'due' || status === 'overdue';

/** From so many days before its day on an instalment is due; the couple is reminded then and on the day itself. (product 8) */
const dueWithinDays = 3;

/** The status of an instalment on a business day in Jakarta: due three days before its day, overdue from the day after. What was paid or is being refunded stays so. */
export function instalmentStatus(
  { state, dueOn }: { readonly state: InstalmentMoneyStatus; readonly dueOn: BusinessDay },
  today: BusinessDay,
): InstalmentStatus {
  if (state !== 'open') return state;
  const left = daysBetween(today, dueOn);
  if (left < 0) return 'overdue';
  return left <= dueWithinDays ? 'due' : 'upcoming';
}

export type ReminderKind = 'soon' | 'today' | 'overdue';

/**
 * The reminder an unpaid instalment calls for on a business day, or null: three days before its day, on the day, and once after it has passed.
 * A system that slept through one of those days sends the one that fits now, not those that were missed. (product 8)
 */
export function reminderDue(dueOn: BusinessDay, today: BusinessDay): ReminderKind | null {
  const left = daysBetween(today, dueOn);
  if (left < 0) return 'overdue';
  if (left === 0) return 'today';
  return left <= dueWithinDays ? 'soon' : null;
}
