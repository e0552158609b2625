// Search for couples by operators.
import { sql } from 'kysely';
import type { Connection } from '../kit/database.ts';
import { calledBy } from '../kit/alike.ts';
import { likeContaining } from '../kit/like.ts';

/** A couple's account. */
export interface Person {
  readonly id: number;
  /** Null: the account was deleted. */
  readonly name: string | null;
  /** Null as well. */
  readonly email: string | null;
}

/** How alike a name has to be that may be mistyped. */
const alike = 0.45;

/** How alike an address has to be that may be mistyped. */
const alikeAddress = 0.55;

/** Couples by name or whole email address, which may be mistyped, or by a part of their address; the most alike first. */
export async function findCouples(db: Connection, words: string, limit: number): Promise<Person[]> {
  const like = likeContaining(words.toLowerCase());
  const isNear = words.includes('@') ? sql`similarity(email::text, ${words}) >= ${alikeAddress}::real` : sql`false`;
  const { rows } = await sql<Person>`
    select id, nullif(display_name, '') as name, case when display_name <> '' then email::text end as email from account
    where type = 'user' and (lower(display_name) like ${like} or email::text ilike ${like} or ${isNear} or word_similarity(${words.toLowerCase()}, lower(display_name)) >= ${alike}::real)
    order by email = ${words} desc, case when ${words.includes('@')}::boolean then similarity(email::text, ${words}) end desc, lower(display_name) like ${like} desc, word_similarity(${words.toLowerCase()}, lower(display_name)) desc, id
    limit ${limit}`.execute(db);
  return rows;
}

/** Those of these accounts whose name goes by the words, which may be mistyped if they are long enough for it; the most alike first. */
export async function accountsCalled(
  db: Connection,
  ids: ReadonlySet<number>,
  words: string,
  limit: number,
): Promise<{ id: number; name: string }[]> {
  if (ids.size === 0) return [];
  const { isMeant, bestFirst } = calledBy(sql`display_name`, words);
  const { rows } = await sql<{ id: number; name: string }>`
    select id, display_name as name from account
    where id = any(${[...ids]}::bigint[]) and display_name <> '' and ${isMeant}
    order by ${bestFirst}, id desc limit ${limit}`.execute(db);
  return rows;
}

/** One couple's account, or null. Instants are epoch milliseconds. */
export async function coupleRecord(
  db: Connection,
  id: number,
): Promise<(Person & { language: 'en' | 'id'; createdAt: number; confirmedAt: number | null; isActive: boolean }) | null> {
  const row = await db
    .selectFrom('account')
    .select(['id', 'display_name', 'email', 'language', 'created_at', 'email_confirmed_at', 'disabled_at'])
    .where('id', '=', id)
    .where('type', '=', 'user')
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    name: row.display_name === '' ? null : row.display_name,
    email: row.display_name === '' ? null : row.email,
    language: row.language === 'id' ? 'id' : 'en',
    createdAt: row.created_at.getTime(),
    confirmedAt: row.email_confirmed_at?.getTime() ?? null,
    isActive: row.disabled_at === null,
  };
}
