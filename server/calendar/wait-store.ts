// Couples that wait for a day of a vendor to become free.
import { sql } from 'kysely';
import type { BusinessDay } from '../../core/time.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { Span } from './day-store.ts';

export interface Waiting {
  readonly day: BusinessDay;
  readonly coupleId: number;
  /** Epoch milliseconds. */
  readonly askedAt: number;
}

/** Who waits for days of a span, first come first. */
export async function waitingWithin(db: Connection, vendorId: number, { from, to }: Span): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('day_wait')
    .select(['on_day', 'couple_id', 'asked_at'])
    .where('vendor_id', '=', vendorId)
    .where('on_day', '>=', from)
    .where('on_day', '<=', to)
    .orderBy('on_day')
    .orderBy('asked_at')
    .orderBy('couple_id')
    .execute();
  return rows.map((row) => ({ day: row.on_day, coupleId: row.couple_id, askedAt: row.asked_at.getTime() }));
}

/** What a couple waits for from a day on, next first. */
export async function waitsOf(
  db: Connection,
  coupleId: number,
  from: BusinessDay,
): Promise<{ day: BusinessDay; vendorId: number; askedAt: number }[]> {
  const rows = await db
    .selectFrom('day_wait')
    .select(['on_day', 'vendor_id', 'asked_at'])
    .where('couple_id', '=', coupleId)
    .where('on_day', '>=', from)
    .orderBy('on_day')
    .orderBy('asked_at')
    .execute();
  return rows.map((row) => ({ day: row.on_day, vendorId: row.vendor_id, askedAt: row.asked_at.getTime() }));
}

interface Wait {
  readonly vendorId: number;
  readonly coupleId: number;
  readonly day: BusinessDay;
}

/** Answers whether it is new. */
export async function insertWait(tx: Tx, { vendorId, coupleId, day }: Wait, at: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('day_wait')
    .values({ vendor_id: vendorId, couple_id: coupleId, on_day: day, asked_at: new Date(at) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Answers whether there was one. */
export async function deleteWait(tx: Tx, { vendorId, coupleId, day }: Wait): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('day_wait')
    .where('vendor_id', '=', vendorId)
    .where('couple_id', '=', coupleId)
    .where('on_day', '=', day)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes everybody off the list of these days and answers them: the caller tells each. */
export async function takeWaiting(
  tx: Tx,
  vendorId: number,
  days: readonly BusinessDay[],
): Promise<{ day: BusinessDay; coupleId: number }[]> {
  const { rows } = await sql<{ on_day: BusinessDay; couple_id: number }>`
    delete from day_wait where vendor_id = ${vendorId} and on_day = any(${[...days]}::date[]) returning on_day, couple_id`.execute(tx);
  return rows.map((row) => ({ day: row.on_day, coupleId: row.couple_id }));
}
