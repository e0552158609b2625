import { sql } from 'kysely';
import type { Act } from '../../core/clients/acts.ts';
import { businessDayOf } from '../../core/time.ts';
import type { Connection, Tx } from '../kit/database.ts';

/**
 * Writes down what someone did towards a vendor; answers false where it counted today already. Messages, meetings and requests count
 * each time, the rest once per person and day.
 */
export async function insertEvent(
  db: Connection,
  event: {
    readonly vendorId: number;
    readonly kind: Act;
    readonly coupleId: number | null;
    readonly visitorKey: string;
    readonly at: number;
    readonly cameByAd?: boolean;
  },
): Promise<boolean> {
  const result = await db
    .insertInto('couple_event')
    .values({
      vendor_id: event.vendorId,
      kind: event.kind,
      couple_id: event.coupleId,
      visitor_key: event.visitorKey,
      at: new Date(event.at),
      on_day: businessDayOf(event.at),
      came_by_ad: event.cameByAd ?? false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Remembers a vendor for a couple; answers whether it was new. */
export async function insertSaved(tx: Tx, coupleId: number, vendorId: number, at: number): Promise<boolean> {
  const result = await tx
    .insertInto('saved_vendor')
    .values({ couple_id: coupleId, vendor_id: vendorId, saved_at: new Date(at) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Nothing happens where the couple had not saved this vendor. */
export async function deleteSaved(db: Connection, coupleId: number, vendorId: number): Promise<void> {
  await db.deleteFrom('saved_vendor').where('couple_id', '=', coupleId).where('vendor_id', '=', vendorId).execute();
}

/** The ids a couple saved, last saved first. */
export async function savedIds(db: Connection, coupleId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ vendor_id: number }>`
    select vendor_id from saved_vendor where couple_id = ${coupleId} order by saved_at desc, vendor_id limit ${limit}`.execute(db);
  return rows.map((row) => row.vendor_id);
}
