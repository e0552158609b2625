// What a vendor's people note about a client.
import { sql } from 'kysely';
import { noteRules } from '../../core/clients/note.ts';
import type { TimelineEntry, TimelineWindow } from '../../core/clients/timeline.ts';
import type { LostReason, Stage } from '../../core/clients/stage.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { pageAfter } from '../kit/page-after.ts';

/** A note as it is kept. Instants are epoch milliseconds. */
export interface Note {
  readonly id: string;
  readonly coupleId: number;
  readonly accountId: number;
  readonly text: string;
  readonly at: number;
  readonly editedAt: number | null;
  readonly revision: number;
}

const columns = ['id', 'couple_id', 'account_id', 'body', 'written_at', 'edited_at', 'revision'] as const;
const select = (db: Connection) => db.selectFrom('client_note').select(columns);
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;
const fromRow = (row: Row): Note => ({
  id: row.id,
  coupleId: row.couple_id,
  accountId: row.account_id,
  text: row.body,
  at: row.written_at.getTime(),
  editedAt: row.edited_at?.getTime() ?? null,
  revision: row.revision,
});

/** Writes a note; null where there are too many about this client. Several at once may go a little over the limit, which costs nothing. */
export async function insertNote(
  tx: Tx,
  note: { readonly vendorId: number; readonly coupleId: number; readonly accountId: number; readonly text: string; readonly at: number },
): Promise<Note | null> {
  const { vendorId, coupleId, accountId, text, at } = note;
  const { count } = await tx
    .selectFrom('client_note')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where((e) => e.and({ vendor_id: vendorId, couple_id: coupleId }))
    .executeTakeFirstOrThrow();
  if (count >= noteRules.notesMax) return null;
  const values = { vendor_id: vendorId, couple_id: coupleId, account_id: accountId, body: text, written_at: new Date(at) };
  return fromRow(await tx.insertInto('client_note').values(values).returning(columns).executeTakeFirstOrThrow());
}

/** A note of this vendor, locked; null where there is none. */
export async function lockNote(tx: Tx, vendorId: number, id: string): Promise<Note | null> {
  const row = await select(tx).where('vendor_id', '=', vendorId).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Changes the words of a locked note. */
export async function writeNote(tx: Tx, { id, revision }: Note, text: string, at: number): Promise<Note> {
  const change = { body: text, edited_at: new Date(at), revision: revision + 1 };
  return fromRow(await tx.updateTable('client_note').set(change).where('id', '=', id).returning(columns).executeTakeFirstOrThrow());
}

/** Deletes a locked note. */
export async function deleteNote(tx: Tx, { id }: Note): Promise<void> {
  await tx.deleteFrom('client_note').where('id', '=', id).execute();
}

/** A note on the timeline. */
export const entryOf = ({ id, accountId, text, at, editedAt, revision }: Note): TimelineEntry => ({
  key: `note:${id}`,
  code: 'note',
  at,
  reference: id,
  text,
  accountId,
  revision,
  editedAt,
});

/** Notes about a client, the newest first. */
export async function noteEntries(db: Connection, vendorId: number, coupleId: number, window: TimelineWindow): Promise<TimelineEntry[]> {
  const page = sql<{ id: string }>`
    select id from (
      select id, 'note:' || id as key, written_at as at from client_note where vendor_id = ${vendorId} and couple_id = ${coupleId}
    ) note ${pageAfter(window)}`;
  const rows = await select(db).where('id', 'in', sql<string>`(${page})`).execute();
  return rows.map((row) => entryOf(fromRow(row)));
}

/** Moves of a client by hand, the newest first. */
export async function moveEntries(db: Connection, vendorId: number, coupleId: number, window: TimelineWindow): Promise<TimelineEntry[]> {
  const { rows } = await sql<{
    key: string;
    from_stage: Stage;
    stage: Stage;
    reason: LostReason | null;
    words: string;
    account_id: number;
    at: Date;
  }>`
    select * from (
      select 'move:' || number as key, from_stage, stage, reason, words, account_id, moved_at as at from client_move
      where vendor_id = ${vendorId} and couple_id = ${coupleId}
    ) move ${pageAfter(window)}`.execute(db);
  return rows.map((row) => ({
    key: row.key,
    code: 'moved',
    at: row.at.getTime(),
    from: row.from_stage,
    stage: row.stage,
    reason: row.reason,
    text: row.words,
    accountId: row.account_id,
  }));
}
