// Reads and writes clicks in batches: the facts before a batch is decided, and the result in one statement that holds or writes nothing.
import { sql } from 'kysely';
import type { ClickOutcome } from '../../core/ads/charge.ts';
import type { AdRules } from '../../core/ads/rules.ts';
import type { Idr } from '../../core/money.ts';
import type { BusinessDay } from '../../core/time.ts';
import { type ArrayItem, arrayText } from '../kit/array-text.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { faultCode } from '../kit/fault.ts';
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
  /** What it is part of; null: it costs nothing. */
  readonly settlement: number | null;
}
export interface SeenImpression {
  readonly id: string;
  readonly vendorId: number;
  readonly placement: Placement;
  readonly at: Date;
}
/** What a batch costs a vendor, and the setting and the settlement it was decided on. */
export interface VendorCharge {
  readonly vendorId: number;
  readonly version: number;
  readonly settlement: number;
  readonly amountIdr: Idr;
  readonly clicks: number;
}
export interface ClickSet {
  /** The instant of the charge, in the business day of the whole batch. */
  readonly at: Date;
  readonly day: BusinessDay;
  readonly clicks: readonly ClickRecord[];
  /** Cards whose click is the first we hear of their display. */
  readonly seen: readonly SeenImpression[];
  readonly charges: readonly VendorCharge[];
  readonly viewerWindowMs: number;
}
/** An ad as a charge left it behind. */
export interface ChargedAd {
  readonly vendorId: number;
  readonly balanceIdr: Idr;
  readonly spentIdr: Idr;
}

/** The vendor of clicks whose token names none. */
const nobody = 0;
/** Bursts are told of public networks alone. */
const burstNetwork = ({ network }: ClickQuestion): string | null => (network.isPublic ? network.name : null);
const column = <Row>(rows: readonly Row[], value: (row: Row) => ArrayItem): string => arrayText(rows.map(value));

type Draft = { -readonly [Key in keyof ClickHistory]: ClickHistory[Key] };
const noHistory = (): Draft => ({ displayedAt: null, isTokenUsed: false, lastCountedAt: null, clicksInNetworkHour: 0 });

/** Something that is known of the click at this place. */
type Known = { readonly place: number } & (
  | { readonly what: 'display' | 'use' | 'viewer'; readonly at: Date }
  | { readonly what: 'network'; readonly clicks: number }
);

/**
 * The history of each click, in the order of the clicks. Each table is asked for itself, so that it does not matter on which machines it lies;
 * how busy networks are is counted over all vendors, up to the limit.
 */
export async function historyOf(
  db: Connection,
  clicks: readonly ClickQuestion[],
  { clicksPerNetworkHourMax }: Pick<AdRules, 'clicksPerNetworkHourMax'>,
): Promise<ClickHistory[]> {
  const { rows } = await sql<Known>`
    with c as materialized (
      select * from unnest(
        ${column(clicks, (c) => c.vendorId)}::bigint[], ${column(clicks, (c) => c.tokenId)}::uuid[], ${column(clicks, (c) => c.coupleKey)}::bigint[],
        ${column(clicks, (c) => c.deviceKey)}::bigint[], ${column(clicks, (c) => c.agentKey)}::bigint[]
      ) with ordinality as c (vendor_id, token_id, couple_key, device_key, agent_key, place)
    )
    select 'display' as what, c.place, i.at, null::bigint as clicks from ad_impression i join c on i.vendor_id = c.vendor_id and i.id = c.token_id
    union all
    select 'use', c.place, u.clicked_at, null from ad_click u join c on u.vendor_id = c.vendor_id and u.id = c.token_id
    union all
    select 'viewer', c.place, v.counted_at, null from ad_click_viewer v
    join c on v.vendor_id = c.vendor_id and v.viewer_key = any (array[c.couple_key, c.device_key, c.agent_key])
    union all
    select 'network', n.place, null, n.clicks
    from ad_network_clicks(${column(clicks, burstNetwork)}::text[], ${column(clicks, (c) => c.hour)}::timestamptz[], ${clicksPerNetworkHourMax}::int) n`.execute(
    db,
  );
  const histories = clicks.map(noHistory);
  for (const row of rows) {
    const history = histories[row.place - 1];
    if (history === undefined) continue;
    if (row.what === 'network') history.clicksInNetworkHour = row.clicks;
    else if (row.what === 'display') history.displayedAt = row.at.getTime();
    else if (row.what === 'use') history.isTokenUsed = true;
    // Known under several keys, a viewer came when it last came under any of them.
    else history.lastCountedAt = Math.max(history.lastCountedAt ?? 0, row.at.getTime());
  }
  return histories;
}

