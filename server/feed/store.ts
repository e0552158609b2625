import { sql } from 'kysely';
import type { Connection } from '../kit/database.ts';

interface StoredItem {
  readonly id: string;
  readonly notice: unknown;
  readonly page: string;
  readonly at: Date;
  readonly readAt: Date | null;
}

/** Newest first. Texts are not stored: a notice is put into words for the reader's language. */
export async function itemsOf(
  db: Connection,
  accountId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: StoredItem[]; total: number }> {
  const own = db.selectFrom('feed_item').where('account_id', '=', accountId);
  const [rows, counted] = await Promise.all([
    own
      .select(['id', 'notice', 'page', 'at', 'read_at as readAt'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    own.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(counted.total) };
}

/** Over all pages of the feed: the number at the bell. */
export async function countUnread(db: Connection, accountId: number): Promise<number> {
  const { total } = await db
    .selectFrom('feed_item')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Marks what was not read up to an item, or everything; answers how much that was. What came later stays unread. */
export async function markRead(db: Connection, accountId: number, now: Date, upTo: string | undefined): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update feed_item set read_at = ${now} where account_id = ${accountId} and read_at is null
    ${upTo === undefined ? sql`` : sql`and (at, id) <= (select at, id from feed_item where id = ${upTo} and account_id = ${accountId})`}
    returning id`.execute(db);
  return rows.length;
}

/** Also what was never read. */
export async function removeBefore(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom('feed_item').where('at', '<', before).execute();
}
