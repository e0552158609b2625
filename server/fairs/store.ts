import { sql } from 'kysely';
import type { Fair } from '../../core/fairs/fair.ts';
import type { BusinessDay } from '../../core/time.ts';
import type { Connection, Tx } from '../kit/database.ts';

export interface StoredFair extends Fair {
  readonly id: number;
  readonly version: number;
  readonly isCancelled: boolean;
  readonly city: { readonly id: number; readonly slug: string; readonly name: string };
}
export interface Stand {
  readonly vendorId: number;
  readonly stand: string;
}

const columns = sql`f.id, f.name, f.city_id, f.venue, f.starts_on, f.ends_on, f.url, f.version, f.cancelled_at, c.slug as city_slug, c.name as city_name`;
interface Row {
  readonly id: number;
  readonly name: string;
  readonly city_id: number;
  readonly venue: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly url: string;
  readonly version: number;
  readonly cancelled_at: Date | null;
  readonly city_slug: string;
  readonly city_name: string;
}
const stored = (row: Row): StoredFair => ({
  id: row.id,
  name: row.name,
  cityId: row.city_id,
  city: { id: row.city_id, slug: row.city_slug, name: row.city_name },
  venue: row.venue,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  url: row.url,
  version: row.version,
  isCancelled: row.cancelled_at !== null,
});

const eventsMax = 50;

/** Where a vendor can be met from a day on; what was cancelled is left out. */
export async function fairsOfVendor(db: Connection, vendorId: number, from: BusinessDay): Promise<(StoredFair & { stand: string })[]> {
  const { rows } = await sql<Row & { stand: string }>`
    select ${columns}, v.stand from fair_vendor v join fair f on f.id = v.fair_id join city c on c.id = f.city_id
    where v.vendor_id = ${vendorId} and f.ends_on >= ${from} and f.cancelled_at is null
    order by f.starts_on, f.id limit ${eventsMax}`.execute(db);
  return rows.map((row) => ({ ...stored(row), stand: row.stand }));
}

/** Coming fairs nearest first, past ones latest first. */
export async function findFairs(
  db: Connection,
  asked: { readonly when: 'coming' | 'past'; readonly today: BusinessDay; readonly limit: number; readonly offset: number },
): Promise<{ rows: StoredFair[]; total: number }> {
  const isComing = asked.when === 'coming';
  const where = isComing ? sql`f.ends_on >= ${asked.today}` : sql`f.ends_on < ${asked.today}`;
  const [found, counted] = await Promise.all([
    sql<Row>`select ${columns} from fair f join city c on c.id = f.city_id where ${where}
      order by ${isComing ? sql`f.starts_on, f.id` : sql`f.starts_on desc, f.id desc`} limit ${asked.limit} offset ${asked.offset}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*) as total from fair f where ${where}`.execute(db),
  ]);
  return { rows: found.rows.map(stored), total: counted.rows[0]?.total ?? 0 };
}

/** Also one that is over or cancelled. */
export async function fairById(db: Connection, id: number): Promise<StoredFair | null> {
  const { rows } = await sql<Row>`select ${columns} from fair f join city c on c.id = f.city_id where f.id = ${id}`.execute(db);
  return rows[0] ? stored(rows[0]) : null;
}

/** The vendors of several fairs, by fair. */
export async function standsOf(db: Connection, fairIds: readonly number[]): Promise<Map<number, Stand[]>> {
  if (fairIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('fair_vendor')
    .selectAll()
    .where('fair_id', 'in', [...fairIds])
    .orderBy('vendor_id')
    .execute();
  return Map.groupBy(
    rows.map((row) => ({ fairId: row.fair_id, vendorId: row.vendor_id, stand: row.stand })),
    ({ fairId }) => fairId,
  );
}

/** Answers its id. It starts with the version that the first change has to name. */
export async function insertFair(tx: Tx, fair: Fair): Promise<number> {
  const { id } = await tx.insertInto('fair').values(rowOf(fair)).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Writes a fair over the version that was seen; answers whether it still was that one. */
export async function updateFair(tx: Tx, id: number, seen: number, fair: Fair, cancelledAt: Date | null): Promise<boolean> {
  const changed = await tx
    .updateTable('fair')
    .set({ ...rowOf(fair), cancelled_at: cancelledAt, version: seen + 1 })
    .where('id', '=', id)
    .where('version', '=', seen)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** A vendor that takes part already moves to this stand. */
export async function writeStand(tx: Tx, fairId: number, { vendorId, stand }: Stand): Promise<void> {
  await tx
    .insertInto('fair_vendor')
    .values({ fair_id: fairId, vendor_id: vendorId, stand })
    .onConflict((conflict) => conflict.columns(['fair_id', 'vendor_id']).doUpdateSet({ stand }))
    .execute();
}

export async function removeStand(tx: Tx, fairId: number, vendorId: number): Promise<void> {
  await tx.deleteFrom('fair_vendor').where('fair_id', '=', fairId).where('vendor_id', '=', vendorId).execute();
}

const rowOf = (fair: Fair) => ({
  name: fair.name,
  city_id: fair.cityId,
  venue: fair.venue,
  starts_on: fair.startsOn,
  ends_on: fair.endsOn,
  url: fair.url,
});
