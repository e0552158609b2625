// The figures of ads by day and by hour. Writers append what displays and clicks add (`ad_stat_fresh`), and this file aggregates it a few seconds later.
// Readers combine both, so that figures are always current.
import { type RawBuilder, sql } from 'kysely';
import type { Slot } from '../../core/ads/statistic.ts';
import type { Idr } from '../../core/money.ts';
import { type BusinessDay, businessDayOf, hourMs, isoHour } from '../../core/time.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { Counts } from './ad-index.ts';
import type { Placement } from '../../core/ads/placements.ts';

interface FigureRow {
  impressions: number;
  clicks: number;
  spending_idr: number;
  leads: number;
}
const figures = sql`sum(impressions)::bigint as impressions, sum(clicks)::bigint as clicks, sum(spending_idr)::bigint as spending_idr, sum(leads)::bigint as leads`;
const inPlacement = (placement: Placement | undefined) => (placement === undefined ? sql`` : sql`and placement = ${placement}`);
const slotOf = (date: string, row: FigureRow): Slot => ({
  date,
  impressions: row.impressions,
  clicks: row.clicks,
  spendingIdr: row.spending_idr,
  leads: row.leads,
});

export interface CountedDay extends Slot {
  readonly invalidClicks: number;
}

/**
 * The days of a span on which something was counted, both ends included, in no order. Where only the sum of the first days is wanted, `each` is
 * the first that counts for itself: those before it come as one, dated the day before it.
 */
export async function daysCounted(
  db: Connection,
  vendorId: number,
  { from, to, each = from }: { readonly from: BusinessDay; readonly to: BusinessDay; readonly each?: BusinessDay },
  placement?: Placement,
): Promise<CountedDay[]> {
  // As one value: a year of rows takes the driver longer than the database.
  const { rows } = await sql<{ days: (FigureRow & { day: string; invalid_clicks: number })[] | null }>`
    select json_agg(counted) as days from (
      select greatest(day, ${each}::date - 1) as day, ${figures}, sum(invalid_clicks)::bigint as invalid_clicks from ad_figures_day
      where vendor_id = ${vendorId} and day between ${from} and ${to} ${inPlacement(placement)}
      group by 1) counted`.execute(db);
  return (rows[0]?.days ?? []).map((row) => ({ ...slotOf(row.day, row), invalidClicks: row.invalid_clicks }));
}

/** The first day on which something was counted for a vendor, or null. */
export async function countedSince(db: Connection, vendorId: number): Promise<BusinessDay | null> {
  // Each table for itself: of both together the whole history would be read.
  const { rows } = await sql<{ day: string | null }>`
    select least((select min(day) from ad_stat_day where vendor_id = ${vendorId}), (select min(day) from ad_stat_fresh where vendor_id = ${vendorId})) as day`.execute(
    db,
  );
  return rows[0]?.day ?? null;
}

/** The hours of a span in which something was counted; `to` is not included. */
export async function hoursCounted(
  db: Connection,
  vendorId: number,
  span: { readonly from: number; readonly to: number },
  placement?: Placement,
): Promise<Slot[]> {
  const { rows } = await sql<FigureRow & { hour: Date }>`
    select hour, ${figures} from ad_figures_hour
    where vendor_id = ${vendorId} and hour >= ${new Date(span.from)} and hour < ${new Date(span.to)} ${inPlacement(placement)}
    group by hour`.execute(db);
  return rows.map((row) => slotOf(isoHour(row.hour.getTime()), row));
}

/** What each placement showed and clicked since a day, for estimating click-through rates. */
export async function countsSince(
  db: Connection,
  vendorIds: readonly number[],
  from: BusinessDay,
): Promise<(Counts & { vendorId: number; placement: Placement })[]> {
  const { rows } = await sql<{ vendor_id: number; placement: Placement; impressions: number; clicks: number }>`
    select vendor_id, placement, sum(impressions)::bigint as impressions, sum(clicks)::bigint as clicks from ad_figures_day
    where vendor_id = any(${[...vendorIds]}::bigint[]) and day >= ${from}
    group by vendor_id, placement`.execute(db);
  return rows.map(({ vendor_id: vendorId, ...row }) => ({ vendorId, ...row }));
}

