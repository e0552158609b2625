import { sql } from 'kysely';
import type { Act } from '../../core/clients/acts.ts';
import type { messageSubjects } from '../../contract/clients.ts';
import { businessDayOf } from '../../core/time.ts';
import type { Connection, Tx } from '../kit/database.ts';

/**
 * Writes down what somebody did towards a vendor; answers false where it counted today already. Messages, meetings and requests count
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
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export interface NewMessage {
  readonly vendorId: number;
  readonly coupleId: number;
  readonly subject: (typeof messageSubjects)[number];
  readonly text: string;
  readonly weddingOn: string | null;
  readonly sentAt: number;
  readonly requestKey: string | null;
}

/** Stores a message. `isNew` is false when this request had stored it before. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<{ id: string; sentAt: Date; isNew: boolean }> {
  const inserted = await tx
    .insertInto('message')
    .values({
      vendor_id: message.vendorId,
      couple_id: message.coupleId,
      subject: message.subject,
      body: message.text,
      wedding_on: message.weddingOn,
      sent_at: new Date(message.sentAt),
      request_key: message.requestKey,
    })
    .onConflict((conflict) => conflict.columns(['couple_id', 'request_key']).doNothing())
    .returning(['id', 'sent_at'])
    .executeTakeFirst();
  if (inserted) return { id: inserted.id, sentAt: inserted.sent_at, isNew: true };
  const known = await tx
    .selectFrom('message')
    .select(['id', 'sent_at'])
    .where('couple_id', '=', message.coupleId)
    .where('request_key', '=', message.requestKey)
    .executeTakeFirstOrThrow();
  return { id: known.id, sentAt: known.sent_at, isNew: false };
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

export async function deleteSaved(db: Connection, coupleId: number, vendorId: number): Promise<void> {
  await db.deleteFrom('saved_vendor').where('couple_id', '=', coupleId).where('vendor_id', '=', vendorId).execute();
}

/** The ids a couple saved, last saved first. */
export async function savedIds(db: Connection, coupleId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ vendor_id: number }>`
    select vendor_id from saved_vendor where couple_id = ${coupleId} order by saved_at desc, vendor_id limit ${limit}`.execute(db);
  return rows.map((row) => row.vendor_id);
}
