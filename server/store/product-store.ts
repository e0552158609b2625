// Products.
import { type RawBuilder, sql } from 'kysely';
import { type ProductContent, productRules, withinLimits } from '../../core/store/content.ts';
import type { ProductStatus } from '../../core/store/life.ts';
import type { BusinessDay } from '../../core/time.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { calledBy } from '../kit/alike.ts';

/** A product of a vendor. Instants are epoch milliseconds. */
export interface Product {
  readonly id: string;
  readonly vendorId: number;
  readonly status: ProductStatus;
  readonly revision: number;
  /** As it is being written. */
  readonly content: ProductContent;
  /** As couples see it; null while it was never published. */
  readonly live: ProductContent | null;
  readonly hasChanges: boolean;
  readonly days: { readonly from: BusinessDay | null; readonly until: BusinessDay | null };
  readonly slug: string | null;
  readonly savedAt: number;
  readonly publishedAt: number | null;
  /** Among those that take a slot of the plan, counted from 1; null when it takes none. */
  readonly slot: number | null;
}

interface Row {
  readonly id: string;
  readonly vendor_id: number;
  readonly status: ProductStatus;
  readonly revision: number;
  readonly content: ProductContent;
  readonly live: ProductContent | null;
  readonly has_changes: boolean;
  readonly shown_from: BusinessDay | null;
  readonly shown_until: BusinessDay | null;
  readonly slug: string | null;
  readonly saved_at: Date;
  readonly published_at: Date | null;
  readonly slot: number | null;
}

const fromRow = (row: Row): Product => ({
  id: row.id,
  vendorId: row.vendor_id,
  status: row.status,
  revision: row.revision,
  // Drafts kept before their numbers had limits are read like any other.
  content: withinLimits(row.content, productRules),
  live: row.live,
  hasChanges: row.has_changes,
  days: { from: row.shown_from, until: row.shown_until },
  slug: row.slug,
  savedAt: row.saved_at.getTime(),
  publishedAt: row.published_at?.getTime() ?? null,
  slot: row.slot,
});

/** `takesPlace` of core, for all products of a vendor at once: the longest published come first. */
const placed = (vendorId: number, today: BusinessDay) => sql`
  select id, row_number() over (order by published_at, id) as slot from store_product
  where vendor_id = ${vendorId} and status = 'active' and (shown_until is null or shown_until >= ${today})`;
const products = (vendorId: number, today: BusinessDay) => sql`
  select p.id, p.vendor_id, p.status, p.revision, p.content, p.live, p.content is distinct from p.live as has_changes, p.shown_from, p.shown_until,
    p.slug, p.saved_at, p.published_at, placed.slot
  from store_product p left join (${placed(vendorId, today)}) placed on placed.id = p.id
  where p.vendor_id = ${vendorId}`;

async function read(db: Connection, query: RawBuilder<unknown>): Promise<Product[]> {
  const { rows } = await sql<Row>`${query}`.execute(db);
  return rows.map(fromRow);
}

