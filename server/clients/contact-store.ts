// Unlocked contacts and the entries of the contact credit. Rows are only added.
import { sql } from 'kysely';
import type { Connection, Tx } from '../kit/database.ts';

/** Remembers that a vendor opened a couple's contact; answers whether it was the first time. Of many at once, one is first. */
export async function insertOpening(
  tx: Tx,
  opening: { readonly vendorId: number; readonly coupleId: number; readonly cost: number; readonly at: number },
): Promise<boolean> {
  const result = await tx
    .insertInto('contact_opening')
    .values({ vendor_id: opening.vendorId, couple_id: opening.coupleId, cost: opening.cost, opened_at: new Date(opening.at) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** The couples of these whose contact a vendor opened. */
export async function openedOf(db: Connection, vendorId: number, coupleIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ couple_id: number }>`
    select couple_id from contact_opening where vendor_id = ${vendorId} and couple_id = any(${coupleIds}::bigint[])`.execute(db);
  return new Set(rows.map((row) => row.couple_id));
}

/** What opening this contact cost the vendor, or null when it did not open it. */
export async function costOfOpening(db: Connection, vendorId: number, coupleId: number): Promise<number | null> {
  const row = await db
    .selectFrom('contact_opening')
    .select('cost')
    .where('vendor_id', '=', vendorId)
    .where('couple_id', '=', coupleId)
    .executeTakeFirst();
  return row?.cost ?? null;
}

/** Writes down that contact credit moved; answers false when this had been written before. */
export async function insertMovement(
  tx: Tx,
  movement: {
    readonly vendorId: number;
    readonly coupleId: number;
    readonly kind: 'opening' | 'return';
    readonly amount: number;
    readonly reason: 'unread' | 'spam' | null;
    readonly at: number;
  },
): Promise<boolean> {
  const result = await tx
    .insertInto('contact_credit_movement')
    .values({
      vendor_id: movement.vendorId,
      couple_id: movement.coupleId,
      kind: movement.kind,
      amount: movement.amount,
      reason: movement.reason,
      at: new Date(movement.at),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
