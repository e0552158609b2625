import { notifyAccounts } from '../kit/account-news.ts';
import { blockageOf } from '../../core/taken-days/day-status.ts';
import { type BusinessDay, businessDayOf } from '../../core/time.ts';
import { vendorPublished } from '../../core/identity/vendor-status.ts';
import { vendorContact } from '../catalogue/api.ts';
import type { Tx } from '../kit/database.ts';
import type { CalendarContext } from './context.ts';
import { entriesOn, findCalendar, lockCalendar, type StoredCalendar, writeStatuses } from './day-store.ts';
import { emailFreed } from './emails.ts';
import { takeWaiting } from './wait-store.ts';

export type Changing = Pick<CalendarContext, 'bus' | 'notifier' | 'clock' | 'addresses'>;

/**
 * Changes days of a vendor's calendar under its lock. `change` answers the days it touched; what follows for couples is worked out for these, and
 * anyone who waits for one that became free is told, once, and is off the list. A day that is over frees nobody.
 */
export async function changeDays(
  tx: Tx,
  ctx: Changing,
  vendorId: number,
  change: (calendar: StoredCalendar) => Promise<readonly BusinessDay[]>,
): Promise<void> {
  const days = await change(await lockCalendar(tx, vendorId));
  if (days.length > 0) await workOut(tx, ctx, vendorId, days);
  const vendor = await vendorContact(tx, vendorId);
  if (vendor) await publishChange(tx, ctx, vendor.accountId);
}

/** Shows a change on every open page of the vendor. */
export const publishChange = (tx: Tx, { bus }: Pick<CalendarContext, 'bus'>, accountId: number): Promise<void> =>
  notifyAccounts(tx, bus, [accountId], { kind: 'calendar' });

async function workOut(tx: Tx, ctx: Changing, vendorId: number, days: readonly BusinessDay[]): Promise<void> {
  const { capacity } = await findCalendar(tx, vendorId);
  const entries = await entriesOn(tx, vendorId, days);
  const freed = await writeStatuses(tx, vendorId, new Map(days.map((day) => [day, blockageOf(entries.get(day) ?? [], capacity)])));
  const today = businessDayOf(ctx.clock.now());
  const ahead = freed.filter((day) => day >= today);
  if (ahead.length === 0) return;
  const vendor = await vendorContact(tx, vendorId);
  if (vendor?.status !== vendorPublished) return;
  for (const waiting of await takeWaiting(tx, vendorId, ahead)) await emailFreed(tx, ctx, vendor, waiting);
}