/** A product of this vendor; someone else's is not there. */
export async function findProduct(db: Connection, vendorId: number, id: string, today: BusinessDay): Promise<Product | null> {
  return (await read(db, sql`${products(vendorId, today)} and p.id = ${id}`))[0] ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockProduct(tx: Tx, vendorId: number, id: string, today: BusinessDay): Promise<Product | null> {
  await sql`select from store_product where vendor_id = ${vendorId} and id = ${id} for no key update`.execute(tx);
  return findProduct(tx, vendorId, id, today);
}

/** By its address, or by its id, at a vendor. */
export async function findByAddress(db: Connection, vendorId: number, address: string, today: BusinessDay): Promise<Product | null> {
  return (await read(db, sql`${products(vendorId, today)} and (p.slug = ${address} or p.id::text = ${address}) limit 1`))[0] ?? null;
}

export interface ListWish {
  readonly status: ProductStatus | undefined;
  readonly kind: ProductContent['kind'] | undefined;
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** One page of a vendor's products, last saved first, and how many there are. Without a status all but the archived ones. */
export async function pageOfProducts(
  db: Connection,
  vendorId: number,
  today: BusinessDay,
  { status, kind, search, limit, offset }: ListWish,
): Promise<{ products: Product[]; total: number }> {
  const wanted = sql`
    ${status === undefined ? sql`p.status <> 'archived'` : sql`p.status = ${status}`}
    and ${kind === undefined ? sql`true` : sql`p.kind = ${kind}`}
    and ${search === '' ? sql`true` : sql`position(lower(${search}) in lower(p.title)) > 0`}`;
  const [found, { rows }] = await Promise.all([
    read(db, sql`${products(vendorId, today)} and ${wanted} order by p.saved_at desc, p.id desc limit ${limit} offset ${offset}`),
    sql<{ total: number }>`select count(*) as total from store_product p where p.vendor_id = ${vendorId} and ${wanted}`.execute(db),
  ]);
  return { products: found, total: rows[0]?.total ?? 0 };
}

/** Every status is there, those without a product as 0. */
export async function countByStatus(db: Connection, vendorId: number): Promise<Record<ProductStatus, number>> {
  const { rows } = await sql<{ status: ProductStatus; count: number }>`
    select status, count(*) as count from store_product where vendor_id = ${vendorId} group by 1`.execute(db);
  const none = { draft: 0, active: 0, inactive: 0, sold_out: 0, archived: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}

/** How many products of a vendor take a slot of its plan. */
export async function countSlots(db: Connection, vendorId: number, today: BusinessDay): Promise<number> {
  const { rows } = await sql<{ taken: number }>`select count(*) as taken from (${placed(vendorId, today)}) placed`.execute(db);
  return rows[0]?.taken ?? 0;
}

/** What couples see of a vendor's products today, promos first, then the newest. `max` null: the plan shows all. */
export async function pageOfShown(
  db: Connection,
  vendorId: number,
  today: BusinessDay,
  { max, limit, offset }: { readonly max: number | null; readonly limit: number; readonly offset: number },
): Promise<{ products: Product[]; total: number }> {
  const wanted = sql`placed.slot is not null and (${max}::int is null or placed.slot <= ${max}) and (p.shown_from is null or p.shown_from <= ${today})`;
  const { rows } = await sql<Row & { total: number }>`
    select *, count(*) over () as total from (${products(vendorId, today)} and ${wanted}) p
    order by live ->> 'kind' = 'promo' desc, published_at desc, id desc limit ${limit} offset ${offset}`.execute(db);
  // Past the last page no row says how many there are.
  if (rows.length === 0 && offset > 0)
    return { products: [], total: (await pageOfShown(db, vendorId, today, { max, limit: 1, offset: 0 })).total };
  return { products: rows.map(fromRow), total: rows[0]?.total ?? 0 };
}

/** Anyone who counts or adds to what a vendor has takes turns with all others who do, on any process, until the transaction ends. */
export async function lockStore(tx: Tx, vendorId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('store'), ${vendorId}::int)`.execute(tx);
}

/** Products that were never shown, the one just started included. */
export async function countDrafts(db: Connection, vendorId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from store_product where vendor_id = ${vendorId} and status = 'draft'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Archived ones too. Asked under `lockStore` where it is held against a limit. */
export async function countProducts(db: Connection, vendorId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from store_product where vendor_id = ${vendorId}`.execute(db);
  return rows[0]?.count ?? 0;
}

interface NewProduct {
  readonly vendorId: number;
  readonly content: ProductContent;
  readonly at: number;
  readonly requestKey: string | null;
}

/** Starts a draft; the same vendor's same key again finds the one that is there. */
export async function insertProduct(tx: Tx, { vendorId, content, at, requestKey }: NewProduct): Promise<string> {
  const made = await tx
    .insertInto('store_product')
    .values({
      vendor_id: vendorId,
      content: JSON.stringify(content),
      created_at: new Date(at),
      saved_at: new Date(at),
      request_key: requestKey,
    })
    .onConflict((conflict) => conflict.columns(['vendor_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? (await idOfRequest(tx, vendorId, requestKey ?? '')) ?? '';
}

/** The product that a request of this key started, or null. */
export async function idOfRequest(db: Connection, vendorId: number, requestKey: string): Promise<string | null> {
  const row = await db
    .selectFrom('store_product')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What the vendor is writing: couples see it once it is published. The next revision. */
export async function writeContent(tx: Tx, id: string, content: ProductContent, at: number): Promise<void> {
  await tx
    .updateTable('store_product')
    .set({ content: JSON.stringify(content), saved_at: new Date(at), revision: (e) => sql`${e.ref('revision')} + 1` })
    .where('id', '=', id)
    .execute();
}

/** Couples see this from now on. The address and the first time of publishing stay what they were. */
export async function writeLive(
  tx: Tx,
  id: string,
  live: { readonly content: ProductContent; readonly slug: string; readonly at: number },
): Promise<void> {
  const content = JSON.stringify(live.content);
  await sql`
    update store_product set status = 'active', content = ${content}, live = ${content}, slug = coalesce(slug, ${live.slug}),
      published_at = coalesce(published_at, ${new Date(live.at)}), saved_at = ${new Date(live.at)},
      shown_from = ${live.content.valid_from}::date, shown_until = ${live.content.valid_until}::date
    where id = ${id}`.execute(tx);
}

/** That the step is permitted the caller has seen under the lock of the product. */
export async function writeStatus(tx: Tx, id: string, status: ProductStatus, at: number): Promise<void> {
  await tx
    .updateTable('store_product')
    .set({ status, saved_at: new Date(at) })
    .where('id', '=', id)
    .execute();
}

/** A product that couples have seen is archived instead, and stays. */
export async function deleteDraft(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('store_product').where('id', '=', id).where('status', '=', 'draft').execute();
}

/** The first free address among `slug`, `slug-2` …; asked under `lockStore`. */
export async function freeAddress(tx: Tx, vendorId: number, slug: string): Promise<string> {
  const rows = await tx
    .selectFrom('store_product')
    .select('slug')
    .where('vendor_id', '=', vendorId)
    .where('slug', 'like', `${slug}%`)
    .execute();
  const taken = new Set(rows.map((row) => row.slug));
  let free = slug;
  for (let next = 2; taken.has(free); next += 1) free = `${slug}-${next}`;
  return free;
}

/** Whether a vendor has any product, whatever its status. (spec 6, hasStoreProduct) */
export async function hasAnyProduct(db: Connection, vendorId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from store_product where vendor_id = ${vendorId}) as has`.execute(db);
  return rows[0]?.has ?? false;
}

/** A page of the addresses of what all published vendors offer, and when each was published; in the order of their ids. */
export async function shownAddresses(
  db: Connection,
  today: BusinessDay,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ vendor: string; product: string; publishedAt: Date }[]> {
  const { rows } = await sql<{ vendor: string; product: string; publishedAt: Date }>`
    select v.slug as vendor, p.slug as product, p.published_at as "publishedAt" from store_product p join vendor v on v.id = p.vendor_id
    where p.status = 'active' and v.status = 1 and (p.shown_until is null or p.shown_until >= ${today}) and (p.shown_from is null or p.shown_from <= ${today})
    order by p.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** This vendor's products whose title goes by the words, which may be mistyped if they are long enough for it; the most alike first. */
export async function productsCalled(
  db: Connection,
  vendorId: number,
  words: string,
  limit: number,
): Promise<{ id: string; title: string; savedAt: Date }[]> {
  const { isMeant, bestFirst } = calledBy(sql`title`, words);
  const { rows } = await sql<{ id: string; title: string; saved_at: Date }>`
    select id, title, saved_at from store_product where vendor_id = ${vendorId} and ${isMeant}
    order by ${bestFirst}, saved_at desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ id: row.id, title: row.title, savedAt: row.saved_at }));
}
