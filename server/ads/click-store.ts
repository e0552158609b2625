// Reads and writes clicks in batches: the facts before a batch is decided, and the result. Called under the locks of its ads.
import { sql } from 'kysely';
import type { ClickOutcome } from '../../core/ads/charge.ts';
import type { Idr } from '../../core/money.ts';
import type { BusinessDay } from '../../core/time.ts';
import { type ArrayItem, arrayText } from '../kit/array-text.ts';
import type { Tx } from '../kit/database.ts';
import type { Placement } from '../../core/ads/placements.ts';
import type { Network } from './viewer.ts';

/** What history is asked of. Null where the token or the viewer has none. */
export interface ClickQuestion {
  readonly tokenId: string | null;
  readonly vendorId: number | null;
  readonly coupleKey: bigint | null;
  readonly deviceKey: bigint | null;
  readonly agentKey: bigint;
  readonly network: Network;
  /** The beginning of the hour in which it was clicked. */
  readonly hour: Date;
}
export interface ClickHistory {
  readonly displayedAt: number | null;
  readonly isTokenUsed: boolean;
  readonly lastCountedAt: number | null;
  readonly clicksInNetworkHour: number;
}
/** A click as decided. */
export interface ClickRecord extends ClickQuestion {
  readonly id: string;
  readonly clickedAt: Date;
  readonly placement: Placement | null;
  readonly shownCpcIdr: Idr | null;
  readonly outcome: ClickOutcome;
}
export interface SeenImpression {
  readonly id: string;
  readonly vendorId: number;
  readonly placement: Placement;
  readonly at: Date;
}
export interface ClickSet {
  readonly day: BusinessDay;
  readonly clicks: readonly ClickRecord[];
  /** Cards whose click is the first we hear of their display. */
  readonly seen: readonly SeenImpression[];
  /** The day's spend of the vendors that were charged, after the batch. */
  readonly spent: readonly { readonly vendorId: number; readonly spentIdr: Idr }[];
}

/** Bursts are told of public networks alone. */
const burstNetwork = ({ network }: ClickQuestion): string | null => (network.isPublic ? network.name : null);
const column = <Row>(rows: readonly Row[], value: (row: Row) => ArrayItem): string => arrayText(rows.map(value));

/** The history of each click, in the order of the clicks. */
export async function historyOf(tx: Tx, clicks: readonly ClickQuestion[]): Promise<ClickHistory[]> {
  const { rows } = await sql<{ displayed_at: Date | null; is_used: boolean; counted_at: Date | null; clicks: number | null }>`
    select seen.at as displayed_at, used.id is not null as is_used, viewer.counted_at, network.clicks
    from unnest(${column(clicks, (c) => c.tokenId)}::uuid[], ${column(clicks, (c) => c.vendorId)}::bigint[], ${column(clicks, (c) => c.coupleKey)}::bigint[],
                ${column(clicks, (c) => c.deviceKey)}::bigint[], ${column(clicks, (c) => c.agentKey)}::bigint[], ${column(clicks, burstNetwork)}::text[],
                ${column(clicks, (c) => c.hour)}::timestamptz[])
      with ordinality as c (token_id, vendor_id, couple_key, device_key, agent_key, network, hour, place)
    left join ad_impression seen on seen.id = c.token_id
    left join ad_click used on used.id = c.token_id
    left join lateral (
      select max(v.counted_at) as counted_at from ad_click_viewer v
      where v.vendor_id = c.vendor_id and v.viewer_key = any (array[c.couple_key, c.device_key, c.agent_key])
    ) viewer on true
    left join ad_network_hour network on network.network = c.network and network.hour = c.hour
    order by c.place`.execute(tx);
  return rows.map((row) => ({
    displayedAt: row.displayed_at?.getTime() ?? null,
    isTokenUsed: row.is_used,
    lastCountedAt: row.counted_at?.getTime() ?? null,
    clicksInNetworkHour: row.clicks ?? 0,
  }));
}

interface Cell {
  readonly vendorId: number;
  readonly placement: Placement;
  readonly hour: Date;
  clicks: number;
  spendingIdr: Idr;
  invalid: number;
}
/** What clicks add to the figures of an ad. */
function cellsOf(clicks: readonly ClickRecord[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const { vendorId, placement, hour, outcome } of clicks) {
    if (vendorId === null || placement === null) continue;
    const key = `${vendorId} ${placement} ${hour.getTime()}`;
    const cell = cells.get(key) ?? { vendorId, placement, hour, clicks: 0, spendingIdr: 0, invalid: 0 };
    cells.set(key, cell);
    if (outcome.outcome === 'invalid') cell.invalid += 1;
    else cell.clicks += 1;
    cell.spendingIdr += outcome.amountIdr;
  }
  return [...cells.values()];
}

