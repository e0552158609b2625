// Vendors' calendars for other capabilities.
import { sql } from 'kysely';
import { blockageOf, isOverbooked } from '../../core/taken-days/day-status.ts';
import { type BusinessDay, businessDayOf } from '../../core/time.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { type Changing, changeDays } from './change-days.ts';
import { entriesOn, entriesWithin, findCalendar, insertBooking } from './day-store.ts';

interface Booking {
  readonly vendorId: number;
  readonly coupleId: number;
  readonly quotationId: string;
  /** Null while the quotation names none: then no day is taken. */
  readonly day: BusinessDay | null;
}

/** A running calendar. */
export interface Calendar {
  /** A quotation was accepted: its day takes one wedding of the vendor's. It locks the vendor's calendar, and answers whether the day is overbooked. */
  book(tx: Tx, booking: Booking): Promise<boolean>;
}

/** See `Calendar.book`. A day that is over takes nothing. */
export async function bookDay(tx: Tx, ctx: Changing, { day, ...booking }: Booking): Promise<boolean> {
  if (day === null || day < businessDayOf(ctx.clock.now())) return false;
  let isOver = false;
  await changeDays(tx, ctx, booking.vendorId, async ({ capacity }) => {
    await insertBooking(tx, { ...booking, day });
    isOver = isOverbooked((await entriesOn(tx, booking.vendorId, [day])).get(day) ?? [], capacity);
    return [day];
  });
  return isOver;
}

/** Whether a vendor has no place left on a day for a couple; what the couple has booked there itself is not in its way. A day that is over is not said to be taken. */
export async function isTakenFor(
  db: Connection,
  { vendorId, coupleId, day, today }: Pick<Booking, 'vendorId' | 'coupleId' | 'day'> & { readonly today: BusinessDay },
): Promise<boolean> {
  if (day === null || day < today) return false;
  const [{ capacity }, entries] = await Promise.all([findCalendar(db, vendorId), entriesWithin(db, vendorId, { from: day, to: day })]);
  const others = entries.filter(({ booking }) => booking?.coupleId !== coupleId);
  return blockageOf(others, capacity) === 'taken';
}

/** Takes a couple that leaves off every waiting list; of a vendor that leaves, the notes and what connects its calendar with another one. */
export async function forgetInCalendars(tx: Tx, accountId: number): Promise<void> {
  const own = sql`vendor_id in (select id from vendor where account_id = ${accountId})`;
  await tx.deleteFrom('day_wait').where('couple_id', '=', accountId).execute();
  await sql`delete from calendar_connection where ${own}`.execute(tx);
  await sql`update vendor_calendar set address_number = null where address_number is not null and ${own}`.execute(tx);
  await sql`update taken_day set note = '' where note <> '' and ${own}`.execute(tx);
}

/** Whether a vendor marks days, or has connected another calendar. */
export async function keepsCalendar(db: Connection, vendorId: number): Promise<boolean> {
  const row = await db.selectFrom('vendor_calendar').select('kept_since').where('vendor_id', '=', vendorId).executeTakeFirst();
  return row !== undefined && row.kept_since !== null;
}