interface ViewerMark {
  readonly vendorId: number;
  readonly key: bigint;
  readonly at: Date;
  readonly chargedId: string | null;
}
/** In a fixed order, like all rows of a batch that another batch may touch; one for each viewer of an ad. */
function viewerMarks(clicks: readonly ClickRecord[]): ViewerMark[] {
  const marks = new Map<string, ViewerMark>();
  for (const { vendorId, outcome, coupleKey, deviceKey, agentKey, clickedAt, id } of clicks) {
    if (outcome.outcome === 'invalid' || vendorId === null) continue;
    const chargedId = outcome.outcome === 'charged' ? id : null;
    for (const key of [coupleKey, deviceKey, agentKey])
      if (key !== null) marks.set(`${vendorId} ${key}`, { vendorId, key, at: clickedAt, chargedId });
  }
  return [...marks.values()].toSorted((a, b) => a.vendorId - b.vendorId || (a.key < b.key ? -1 : 1));
}

/** The batch met another one: what it was decided on is no longer so, and nothing of it was written. */
export function metAnother(fault: unknown): boolean {
  // The rows that were to be changed had changed; or a token was used, or a credit used up, in the same moment.
  return ['AD001', 'AD002', '23505', '23514'].includes(faultCode(fault) ?? '');
}

/**
 * Writes a decided batch in one statement. An ad is charged only while it has the setting, the settlement, the credit and the budget that the
 * decision rests on, and a viewer is noted only while its last click is as long ago as the decision says; where any of it no longer holds, or
 * it took too long, nothing is written (`metAnother`). Vendors and viewers come in a fixed order, so that no two batches wait for each other in a circle.
 */
