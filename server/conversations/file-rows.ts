// Files of messages; their contents are in the file store.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { MessageFile } from '../../contract/conversations.ts';
import type { MediaType } from '../../core/files/rules.ts';
import type { FileLocation, TakenFile } from '../files/api.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { Keyring } from '../kit/envelope.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Side } from './party.ts';

/** What the name and the content of a file are encrypted for: neither opens in the place of another. */
export const boundTo = (conversationId: string, id: string): string => `conversation ${conversationId} file ${id}`;
/** Where the store has a file, and what its box and its name are bound to. */
export const locationOf = (conversationId: string, id: string): FileLocation => ({
  storeName: `conversations/${conversationId}/${id}`,
  boundTo: boundTo(conversationId, id),
});

interface Row {
  readonly id: string;
  readonly name_box: Buffer;
  readonly media_type: MediaType;
  readonly size_bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly pages: number | null;
}
const columns = ['id', 'name_box', 'media_type', 'size_bytes', 'width', 'height', 'pages'] as const;
const fileOf = (keyring: Keyring, conversationId: string, row: Row): MessageFile => ({
  id: row.id,
  name: keyring.open(row.name_box, boundTo(conversationId, row.id)).toString(),
  media_type: row.media_type,
  size_bytes: row.size_bytes,
  width: row.width,
  height: row.height,
  pages: row.pages,
});

/** The files of these messages, by message, in the order they were sent in. */
export async function filesOfMessages(
  db: Connection,
  { keyring }: { readonly keyring: Keyring },
  conversationId: string,
  messageIds: readonly string[],
): Promise<Map<string, MessageFile[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('message_file')
    .select([...columns, 'message_id'])
    .where('conversation_id', '=', conversationId)
    .where('message_id', 'in', [...messageIds])
    .orderBy('position')
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.message_id ?? '')].map(([id, its]) => [id, its.map((row) => fileOf(keyring, conversationId, row))]),
  );
}

/** A file one may open: one that was sent, or one's own that is not sent yet. */
export async function findFile(
  db: Connection,
  { keyring }: { readonly keyring: Keyring },
  wish: { readonly conversationId: string; readonly side: Side; readonly id: string },
): Promise<MessageFile | null> {
  const row = await db
    .selectFrom('message_file')
    .select(columns)
    .where('id', '=', wish.id)
    .where('conversation_id', '=', wish.conversationId)
    .where('state', '=', 'stored')
    .where((eb) => eb.or([eb('message_id', 'is not', null), eb('side', '=', wish.side)]))
    .executeTakeFirst();
  return row ? fileOf(keyring, wish.conversationId, row) : null;
}

type AnnouncedFile = TakenFile & { readonly conversationId: string; readonly side: Side; readonly uploadedAt: number };
/** Announces a file that is about to be stored; what stays announced is swept. Answers its id. */
export async function announceFile(db: Connection, { keyring }: { readonly keyring: Keyring }, file: AnnouncedFile): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('message_file')
    .values({
      id,
      conversation_id: file.conversationId,
      side: file.side,
      name_box: keyring.seal(Buffer.from(file.name), boundTo(file.conversationId, id)),
      media_type: file.mediaType,
      size_bytes: file.bytes.length,
      width: file.width,
      height: file.height,
      pages: file.pages,
      uploaded_at: new Date(file.uploadedAt),
    })
    .execute();
  return id;
}

/** Announces a file if the conversation has room for it. Of several at once none gets past the limit together with another. */
export async function announceWithin(tx: Tx, bytesMax: number, ctx: { readonly keyring: Keyring }, file: AnnouncedFile): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files of conversation ${file.conversationId}`}, 0))`.execute(tx);
  if ((await bytesKept(tx, file.conversationId)) + file.bytes.length > bytesMax) refuseWith('files.quota_exceeded', { field: 'file' });
  return announceFile(tx, ctx, file);
}

/** The store has it. */
export async function settleFile(db: Connection, id: string): Promise<void> {
  await db.updateTable('message_file').set({ state: 'stored' }).where('id', '=', id).execute();
}

/** Adds files to a message in this order; answers how many of them were there to be added. */
export async function addToMessage(
  tx: Tx,
  to: { readonly conversationId: string; readonly side: Side; readonly messageId: string },
  ids: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update message_file f set message_id = ${to.messageId}, position = o.position - 1
    from unnest(${[...ids]}::uuid[]) with ordinality as o (id, position)
    where f.id = o.id and f.conversation_id = ${to.conversationId} and f.side = ${to.side} and f.state = 'stored' and f.message_id is null`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0n);
}

/** All bytes of a conversation. */
async function bytesKept(db: Connection, conversationId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size_bytes), 0) as bytes from message_file where conversation_id = ${conversationId}`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Takes files that were never sent, of before an instant, out of reach: no one can send them from now on. */
export async function claimLooseFiles(
  db: Connection,
  wish: {
    readonly before: number;
    readonly limit: number;
    readonly only?: { readonly conversationId: string; readonly side: Side; readonly id: string };
  },
): Promise<{ id: string; conversationId: string }[]> {
  const { only } = wish;
  const { rows } = await sql<{ id: string; conversation_id: string }>`
    update message_file set state = 'arriving'
    where id in (
      select id from message_file where message_id is null and uploaded_at < ${new Date(wish.before)}
        ${only === undefined ? sql`` : sql`and id = ${only.id} and conversation_id = ${only.conversationId} and side = ${only.side}`}
      limit ${wish.limit} for update skip locked)
    returning id, conversation_id`.execute(db);
  return rows.map((row) => ({ id: row.id, conversationId: row.conversation_id }));
}

/** Forgets a file that the store has forgotten. */
export async function deleteFileRow(db: Connection, id: string): Promise<void> {
  await db.deleteFrom('message_file').where('id', '=', id).where('message_id', 'is', null).execute();
}