/** What vendors spent on each day since one, where they spent anything. */
export async function spendingSince(
  db: Connection,
  vendorIds: readonly number[],
  from: BusinessDay,
): Promise<{ vendorId: number; date: BusinessDay; spendingIdr: Idr }[]> {
  const { rows } = await sql<{ vendorId: number; date: BusinessDay; spendingIdr: Idr }>`
    select vendor_id as "vendorId", day as date, sum(spending_idr)::bigint as "spendingIdr" from ad_figures_day
    where vendor_id = any(${[...vendorIds]}::bigint[]) and day >= ${from} and spending_idr > 0
    group by vendor_id, day`.execute(db);
  return rows;
}

/** A cell of the figures: an ad, a placement, an instant within its hour and day. */
export interface FigureCell {
  readonly vendorId: number;
  readonly placement: Placement;
  readonly at: number;
}
const hourOf = (at: number): Date => new Date(Math.floor(at / hourMs) * hourMs);

/** Counts a lead at the instant of the contact. */
export async function addLead(tx: Tx, { vendorId, placement, at }: FigureCell): Promise<void> {
  await sql`
    insert into ad_stat_day as s (vendor_id, day, placement, leads) values (${vendorId}, ${businessDayOf(at)}, ${placement}, 1)
    on conflict (vendor_id, day, placement) do update set leads = s.leads + 1`.execute(tx);
  await sql`
    insert into ad_stat_hour as s (vendor_id, hour, placement, leads) values (${vendorId}, ${hourOf(at)}, ${placement}, 1)
    on conflict (vendor_id, hour, placement) do update set leads = s.leads + 1`.execute(tx);
}

/**
 * Adds up what was appended, in one statement: taken and added, or neither. Rows of figures are changed
 * in a fixed order, days before hours, so that nobody waits in a circle. Answers how many were taken.
 */
async function addUp(tx: Tx, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from ad_stat_fresh where ${which}
      returning vendor_id, day, hour, placement, impressions, clicks, spending_idr, invalid_clicks
    ), by_day as (
      insert into ad_stat_day as s (vendor_id, day, placement, impressions, clicks, spending_idr, invalid_clicks)
      select vendor_id, day, placement, sum(impressions), sum(clicks), sum(spending_idr), sum(invalid_clicks) from taken
      group by vendor_id, day, placement order by vendor_id, day, placement
      on conflict (vendor_id, day, placement) do update set
        impressions = s.impressions + excluded.impressions, clicks = s.clicks + excluded.clicks,
        spending_idr = s.spending_idr + excluded.spending_idr, invalid_clicks = s.invalid_clicks + excluded.invalid_clicks
      returning 1
    ), by_hour as (
      insert into ad_stat_hour as s (vendor_id, hour, placement, impressions, clicks, spending_idr)
      select vendor_id, hour, placement, sum(impressions), sum(clicks), sum(spending_idr) from taken
      where (select count(*) from by_day) > 0
      group by vendor_id, hour, placement order by vendor_id, hour, placement
      on conflict (vendor_id, hour, placement) do update set
        impressions = s.impressions + excluded.impressions, clicks = s.clicks + excluded.clicks, spending_idr = s.spending_idr + excluded.spending_idr
    )
    select count(*) as taken from taken`.execute(tx);
  return rows[0]?.taken ?? 0;
}

/** Held by the one process that adds up. */
const ADDING_UP_LOCK = 7_261_905;

/** Adds up the oldest of what is waiting, about `limit` rows, and answers how many they were; null while another process is adding up. */
export async function addUpSome(tx: Tx, limit: number): Promise<number | null> {
  const { rows } = await sql<{ is_ours: boolean }>`select pg_try_advisory_xact_lock(${ADDING_UP_LOCK}) as is_ours`.execute(tx);
  if (rows[0]?.is_ours !== true) return null;
  return addUp(tx, sql`at <= all (select at from ad_stat_fresh order by at limit 1 offset ${limit - 1})`);
}

/** Turns a charged click into one that did not count, where it had been counted: it may have been so just now. */
export async function takeBackClick(tx: Tx, { vendorId, placement, at }: FigureCell, amountIdr: Idr): Promise<void> {
  await addUp(tx, sql`vendor_id = ${vendorId}`);
  await sql`
    update ad_stat_day set clicks = clicks - 1, spending_idr = spending_idr - ${amountIdr}, invalid_clicks = invalid_clicks + 1
    where vendor_id = ${vendorId} and day = ${businessDayOf(at)} and placement = ${placement}`.execute(tx);
  await sql`
    update ad_stat_hour set clicks = clicks - 1, spending_idr = spending_idr - ${amountIdr}
    where vendor_id = ${vendorId} and hour = ${hourOf(at)} and placement = ${placement}`.execute(tx);
}