interface ViewerMark {
  readonly vendorId: number;
  readonly key: bigint;
  readonly at: Date;
  readonly chargedId: string | null;
}
const viewerMarks = (clicks: readonly ClickRecord[]): ViewerMark[] =>
  clicks.flatMap(({ vendorId, outcome, coupleKey, deviceKey, agentKey, clickedAt, id }) =>
    outcome.outcome === 'invalid' || vendorId === null
      ? []
      : [coupleKey, deviceKey, agentKey]
          .filter((key) => key !== null)
          .map((key) => ({ vendorId, key, at: clickedAt, chargedId: outcome.outcome === 'charged' ? id : null })),
  );

/**
 * Writes a decided batch in one statement. What it changes beyond its own ads, it changes in a fixed order, so that no two batches wait
 * for each other in a circle.
 */
export async function writeClicks(tx: Tx, { day, clicks, seen, spent }: ClickSet): Promise<void> {
  const cells = cellsOf(clicks);
  const marks = viewerMarks(clicks);
  await sql`
    with seen as (
      insert into ad_impression (id, vendor_id, placement, at)
      select * from unnest(${column(seen, (s) => s.id)}::uuid[], ${column(seen, (s) => s.vendorId)}::bigint[],
                           ${column(seen, (s) => s.placement)}::text[], ${column(seen, (s) => s.at)}::timestamptz[]) as s (id, vendor_id, placement, at)
      order by id on conflict do nothing returning vendor_id, placement, at
    ), cell as (
      select vendor_id, placement, hour, sum(impressions) as impressions, sum(clicks) as clicks, sum(spending_idr) as spending_idr, sum(invalid) as invalid
      from (
        select vendor_id, placement, date_trunc('hour', at, 'UTC') as hour, 1 as impressions, 0 as clicks, 0 as spending_idr, 0 as invalid from seen
        union all
        select vendor_id, placement, hour, 0, clicks, spending_idr, invalid
        from unnest(${column(cells, (c) => c.vendorId)}::bigint[], ${column(cells, (c) => c.placement)}::text[], ${column(cells, (c) => c.hour)}::timestamptz[],
                    ${column(cells, (c) => c.clicks)}::bigint[], ${column(cells, (c) => c.spendingIdr)}::bigint[], ${column(cells, (c) => c.invalid)}::bigint[])
          as c (vendor_id, placement, hour, clicks, spending_idr, invalid)
      ) counted
      group by vendor_id, placement, hour
    ), fresh as (
      insert into ad_stat_fresh (vendor_id, day, hour, placement, impressions, clicks, spending_idr, invalid_clicks)
      select vendor_id, ${day}::date, hour, placement, impressions, clicks, spending_idr, invalid from cell
    ), viewer as (
      insert into ad_click_viewer as v (vendor_id, viewer_key, counted_at, charged_at, charged_click_id)
      select vendor_id, viewer_key, at, case when charged_id is not null then at end, charged_id
      from unnest(${column(marks, (m) => m.vendorId)}::bigint[], ${column(marks, (m) => m.key)}::bigint[],
                  ${column(marks, (m) => m.at)}::timestamptz[], ${column(marks, (m) => m.chargedId)}::uuid[]) as m (vendor_id, viewer_key, at, charged_id)
      on conflict (vendor_id, viewer_key) do update set
        counted_at = excluded.counted_at, charged_at = coalesce(excluded.charged_at, v.charged_at),
        charged_click_id = coalesce(excluded.charged_click_id, v.charged_click_id)
    ), network as (
      insert into ad_network_hour as n (network, hour, clicks)
      select network, hour, count(*) from unnest(${column(clicks, burstNetwork)}::text[], ${column(clicks, (c) => c.hour)}::timestamptz[]) as c (network, hour)
      where network is not null group by network, hour order by network, hour
      on conflict (network, hour) do update set clicks = n.clicks + excluded.clicks
    ), spend as (
      update vendor_ad a set spent_on = ${day}::date, spent_idr = s.spent_idr
      from unnest(${column(spent, (s) => s.vendorId)}::bigint[], ${column(spent, (s) => s.spentIdr)}::bigint[]) as s (vendor_id, spent_idr)
      where a.vendor_id = s.vendor_id
    )
    insert into ad_click (id, vendor_id, token_id, placement, clicked_at, shown_cpc_idr, charged_idr, outcome, reason, couple_key, device_key, agent_key, network)
    select * from unnest(
      ${column(clicks, (c) => c.id)}::uuid[], ${column(clicks, (c) => c.vendorId)}::bigint[], ${column(clicks, (c) => c.tokenId)}::uuid[],
      ${column(clicks, (c) => c.placement)}::text[], ${column(clicks, (c) => c.clickedAt)}::timestamptz[], ${column(clicks, (c) => c.shownCpcIdr)}::bigint[],
      ${column(clicks, (c) => c.outcome.amountIdr)}::bigint[], ${column(clicks, (c) => c.outcome.outcome)}::text[], ${column(clicks, (c) => c.outcome.reason)}::text[],
      ${column(clicks, (c) => c.coupleKey)}::bigint[], ${column(clicks, (c) => c.deviceKey)}::bigint[], ${column(clicks, (c) => c.agentKey)}::bigint[],
      ${column(clicks, (c) => c.network.name)}::text[])`.execute(tx);
}
