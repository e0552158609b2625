// What the results page reads of ads.
import { sql } from 'kysely';
import type { Period } from '../../core/ads/periods.ts';
import type { Placement } from '../../core/ads/placements.ts';
import type { Idr } from '../../core/money.ts';
import { hourOfWeek, type HourOfWeek } from '../../core/results/week.ts';
import { endOfBusinessDay, hourMs, startOfBusinessDay } from '../../core/time.ts';
import type { Connection } from '../kit/database.ts';
import type { AdsContext } from './context.ts';

/** What one placement showed, and what it cost, in a period. */
export interface PlacementFigures {
  readonly placement: Placement;
  readonly impressions: number;
  readonly clicks: number;
  readonly spendingIdr: Idr;
}

/** The figures of a vendor's ad by placement; placements without any are left out. */
export async function figuresByPlacement(db: Connection, vendorId: number, { start, end }: Period): Promise<PlacementFigures[]> {
  const { rows } = await sql<PlacementFigures>`
    select placement, sum(impressions)::bigint as impressions, sum(clicks)::bigint as clicks, sum(spending_idr)::bigint as "spendingIdr"
    from ad_figures_day where vendor_id = ${vendorId} and day between ${start} and ${end} group by placement`.execute(db);
  return rows;
}

const hoursPerWeek = 7 * 24;

/** Clicks and their cost by hour of the week. Hours in Jakarta are whole hours of UTC, so they are told apart by their number since 1970. */
export async function figuresByHourOfWeek(
  db: Connection,
  vendorId: number,
  { start, end }: Period,
): Promise<(HourOfWeek & { readonly clicks: number; readonly spendingIdr: Idr })[]> {
  const { rows } = await sql<{ hour: number; clicks: number; spending_idr: number }>`
    select (extract(epoch from hour)::bigint / 3600) % ${hoursPerWeek} as hour, sum(clicks)::bigint as clicks, sum(spending_idr)::bigint as spending_idr
    from ad_figures_hour where vendor_id = ${vendorId} and hour >= ${new Date(startOfBusinessDay(start))} and hour < ${new Date(endOfBusinessDay(end))}
    group by 1`.execute(db);
  return rows.map((row) => ({ ...hourOfWeek(row.hour * hourMs), clicks: row.clicks, spendingIdr: row.spending_idr }));
}

/** A couple's contact with a vendor; `at` in epoch milliseconds. */
export interface ContactAt {
  readonly coupleId: number;
  readonly at: number;
}

/** Where the charged click was made that these contacts of a vendor are leads of; contacts that are no leads are left out. */
export async function leadPlacements(
  db: Connection,
  { viewers }: Pick<AdsContext, 'viewers'>,
  vendorId: number,
  contacts: readonly ContactAt[],
): Promise<ReadonlyMap<number, Placement>> {
  if (contacts.length === 0) return new Map();
  const keys = contacts.map(({ coupleId }) => viewers.couple(coupleId));
  const { rows } = await sql<{ couple_id: number; placement: Placement }>`
    select asked.couple_id, c.placement
    from unnest(${contacts.map(({ coupleId }) => coupleId)}::bigint[], ${keys}::bigint[], ${contacts.map(({ at }) => new Date(at))}::timestamptz[])
      as asked (couple_id, couple_key, at)
    join ad_lead l on l.vendor_id = ${vendorId} and l.at = asked.at and l.couple_key = asked.couple_key
    join ad_click c on c.vendor_id = l.vendor_id and c.id = l.click_id`.execute(db);
  return new Map(rows.map((row) => [row.couple_id, row.placement]));
}
