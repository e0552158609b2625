// A vendor's clients, derived from couples' actions and wedding details. Three sources give the same columns; the lists filter and page them alike.
import { type RawBuilder, sql } from 'kysely';
import type { Act } from '../../core/clients/acts.ts';
import type { BudgetBand } from '../../core/clients/budget.ts';
import { lastDayOf, type WeddingDay, weddingDayOf } from '../../core/clients/wedding-day.ts';
import type { BusinessDay } from '../../core/time.ts';
import type { Connection } from '../kit/database.ts';

export interface FoundClient {
  readonly coupleId: number;
  readonly weddingDay: WeddingDay | null;
  readonly cityId: number | null;
  readonly budgetBand: BudgetBand | null;
  /** What it did last towards this vendor; null while it did nothing. */
  readonly lastAct: Act | null;
  readonly lastAt: Date;
  readonly cameByAd: boolean;
  readonly isOpen: boolean;
}
export interface ClientFilter {
  readonly coupleIds?: readonly number[] | undefined;
  readonly without?: ReadonlySet<number> | undefined;
  /** '2027-06'. */
  readonly month?: string | undefined;
  readonly cityId?: number | undefined;
  readonly act?: Act | undefined;
  readonly isOpen?: boolean | undefined;
}

interface Row {
  couple_id: number;
  wedding_on: BusinessDay | null;
  is_day_known: boolean | null;
  city_id: number | null;
  budget_band: BudgetBand | null;
  last_act: Act | null;
  last_at: Date;
  came_by_ad: boolean;
  is_open: boolean;
}

type Source = RawBuilder<unknown>;
/** Whose address was never confirmed is nobody's client: anybody could have typed it (S64). */
const isConfirmed = (coupleId: string): Source =>
  sql`exists (select from account where id = ${sql.ref(coupleId)} and email_confirmed_at is not null)`;

/** Couples who did something towards a vendor since an instant. */
export const actedSince = (vendorId: number, since: number): Source => sql`
  select a.couple_id, w.wedding_on, w.is_day_known, w.city_id, w.budget_band, a.kind as last_act, a.at as last_at, a.came_by_ad, o.vendor_id is not null as is_open
  from (
    select distinct on (couple_id) couple_id, kind, at, bool_or(came_by_ad) over (partition by couple_id) as came_by_ad
    from couple_event where vendor_id = ${vendorId} and couple_id is not null and at >= ${new Date(since)}
    order by couple_id, at desc, id desc
  ) a
  left join wedding w on w.couple_id = a.couple_id
  left join contact_opening o on o.vendor_id = ${vendorId} and o.couple_id = a.couple_id
  where ${isConfirmed('a.couple_id')}`;

const withoutAct = (vendorId: number): Source => sql`
  select w.couple_id, w.wedding_on, w.is_day_known, w.city_id, w.budget_band, null::text as last_act,
    greatest(w.updated_at, (select max(e.at) from couple_event e where e.couple_id = w.couple_id)) as last_at, false as came_by_ad, o.vendor_id is not null as is_open
  from wedding w left join contact_opening o on o.vendor_id = ${vendorId} and o.couple_id = w.couple_id`;

/** What a vendor offers, for finding couples it fits. */
export interface Offer {
  readonly vendorId: number;
  readonly services: readonly { readonly categoryId: number; readonly cityId: number }[];
  readonly bands: readonly BudgetBand[];
}

/** Couples an offer fits that did nothing towards the vendor yet, with their wedding ahead, active since an instant. */
export const matchingCouples = ({ vendorId, services, bands }: Offer, today: BusinessDay, activeSince: number): Source => sql`
  ${withoutAct(vendorId)}
  where w.is_findable and ${isConfirmed('w.couple_id')} and w.wedding_on >= ${today}
    and exists (
      select from wedding_category c
      join unnest(${services.map(({ categoryId }) => categoryId)}::int[], ${services.map(({ cityId }) => cityId)}::int[]) as s (category_id, city_id)
        on s.category_id = c.category_id and s.city_id = w.city_id
      where c.couple_id = w.couple_id)
    and (w.budget_band is null or w.budget_band = any(${[...bands]}::text[]))
    and (w.updated_at >= ${new Date(activeSince)}
      or exists (select from couple_event e where e.couple_id = w.couple_id and e.at >= ${new Date(activeSince)}))
    and not exists (select from couple_event e where e.vendor_id = ${vendorId} and e.couple_id = w.couple_id)`;

