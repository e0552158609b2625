// Conversations and their messages. Writers hold the lock of the conversation's row.
import { sql } from 'kysely';
import type { messageKinds } from '../../contract/conversations.ts';
import type { messageSubjects } from '../../contract/first-message.ts';
import { type Notice, noticeText } from '../../texts/notices.ts';
import type { Language } from '../../texts/typed.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { Party, Side } from './party.ts';

export type Author = Side | 'house';
export type Subject = (typeof messageSubjects)[number];
export type MessageKind = (typeof messageKinds)[number];

export interface Conversation {
  readonly id: string;
  readonly vendorId: number;
  readonly coupleId: number;
  readonly subject: Subject;
  readonly weddingOn: string | null;
  readonly lastNumber: number;
  readonly replyAt: number | null;
  readonly closedAt: number | null;
}

/** The text of a message for a reader: a person's text as written, a notice in the reader's language. */
export const textOf = ({ body, notice }: { readonly body: string; readonly notice: unknown }, language: Language): string =>
  notice === null ? body : noticeText(notice, language);

const columns = ['id', 'vendor_id', 'couple_id', 'subject', 'wedding_on', 'last_number', 'reply_at', 'closed_at'] as const;
interface Row {
  readonly id: string;
  readonly vendor_id: number;
  readonly couple_id: number;
  readonly subject: Subject;
  readonly wedding_on: string | null;
  readonly last_number: number;
  readonly reply_at: Date | null;
  readonly closed_at: Date | null;
}
const conversationOf = (row: Row): Conversation => ({
  id: row.id,
  vendorId: row.vendor_id,
  coupleId: row.couple_id,
  subject: row.subject,
  weddingOn: row.wedding_on,
  lastNumber: row.last_number,
  replyAt: row.reply_at?.getTime() ?? null,
  closedAt: row.closed_at?.getTime() ?? null,
});

/** Starts the conversation of a couple and a vendor where there is none yet, and locks it. */
export async function beginConversation(tx: Tx, vendorId: number, coupleId: number, at: number): Promise<Conversation> {
  const begun = await tx
    .insertInto('conversation')
    .values({ vendor_id: vendorId, couple_id: coupleId, last_at: new Date(at) })
    .onConflict((conflict) => conflict.columns(['vendor_id', 'couple_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (begun)
    await tx
      .insertInto('conversation_side')
      .values([
        { conversation_id: begun.id, side: 'vendor' },
        { conversation_id: begun.id, side: 'couple' },
      ])
      .execute();
  const row = await tx
    .selectFrom('conversation')
    .select(columns)
    .where('vendor_id', '=', vendorId)
    .where('couple_id', '=', coupleId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return conversationOf(row);
}

export interface NewMessage {
  /** Made by the sender's browser; null: by us. */
  readonly id: string | null;
  readonly author: Author;
  /** Who of the vendor's team wrote it. */
  readonly writtenBy?: number | null;
  readonly kind: MessageKind;
  readonly text: string;
  /** A notice instead of a text. */
  readonly notice?: Notice | null;
  readonly reference: string | null;
  readonly subject: Subject | null;
  readonly weddingOn: string | null;
  readonly sentAt: number;
  readonly requestKey: string | null;
  /** What it is about, as it was called and cost when this was written. */
  readonly product?: { readonly id: string; readonly title: string; readonly priceIdr: number } | null;
}

/** Adds a message to a locked conversation, as its last; for whom it is, it is unread from now on. */
export async function addMessage(
  tx: Tx,
  conversation: Conversation,
  message: NewMessage,
  { isReply }: { /** The first of the vendor after it paid for this contact. */ readonly isReply: boolean },
): Promise<{ id: string; number: number }> {
  const number = conversation.lastNumber + 1;
  const at = new Date(message.sentAt);
  const { id } = await tx
    .insertInto('message')
    .values({
      ...(message.id !== null && { id: message.id }),
      conversation_id: conversation.id,
      vendor_id: conversation.vendorId,
      number,
      author: message.author,
      written_by: message.writtenBy ?? null,
      kind: message.kind,
      subject: message.subject,
      body: message.text,
      ...(message.notice && { notice: JSON.stringify(message.notice) }),
      wedding_on: message.weddingOn,
      reference: message.reference,
      sent_at: at,
      request_key: message.requestKey,
      ...(message.product && {
        product_id: message.product.id,
        product_title: message.product.title,
        product_price_idr: message.product.priceIdr,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('conversation')
    .set({
      last_number: number,
      last_at: at,
      ...(message.subject !== null && { subject: message.subject }),
      ...(message.weddingOn !== null && { wedding_on: message.weddingOn }),
      ...(isReply && { reply_number: number, reply_at: at }),
    })
    .where('id', '=', conversation.id)
    .execute();
  // Anyone who had read everything has read its own message, too. What was put into the archive comes back; spam stays where it is.
  await sql`
    update conversation_side set
      read_number = case when side = ${message.author} and read_number = ${number - 1} then ${number} else read_number end,
      unread_since = case when side = ${message.author} or folder = 'spam' then unread_since else coalesce(unread_since, ${at}) end,
      folder = case when folder = 'archive' then 'inbox' else folder end
    where conversation_id = ${conversation.id}`.execute(tx);
  return { id, number };
}

/** The conversation of this id that someone takes part in, or null: also when it is others'. Locked with `isLocked`. */
export async function findConversation(db: Connection, party: Party, id: string, isLocked = false): Promise<Conversation | null> {
  let asked = db
    .selectFrom('conversation')
    .select(columns)
    .where('id', '=', id)
    .where(party.side === 'vendor' ? 'vendor_id' : 'couple_id', '=', party.id);
  if (isLocked) asked = asked.forUpdate();
  const row = await asked.executeTakeFirst();
  return row ? conversationOf(row) : null;
}

/** The conversation of a vendor and a couple, or null while there is none. */
export async function findBetween(db: Connection, vendorId: number, coupleId: number): Promise<Conversation | null> {
  const row = await db
    .selectFrom('conversation')
    .select(columns)
    .where('vendor_id', '=', vendorId)
    .where('couple_id', '=', coupleId)
    .executeTakeFirst();
  return row ? conversationOf(row) : null;
}

/** The conversation of this id, locked, anyone who takes part in it. */
export async function lockConversation(tx: Tx, id: string): Promise<Conversation | null> {
  const row = await tx.selectFrom('conversation').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? conversationOf(row) : null;
}

/** The message a request stored before, or null. */
export async function messageOfRequest(
  db: Connection,
  pair: { readonly vendorId: number; readonly coupleId: number },
  requestKey: string,
): Promise<{ id: string; conversationId: string; sentAt: Date } | null> {
  const row = await db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select(['message.id', 'message.conversation_id', 'message.sent_at'])
    .where('conversation.vendor_id', '=', pair.vendorId)
    .where('conversation.couple_id', '=', pair.coupleId)
    .where('message.request_key', '=', requestKey)
    .executeTakeFirst();
  return row ? { id: row.id, conversationId: row.conversation_id, sentAt: row.sent_at } : null;
}
