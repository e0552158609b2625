// Connections to calendars elsewhere.
import { sql } from 'kysely';
import type { ConnectedDay, ReadFailure } from '../../core/taken-days/connected.ts';
import { decrypt, encrypt, reencrypt } from '../kit/ciphertext.ts';
import type { Connection, Database, Tx } from '../kit/database.ts';
import type { Keys } from '../kit/keys.ts';
import { renewCiphertexts } from '../kit/renew-ciphertexts.ts';

export interface StoredConnection {
  readonly vendorId: number;
  readonly host: string;
  readonly address: string;
  /** Epoch milliseconds, as below. */
  readonly connectedAt: number;
  readonly readAt: number;
  readonly failure: { readonly why: ReadFailure; readonly since: number; readonly isNotified: boolean } | null;
}

const boundTo = (vendorId: number): string => `calendar of vendor ${vendorId}`;

/** The calendar a vendor connected; null when there is none. */
export async function findConnection(db: Connection, keys: Keys, vendorId: number): Promise<StoredConnection | null> {
  const row = await db.selectFrom('calendar_connection').selectAll().where('vendor_id', '=', vendorId).executeTakeFirst();
  if (!row) return null;
  return {
    vendorId,
    host: row.host,
    address: decrypt(row.address_box, keys, boundTo(vendorId)),
    connectedAt: row.connected_at.getTime(),
    readAt: row.read_at.getTime(),
    failure:
      row.failure === null || row.failing_since === null
        ? null
        : { why: row.failure, since: row.failing_since.getTime(), isNotified: row.told_at !== null },
  };
}

/** Puts a connection in the place of the one there was. Instants in epoch milliseconds. */
export async function writeConnection(
  tx: Tx,
  keys: Keys,
  {
    vendorId,
    address,
    at,
    checkAt,
  }: { readonly vendorId: number; readonly address: string; readonly at: number; readonly checkAt: number },
): Promise<void> {
  const row = {
    address_box: encrypt(address, keys, boundTo(vendorId)),
    host: new URL(address).host,
    connected_at: new Date(at),
    read_at: new Date(at),
    failing_since: null,
    failure: null,
    told_at: null,
    check_at: new Date(checkAt),
  };
  await tx
    .insertInto('calendar_connection')
    .values({ vendor_id: vendorId, ...row })
    .onConflict((conflict) => conflict.column('vendor_id').doUpdateSet(row))
    .execute();
}

/** It was read. */
export async function noteRead(db: Connection, vendorId: number, at: number): Promise<void> {
  await db
    .updateTable('calendar_connection')
    .set({ read_at: new Date(at), failing_since: null, failure: null, told_at: null })
    .where('vendor_id', '=', vendorId)
    .execute();
}

/** It could not be read. */
export async function noteFailure(db: Connection, vendorId: number, why: ReadFailure, at: number): Promise<void> {
  await db
    .updateTable('calendar_connection')
    .set((e) => ({ failure: why, failing_since: e.fn.coalesce('failing_since', e.val(new Date(at))) }))
    .where('vendor_id', '=', vendorId)
    .execute();
}

/** Marks that its vendor was notified that it cannot be read; false when it was before. */
export async function noteNotified(tx: Tx, vendorId: number, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('calendar_connection')
    .set({ told_at: new Date(at) })
    .where('vendor_id', '=', vendorId)
    .where('told_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Its key goes with it. The days it took stay taken until `replaceDays` frees them. */
export async function deleteConnection(tx: Tx, vendorId: number): Promise<void> {
  await tx.deleteFrom('calendar_connection').where('vendor_id', '=', vendorId).execute();
}

/** Takes what is due, so that no other process does too; answers whose it is. The next time is after `everyMs`. */
export async function takeDue(db: Connection, now: number, everyMs: number): Promise<number[]> {
  const { rows } = await sql<{ vendor_id: number }>`
    update calendar_connection set check_at = ${new Date(now + everyMs)} where check_at <= ${new Date(now)} returning vendor_id`.execute(
    db,
  );
  return rows.map(({ vendor_id: vendorId }) => vendorId);
}

/** What the other calendar takes, in the order of its days. */
export async function connectedDays(db: Connection, vendorId: number): Promise<ConnectedDay[]> {
  const rows = await db
    .selectFrom('taken_day')
    .select(['on_day', 'part', 'places', 'note'])
    .where('vendor_id', '=', vendorId)
    .where('source', '=', 'subscribed')
    .orderBy('on_day')
    .orderBy('part')
    .execute();
  return rows.map(({ on_day: day, part, places, note }) => ({ day, part, places: places ?? 1, note }));
}

/** Puts what the other calendar takes in the place of what it took. */
export async function writeConnectedDays(tx: Tx, vendorId: number, days: readonly ConnectedDay[]): Promise<void> {
  await tx.deleteFrom('taken_day').where('vendor_id', '=', vendorId).where('source', '=', 'subscribed').execute();
  if (days.length === 0) return;
  await tx
    .insertInto('taken_day')
    .values(days.map(({ day, ...one }) => ({ vendor_id: vendorId, on_day: day, source: 'subscribed', ...one })))
    .execute();
}

/** How often the secret address of a vendor's calendar was made; null: never. */
export async function addressNumber(db: Connection, vendorId: number): Promise<number | null> {
  const row = await db.selectFrom('vendor_calendar').select('address_number').where('vendor_id', '=', vendorId).executeTakeFirst();
  return row?.address_number ?? null;
}

/** Makes the secret address anew: the one before opens nothing. */
export async function renewAddress(tx: Tx, vendorId: number): Promise<number> {
  const row = await tx
    .updateTable('vendor_calendar')
    .set((e) => ({ address_number: sql<number>`coalesce(${e.ref('address_number')}, 0) + 1` }))
    .where('vendor_id', '=', vendorId)
    .returning('address_number')
    .executeTakeFirstOrThrow();
  return row.address_number ?? 1;
}

/** A secret was replaced: encrypts every address with the new one. Answers how many were encrypted anew. (S47) */
export const renewConnections = (db: Database, keys: Keys): Promise<number> =>
  renewCiphertexts(
    db,
    { table: 'calendar_connection', id: 'vendor_id', owner: 'vendor_id', ciphertext: 'address_box' },
    ({ id, ciphertext }) => reencrypt(ciphertext, keys, boundTo(Number(id))),
  );
