import { sql } from 'kysely';
import { codesOfKind, kindOfNotice, type NotificationKind, notificationKinds } from '../../core/feed/kinds.ts';
import type { Connection } from '../kit/database.ts';

interface StoredItem {
  readonly id: string;
  readonly notice: unknown;
  readonly page: string;
  readonly at: Date;
  readonly readAt: Date | null;
}
/** What of the list is asked for. */
interface Wanted {
  readonly kind: NotificationKind | undefined;
  readonly isUnread: boolean;
}

/** The code of a kept notice. */
export const codeOf = (notice: unknown): string =>
  typeof notice === 'object' && notice !== null && 'code' in notice && typeof notice.code === 'string' ? notice.code : '';

/** A notice that no kind names, of a newer version or an older one, is where `kindOfNotice` puts it. */
const unnamed = kindOfNotice('');
const named = notificationKinds.flatMap(codesOfKind);
const ofKind = (kind: NotificationKind) => {
  const code = sql`notice ->> 'code'`;
  const isNamed = sql<boolean>`${code} = any(${codesOfKind(kind)}::text[])`;
  return kind === unnamed ? sql<boolean>`(${isNamed} or ${code} <> all(${named}::text[]))` : isNamed;
};

/** Newest first. Texts are not stored: a notice is put into words for the reader's language. */
export async function itemsOf(
  db: Connection,
  accountId: number,
  { kind, isUnread }: Wanted,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: StoredItem[]; total: number }> {
  let own = db.selectFrom('feed_item').where('account_id', '=', accountId);
  if (isUnread) own = own.where('read_at', 'is', null);
  if (kind !== undefined) own = own.where(ofKind(kind));
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

/** Over the whole list: how much is unread, the number at the bell, and which kinds there are. */
export async function countsOf(db: Connection, accountId: number): Promise<{ unread: number; kinds: NotificationKind[] }> {
  const { rows } = await sql<{ code: string; unread: number }>`
    select notice ->> 'code' as code, count(*) filter (where read_at is null)::int as unread
    from feed_item where account_id = ${accountId} group by 1`.execute(db);
  const kinds = new Set(rows.map(({ code }) => kindOfNotice(code)));
  return { unread: rows.reduce((sum, row) => sum + row.unread, 0), kinds: notificationKinds.filter((kind) => kinds.has(kind)) };
}

/** Marks what was not read: one item, those up to one, or everything; answers how much that was. What came later stays unread. */
export async function markRead(
  db: Connection,
  accountId: number,
  now: Date,
  { upTo, only }: { readonly upTo?: string | undefined; readonly only?: string | undefined },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update feed_item set read_at = ${now} where account_id = ${accountId} and read_at is null
    ${only === undefined ? sql`` : sql`and id = ${only}`}
    ${upTo === undefined ? sql`` : sql`and (at, id) <= (select at, id from feed_item where id = ${upTo} and account_id = ${accountId})`}
    returning id`.execute(db);
  return rows.length;
}

/** Also what was never read. */
export async function removeBefore(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom('feed_item').where('at', '<', before).execute();
}

export interface UnreadItem {
  readonly id: string;
  readonly notice: unknown;
  readonly page: string;
}

/** What of one entry, or of all since an instant, is unread; at most a hundred. */
export const unreadItems = (
  db: Connection,
  accountId: number,
  { item, since }: { readonly item?: string | undefined; readonly since?: string | undefined },
): Promise<UnreadItem[]> => {
  const unread = db
    .selectFrom('feed_item')
    .select(['id', 'notice', 'page'])
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null);
  const asked = item === undefined ? unread.where('at', '>=', new Date(since ?? 0)) : unread.where('id', '=', item);
  return asked.orderBy('at', 'desc').limit(100).execute();
};
