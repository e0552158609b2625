// Messages as both participants read them.
import { sql } from 'kysely';
import type { Message } from '../../contract/conversations.ts';
import type { Language } from '../../texts/typed.ts';
import { namesBeside } from '../identity/api.ts';
import type { Connection } from '../kit/database.ts';
import type { Keyring } from '../kit/envelope.ts';
import { filesOfMessages } from './file-rows.ts';
import type { Party } from './party.ts';
import { type Author, type MessageKind, type Subject, textOf } from './store.ts';

interface Row {
  readonly id: string;
  readonly number: number;
  readonly author: Author;
  readonly kind: MessageKind;
  readonly body: string;
  readonly notice: unknown;
  readonly reference: string | null;
  readonly subject: Subject | null;
  readonly wedding_on: string | null;
  readonly sent_at: Date;
  readonly written_by: number | null;
  // All there or none.
  readonly product_id: string | null;
  readonly product_title: string | null;
  readonly product_price_idr: number | null;
}
/** Who reads, in which language. */
export interface Reader {
  readonly party: Party;
  readonly language: Language;
}
export interface MessageWindow {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

/** Messages in their order: the last ones, the last before a number, or the first after one. */
export async function messagesOf(
  db: Connection,
  sealed: { readonly keyring: Keyring },
  conversationId: string,
  { before, after, limit }: MessageWindow,
  reader: Reader,
): Promise<Message[]> {
  const { rows } = await sql<Row>`
    select * from (
      select id, number, author, kind, body, notice, reference, subject, wedding_on, sent_at, product_id, product_title, product_price_idr, written_by from message
      where conversation_id = ${conversationId} and number > ${after ?? 0} and number < ${before ?? 2_147_483_647}
      order by number ${after === undefined ? sql`desc` : sql`asc`} limit ${limit}) found
    order by number`.execute(db);
  return present(db, sealed, conversationId, rows, reader);
}

/** The message of this id in its conversation, or null. */
export async function findMessage(
  db: Connection,
  sealed: { readonly keyring: Keyring },
  conversationId: string,
  id: string,
  reader: Reader,
): Promise<Message | null> {
  const { rows } = await sql<Row>`
    select id, number, author, kind, body, notice, reference, subject, wedding_on, sent_at, product_id, product_title, product_price_idr, written_by from message
    where conversation_id = ${conversationId} and id = ${id}`.execute(db);
  const [message] = await present(db, sealed, conversationId, rows, reader);
  return message ?? null;
}

async function present(
  db: Connection,
  sealed: { readonly keyring: Keyring },
  conversationId: string,
  rows: readonly Row[],
  { party, language }: Reader,
): Promise<Message[]> {
  const files = await filesOfMessages(
    db,
    sealed,
    conversationId,
    rows.map(({ id }) => id),
  );
  const writers = await namesBeside(
    db,
    party.side === 'vendor' ? party.accountId : null,
    rows.map((row) => row.written_by),
  );
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    author: row.author,
    kind: row.kind,
    text: textOf(row, language),
    reference: row.reference,
    subject: row.subject,
    wedding_date: row.wedding_on,
    sent_at: row.sent_at.toISOString(),
    files: files.get(row.id) ?? [],
    product:
      row.product_id === null || row.product_title === null || row.product_price_idr === null
        ? null
        : { id: row.product_id, title: row.product_title, price: row.product_price_idr },
    written_by: writers(row.written_by),
  }));
}
