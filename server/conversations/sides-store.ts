// Each participant's read position and folder. Writers hold the lock of the conversation.
import { sql } from 'kysely';
import type { Connection, Tx } from '../kit/database.ts';
import type { Party } from './party.ts';
import type { Side } from './party.ts';

export type Folder = 'inbox' | 'archive' | 'spam';
export interface SideRow {
  readonly readNumber: number;
  readonly readAt: Date | null;
  readonly folder: Folder;
}

/** Both are made with the conversation: one that is missing is a fault. */
export async function sidesOf(db: Connection, conversationId: string): Promise<Readonly<Record<Side, SideRow>>> {
  const rows = await db
    .selectFrom('conversation_side')
    .select(['side', 'read_number', 'read_at', 'folder'])
    .where('conversation_id', '=', conversationId)
    .execute();
  const of = (side: Side): SideRow => {
    const row = rows.find((one) => one.side === side);
    if (!row) throw new Error(`conversation ${conversationId} has no ${side}`);
    return { readNumber: row.read_number, readAt: row.read_at, folder: row.folder };
  };
  return { vendor: of('vendor'), couple: of('couple') };
}

/** One has seen everything up to a number; answers false when it had before. What is left unread waits since it came. */
export async function readUpTo(tx: Tx, conversationId: string, side: Side, number: number, at: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update conversation_side s set read_number = ${number}, read_at = ${new Date(at)}, unread_since = rest.since,
      mailed_at = case when rest.since is null then null else mailed_at end
    from (select min(sent_at) as since from message
      where conversation_id = ${conversationId} and number > ${number} and author <> ${side}) rest
    where s.conversation_id = ${conversationId} and s.side = ${side} and s.read_number < ${number}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Puts a conversation elsewhere. In spam nothing counts as unread; what comes out of it counts again. */
export async function moveTo(tx: Tx, conversationId: string, side: Side, folder: Folder): Promise<void> {
  await sql`
    update conversation_side s set folder = ${folder},
      unread_since = case when ${folder} = 'spam' then null else coalesce(s.unread_since, rest.since) end,
      mailed_at = case when ${folder} = 'spam' then null else s.mailed_at end
    from (select min(m.sent_at) as since from message m join conversation_side mine on mine.conversation_id = m.conversation_id and mine.side = ${side}
      where m.conversation_id = ${conversationId} and m.number > mine.read_number and m.author <> ${side}) rest
    where s.conversation_id = ${conversationId} and s.side = ${side}`.execute(tx);
}

/** The first time the couple has the vendor's reply before its eyes. */
export async function noteReplyOpened(tx: Tx, conversationId: string, number: number, at: number): Promise<void> {
  await tx
    .updateTable('conversation')
    .set({ reply_opened_at: new Date(at) })
    .where('id', '=', conversationId)
    .where('reply_number', '<=', number)
    .where('reply_opened_at', 'is', null)
    .execute();
}

/** In how many conversations of the inbox something is unread. */
export async function countUnread(db: Connection, party: Pick<Party, 'side' | 'id'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from conversation c join conversation_side s on s.conversation_id = c.id and s.side = ${party.side}
    where ${party.side === 'vendor' ? sql`c.vendor_id` : sql`c.couple_id`} = ${party.id} and s.unread_since is not null and s.folder = 'inbox'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