/** Couples whose contact a vendor opened, whatever became of their plans. */
export const openedCouples = (vendorId: number): Source => sql`
  select o.couple_id, w.wedding_on, w.is_day_known, w.city_id, w.budget_band, null::text as last_act, o.opened_at as last_at, false as came_by_ad, true as is_open
  from contact_opening o left join wedding w on w.couple_id = o.couple_id where o.vendor_id = ${vendorId}`;

/** These couples, whatever they did; the caller knows that they are the vendor's clients. */
export const theseCouples = (vendorId: number, coupleIds: readonly number[]): Source => sql`
  select k.couple_id, w.wedding_on, w.is_day_known, w.city_id, w.budget_band, a.kind as last_act, coalesce(a.at, o.opened_at, 'epoch') as last_at,
    exists (select from couple_event e where e.vendor_id = ${vendorId} and e.couple_id = k.couple_id and e.came_by_ad) as came_by_ad,
    o.vendor_id is not null as is_open
  from unnest(${[...coupleIds]}::bigint[]) k (couple_id)
  left join lateral (
    select kind, at from couple_event where vendor_id = ${vendorId} and couple_id = k.couple_id order by at desc, id desc limit 1
  ) a on true
  left join wedding w on w.couple_id = k.couple_id
  left join contact_opening o on o.vendor_id = ${vendorId} and o.couple_id = k.couple_id`;

function matching({ coupleIds, without, month, cityId, act, isOpen }: ClientFilter): RawBuilder<boolean> {
  const conditions = [sql<boolean>`true`];
  if (coupleIds !== undefined) conditions.push(sql`couple_id = any(${[...coupleIds]}::bigint[])`);
  if (without !== undefined && without.size > 0) conditions.push(sql`couple_id <> all(${[...without]}::bigint[])`);
  if (month !== undefined) conditions.push(sql`wedding_on between ${`${month}-01`} and ${lastDayOf(month)}`);
  if (cityId !== undefined) conditions.push(sql`city_id = ${cityId}`);
  if (act !== undefined) conditions.push(sql`last_act = ${act}`);
  if (isOpen !== undefined) conditions.push(sql`is_open = ${isOpen}`);
  return sql.join(conditions, sql` and `);
}

/** A page of clients, last active first, and how many there are in all. */
export async function findClients(
  db: Connection,
  source: Source,
  filter: ClientFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ clients: FoundClient[]; total: number }> {
  const counted = await sql<{ total: number }>`select count(*) as total from (${source}) client where ${matching(filter)}`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  if (total <= page.offset) return { clients: [], total };
  const { rows } = await sql<Row>`
    select * from (${source}) client where ${matching(filter)}
    order by last_at desc, couple_id limit ${page.limit} offset ${page.offset}`.execute(db);
  return { clients: rows.map(clientOf), total };
}

const clientOf = (row: Row): FoundClient => ({
  coupleId: row.couple_id,
  weddingDay: row.wedding_on === null ? null : weddingDayOf(row.wedding_on, row.is_day_known ?? false),
  cityId: row.city_id,
  budgetBand: row.budget_band,
  lastAct: row.last_act,
  lastAt: row.last_at,
  cameByAd: row.came_by_ad,
  isOpen: row.is_open,
});

/** The ids of all couples a source gives. */
export async function idsOf(db: Connection, source: Source): Promise<number[]> {
  const { rows } = await sql<{ couple_id: number }>`select couple_id from (${source}) client`.execute(db);
  return rows.map((row) => row.couple_id);
}

/** What a couple did towards a vendor, last first. */
export async function actsOf(db: Connection, vendorId: number, coupleId: number, limit: number): Promise<{ kind: Act; at: Date }[]> {
  const rows = await db
    .selectFrom('couple_event')
    .select(['kind', 'at'])
    .where('vendor_id', '=', vendorId)
    .where('couple_id', '=', coupleId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ kind, at }) => ({ kind, at }));
}

/** Whether a couple turned to a vendor: it wrote, asked for a number, a meeting or a quotation. */
export async function hasTurnedTo(db: Connection, vendorId: number, coupleId: number, contacts: readonly Act[]): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from couple_event where vendor_id = ${vendorId} and couple_id = ${coupleId} and kind = any(${[...contacts]}::text[])) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

/** Whether a couple ever did something towards a vendor, or the vendor opened its contact. */
export async function isClient(db: Connection, vendorId: number, coupleId: number): Promise<boolean> {
  const sources = sql`select couple_id from (${actedSince(vendorId, 0)}) acted union all select couple_id from contact_opening where vendor_id = ${vendorId}`;
  const { rows } = await sql<{
    found: boolean;
  }>`select exists (select from (${sources}) client where couple_id = ${coupleId}) as found`.execute(db);
  return rows[0]?.found ?? false;
}
