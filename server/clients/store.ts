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

/** Remembers a vendor for a couple, with what it wrote before it let it go; answers whether it was not saved. */
export async function insertSaved(tx: Tx, coupleId: number, vendorId: number, at: number): Promise<boolean> {
  const saved = { saved_at: new Date(at), removed_at: null };
  const result = await tx
    .insertInto('saved_vendor')
    .values({ couple_id: coupleId, vendor_id: vendorId, ...saved })
    .onConflict((conflict) =>
      conflict.columns(['couple_id', 'vendor_id']).doUpdateSet(saved).where('saved_vendor.removed_at', 'is not', null),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Lets a vendor go. What the couple wrote about it waits for `forgetRemoved`. */
export async function deleteSaved(tx: Tx, coupleId: number, vendorId: number, at: number): Promise<void> {
  const own = { couple_id: coupleId, vendor_id: vendorId };
  await tx
    .updateTable('saved_vendor')
    .set({ removed_at: new Date(at) })
    .where((e) => e.and({ ...own, removed_at: null }))
    .execute();
  await tx
    .deleteFrom('saved_vendor')
    .where((e) => e.and({ ...own, note: '', is_booked: false }))
    .execute();
}

/** Forgets notes about vendors that were let go before a moment. */
export async function forgetRemoved(db: Connection, before: number): Promise<void> {
  await db.deleteFrom('saved_vendor').where('removed_at', '<', new Date(before)).execute();
}

/** What a couple saved and wrote about it. */
export interface Shortlisted {
  readonly vendorId: number;
  readonly note: string;
  readonly isBooked: boolean;
  readonly revision: number;
}

/** What a couple saved, last saved first. */
export async function shortlistOf(db: Connection, coupleId: number, limit: number): Promise<Shortlisted[]> {
  const rows = await db
    .selectFrom('saved_vendor')
    .select(['vendor_id as vendorId', 'note', 'is_booked as isBooked', 'revision'])
    .where('couple_id', '=', coupleId)
    .where('removed_at', 'is', null)
    .orderBy('saved_at', 'desc')
    .orderBy('vendor_id')
    .limit(limit)
    .execute();
  return rows;
}

/** One vendor a couple saved; null when it did not. */
export async function shortlisted(db: Connection, coupleId: number, vendorId: number): Promise<Shortlisted | null> {
  const row = await db
    .selectFrom('saved_vendor')
    .select(['vendor_id as vendorId', 'note', 'is_booked as isBooked', 'revision'])
    .where('couple_id', '=', coupleId)
    .where('vendor_id', '=', vendorId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Writes a note over the state `over`, and answers the number of the new state; null when it is not in that state, or not saved. */
export async function writeNote(
  db: Connection,
  coupleId: number,
  vendorId: number,
  { note, isBooked, over }: { readonly note: string; readonly isBooked: boolean; readonly over: number },
): Promise<number | null> {
  const row = await db
    .updateTable('saved_vendor')
    .set({ note, is_booked: isBooked, revision: over + 1 })
    .where('couple_id', '=', coupleId)
    .where('vendor_id', '=', vendorId)
    .where('revision', '=', over)
    .where('removed_at', 'is', null)
    .returning('revision')
    .executeTakeFirst();
  return row?.revision ?? null;
}