export async function writeClicks(
  tx: Tx,
  { at, day, clicks, seen, charges, viewerWindowMs }: ClickSet,
  withinMs: number,
): Promise<ChargedAd[]> {
  const marks = viewerMarks(clicks);
  const { rows } = await sql<{ charged: ChargedAd[] | null }>`
    with charge as (
      update vendor_ad a set
        spendable_idr = a.spendable_idr - c.amount_idr,
        unsettled_idr = a.unsettled_idr + c.amount_idr, unsettled_clicks = a.unsettled_clicks + c.clicks,
        charged_at = case when a.unsettled_idr = 0 then ${at} else greatest(a.charged_at, ${at}) end,
        spent_idr = case when a.spent_on = ${day}::date then a.spent_idr else 0 end + c.amount_idr, spent_on = ${day}::date
      from unnest(${column(charges, (c) => c.vendorId)}::bigint[], ${column(charges, (c) => c.version)}::int[], ${column(charges, (c) => c.settlement)}::int[],
                  ${column(charges, (c) => c.amountIdr)}::bigint[], ${column(charges, (c) => c.clicks)}::int[]) as c (vendor_id, version, settlement, amount_idr, clicks)
      where a.vendor_id = c.vendor_id and a.version = c.version and a.settlement = c.settlement and a.spendable_idr >= c.amount_idr
        and a.spent_on <= ${day}::date and (a.spent_on = ${day}::date or a.unsettled_idr = 0)
        and case when a.spent_on = ${day}::date then a.spent_idr else 0 end + c.amount_idr <= coalesce(a.daily_budget_idr, 9223372036854775807)
      returning a.vendor_id, a.spendable_idr, a.spent_idr
    ), viewer as (
      insert into ad_click_viewer as v (vendor_id, viewer_key, counted_at, charged_at, charged_click_id)
      select vendor_id, viewer_key, at, case when charged_id is not null then at end, charged_id
      from unnest(${column(marks, (m) => m.vendorId)}::bigint[], ${column(marks, (m) => m.key)}::bigint[],
                  ${column(marks, (m) => m.at)}::timestamptz[], ${column(marks, (m) => m.chargedId)}::uuid[]) as m (vendor_id, viewer_key, at, charged_id)
      on conflict (vendor_id, viewer_key) do update set
        counted_at = excluded.counted_at, charged_at = coalesce(excluded.charged_at, v.charged_at),
        charged_click_id = coalesce(excluded.charged_click_id, v.charged_click_id)
      where excluded.counted_at - v.counted_at >= ${`${viewerWindowMs} ms`}::interval
      returning 1
    ), seen as (
      insert into ad_impression (id, vendor_id, placement, at)
      select * from unnest(${column(seen, (s) => s.id)}::uuid[], ${column(seen, (s) => s.vendorId)}::bigint[],
                           ${column(seen, (s) => s.placement)}::text[], ${column(seen, (s) => s.at)}::timestamptz[]) as s (id, vendor_id, placement, at)
      order by vendor_id, id on conflict do nothing returning vendor_id, placement, at
    ), click as (
      insert into ad_click (id, vendor_id, token_id, placement, clicked_at, shown_cpc_idr, charged_idr, outcome, reason, couple_key, device_key, agent_key, network, settlement)
      select * from unnest(
        ${column(clicks, (c) => c.id)}::uuid[], ${column(clicks, (c) => c.vendorId ?? nobody)}::bigint[], ${column(clicks, (c) => c.tokenId)}::uuid[],
        ${column(clicks, (c) => c.placement)}::text[], ${column(clicks, (c) => c.clickedAt)}::timestamptz[], ${column(clicks, (c) => c.shownCpcIdr)}::bigint[],
        ${column(clicks, (c) => c.outcome.amountIdr)}::bigint[], ${column(clicks, (c) => c.outcome.outcome)}::text[], ${column(clicks, (c) => c.outcome.reason)}::text[],
        ${column(clicks, (c) => c.coupleKey)}::bigint[], ${column(clicks, (c) => c.deviceKey)}::bigint[], ${column(clicks, (c) => c.agentKey)}::bigint[],
        ${column(clicks, (c) => c.network.name)}::text[], ${column(clicks, (c) => c.settlement)}::int[])
      returning vendor_id, placement, clicked_at, outcome, charged_idr
    ), cell as (
      select vendor_id, placement, hour, sum(impressions) as impressions, sum(clicks) as clicks, sum(spending_idr) as spending_idr, sum(invalid) as invalid
      from (
        select vendor_id, placement, date_trunc('hour', at, 'UTC') as hour, 1 as impressions, 0 as clicks, 0 as spending_idr, 0 as invalid from seen
        union all
        select vendor_id, placement, date_trunc('hour', clicked_at, 'UTC'), 0, (outcome <> 'invalid')::int, charged_idr, (outcome = 'invalid')::int
        from click where placement is not null
      ) counted
      group by vendor_id, placement, hour
    ), fresh as (
      insert into ad_stat_fresh (vendor_id, day, hour, placement, impressions, clicks, spending_idr, invalid_clicks)
      select vendor_id, ${day}::date, hour, placement, impressions, clicks, spending_idr, invalid from cell
    )
    select ad_all_or_nothing((select count(*) from charge) + (select count(*) from viewer) + (select count(*) from click),
                             ${charges.length + marks.length + clicks.length}, ${`${withinMs} ms`}::interval),
      (select json_agg(json_build_object('vendorId', vendor_id, 'balanceIdr', spendable_idr, 'spentIdr', spent_idr)) from charge) as charged`.execute(
    tx,
  );
  return rows[0]?.charged ?? [];
}
