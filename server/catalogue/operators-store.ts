// Vendors of any status, for operators.
import { type RawBuilder, sql } from 'kysely';
import type { VendorStatus } from '../../core/identity/vendor-status.ts';
import { phoneDigitsOf } from '../../core/operations/search.ts';
import { notifyAccounts } from '../kit/account-news.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { beginningWith, likeContaining } from '../kit/like.ts';
import type { Bus } from '../kit/live.ts';
import { isErased } from './erased.ts';
import { ownProfile } from './profile-store.ts';
import { vendorsChannel } from './channel.ts';

export interface VendorInList {
  readonly id: number;
  /** The account that owns it. */
  readonly accountId: number;
  /** Null: nothing is left of it but its number, its account was deleted. (decision 0059) */
  readonly name: string | null;
  readonly slug: string;
  readonly status: VendorStatus;
  readonly category: { readonly en: string; readonly id: string } | null;
  readonly city: string | null;
}
interface ListRow {
  id: number;
  account_id: number;
  business_name: string;
  slug: string;
  status: VendorStatus;
  category_en: string | null;
  category_id: string | null;
  city: string | null;
}

const inList = (row: ListRow): VendorInList => ({
  id: row.id,
  accountId: row.account_id,
  name: isErased(row) ? null : row.business_name || row.slug,
  slug: row.slug,
  status: row.status,
  category: row.category_en === null || row.category_id === null ? null : { en: row.category_en, id: row.category_id },
  city: row.city,
});
const source = sql`vendor v join account a on a.id = v.account_id left join vendor_service s on s.id = v.main_service_id
  left join category c on c.id = s.category_id left join city on city.id = v.city_id`;
const columns = sql`v.id, v.account_id, v.business_name, v.slug, v.status, c.name_en as category_en, c.name_id as category_id, coalesce(city.name, nullif(v.foreign_city, '')) as city`;

/** How alike a name has to be that may be mistyped. */
const alike = 0.55;
const digitsOf = (phone: RawBuilder<unknown>): RawBuilder<string> => sql`regexp_replace(${phone}, '\\D', '', 'g')`;

/** How alike an e-mail address has to be that may be mistyped. */
const alikeAddress = 0.55;

/** Vendors by an e-mail address: of their account, their profile or someone of their team who has not left; a whole one may be mistyped. */
function addressed(words: string): RawBuilder<boolean> {
  const like = likeContaining(words);
  const matches = (email: RawBuilder<unknown>) =>
    words.includes('@')
      ? sql<boolean>`(${email} ilike ${like} or similarity(${email}, ${words}) >= ${alikeAddress}::real)`
      : sql<boolean>`${email} ilike ${like}`;
  return sql`(${matches(sql`a.email::text`)} or ${matches(sql`v.contact_email::text`)}
    or v.id in (select m.vendor_id from team_member m join account mine on mine.id = m.account_id where m.left_at is null and ${matches(sql`mine.email::text`)}))`;
}

/** How near a whole e-mail address is to that of the account: the one that was meant comes before those that look like it. */
const nearness = (words: string): RawBuilder<number> => (words.includes('@') ? sql`similarity(a.email::text, ${words})` : sql`0::real`);

/** A person types a name, a part of an address of any kind, or a number. */
function matching(words: string, status: VendorStatus | undefined): RawBuilder<boolean> {
  const conditions = [sql<boolean>`true`];
  if (status !== undefined) conditions.push(sql`v.status = ${status}`);
  if (words !== '') {
    const like = likeContaining(words);
    const digits = phoneDigitsOf(words);
    const isNumber = /^\d{1,15}$/.test(words);
    conditions.push(
      sql`(v.business_name ilike ${like} or v.slug ilike ${like} or ${addressed(words)}
        or word_similarity(${words.toLowerCase()}, lower(v.business_name)) >= ${alike}::real
        ${digits === null ? sql`` : sql` or ${digitsOf(sql`v.phone`)} like ${`%${digits}`} or ${digitsOf(sql`v.whatsapp`)} like ${`%${digits}`}`}
        ${isNumber ? sql` or v.id = ${Number(words)}` : sql``})`,
    );
  }
  return sql.join(conditions, sql` and `);
}

/** Vendors by name, address of their profile, e-mail address (a member's of their team too) or id; those whose name starts with it first. */
export async function findVendors(
  db: Connection,
  asked: { readonly words: string; readonly status: VendorStatus | undefined; readonly limit: number; readonly offset: number },
): Promise<{ rows: VendorInList[]; total: number }> {
  const where = matching(asked.words, asked.status);
  const begins = beginningWith(asked.words);
  const [found, counted] = await Promise.all([
    sql<ListRow>`select ${columns} from ${source} where ${where}
      order by v.id::text = ${asked.words} desc, v.business_name ilike ${begins} desc, ${nearness(asked.words)} desc, word_similarity(${asked.words.toLowerCase()}, lower(v.business_name)) desc, v.business_name, v.id limit ${asked.limit} offset ${asked.offset}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*) as total from ${source} where ${where}`.execute(db),
  ]);
  return { rows: found.rows.map(inList), total: counted.rows[0]?.total ?? 0 };
}

/** Vendors by id, of any status; unknown ids are left out. */
export async function vendorsById(db: Connection, ids: readonly number[]): Promise<Map<number, VendorInList>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<ListRow>`select ${columns} from ${source} where v.id = any(${wanted}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, inList(row)]));
}

/** Since when a vendor is here, since when published, and whether its profile holds what publishing needs. */
export interface VendorRecord {
  readonly createdAt: Date;
  readonly publishedAt: Date | null;
  readonly isComplete: boolean;
}
/** Fails for a vendor that is not there: the caller has found it. */
export async function vendorRecord(db: Connection, vendorId: number): Promise<VendorRecord> {
  const row = await db.selectFrom('vendor').select(['created_at', 'published_at']).where('id', '=', vendorId).executeTakeFirstOrThrow();
  const { missing } = await ownProfile(db, vendorId);
  return { createdAt: row.created_at, publishedAt: row.published_at, isComplete: missing.length === 0 };
}

/** Locks a vendor until the transaction ends, and answers where it stands. */
export async function lockVendorStatus(tx: Tx, vendorId: number): Promise<{ status: VendorStatus; isComplete: boolean }> {
  const { status, missing } = await ownProfile(tx, vendorId, true);
  return { status, isComplete: missing.length === 0 };
}

/**
 * Writes a status that was checked, under `lockVendorStatus`. At commit every process shows or hides the vendor and its ad, and the vendor’s open pages
 * read where it stands. `at` is epoch milliseconds.
 */
export async function writeVendorStatus(tx: Tx, bus: Bus, vendorId: number, status: VendorStatus, at: number): Promise<void> {
  const { rows } = await sql<{ account_id: number }>`
    update vendor set status = ${status}, published_at = coalesce(published_at, case when ${status}::int = 1 then ${new Date(at)}::timestamptz end)
    where id = ${vendorId} returning account_id`.execute(tx);
  await bus.publish(tx, vendorsChannel, String(vendorId));
  await notifyAccounts(
    tx,
    bus,
    rows.map((vendor) => vendor.account_id),
    { kind: 'account' },
  );
}
