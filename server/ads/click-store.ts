// Reads and writes clicks in batches: the facts before a batch is decided, and the result in one statement that holds or writes nothing.
import { sql } from 'kysely';
import type { AdRules } from '../../core/ads/rules.ts';
import { hourMs } from '../../core/time.ts';
import { type ArrayItem, arrayText } from '../kit/array-text.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { faultCode } from '../kit/fault.ts';
import { type CaughtClick, type ClickHistory, type KnownClick, tellsOfDisplay, viewerKeysOf } from './caught-click.ts';
import type { DecidedBatch, DecidedClick } from './decide-batch.ts';
import type { StoredAd } from './store.ts';

/** An ad as a charge left it behind. */
export type ChargedAd = Pick<StoredAd, 'vendorId' | 'balanceIdr' | 'spend'>;

/** The vendor of clicks whose token names none. */
const nobody = 0;
/** Bursts are told of public networks alone. */
const burstNetwork = ({ network }: CaughtClick): string | null => (network.isPublic ? network.name : null);
/** The beginning of the hour in which it was clicked. */
const hourOf = ({ clickedAt }: CaughtClick): Date => new Date(Math.floor(clickedAt / hourMs) * hourMs);
const column = <Row>(rows: readonly Row[], value: (row: Row) => ArrayItem | undefined): string =>
  arrayText(rows.map((row) => value(row) ?? null));

type Draft = { -readonly [Key in keyof ClickHistory]: ClickHistory[Key] };
const noHistory = (): Draft => ({ displayedAt: null, isTokenUsed: false, lastCountedAt: null, clicksInNetworkHour: 0 });

/** Something that is known of the click at this place. */
type Known = { readonly place: number } & (
  | { readonly what: 'display' | 'use' | 'viewer'; readonly at: Date }
  | { readonly what: 'network'; readonly clicks: number }
);

/**
 * Reads the history of each click, in the order of the clicks. Each table is asked for itself, so that it does not matter on which machines it lies;
 * how busy networks are is counted over all vendors, up to the limit.
 */
export async function readHistory(db: Connection, clicks: readonly CaughtClick[], rules: AdRules): Promise<KnownClick[]> {
  const { rows } = await sql<Known>`
    with c as materialized (
      select * from unnest(
        ${column(clicks, (c) => c.token?.vendorId)}::bigint[], ${column(clicks, (c) => c.token?.id)}::uuid[], ${column(clicks, (c) => c.coupleKey)}::bigint[],
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
    from ad_network_clicks(${column(clicks, burstNetwork)}::text[], ${column(clicks, hourOf)}::timestamptz[], ${rules.clicksPerNetworkHourMax}::int) n`.execute(
    db,
  );
  const known = clicks.map((click) => ({ click, history: noHistory() }));
  for (const row of rows) {
    const history = known[row.place - 1]?.history;
    if (history === undefined) continue;
    if (row.what === 'network') history.clicksInNetworkHour = row.clicks;
    else if (row.what === 'display') history.displayedAt = row.at.getTime();
    else if (row.what === 'use') history.isTokenUsed = true;
    // Known under several keys, a viewer came when it last came under any of them.
    else history.lastCountedAt = Math.max(history.lastCountedAt ?? 0, row.at.getTime());
  }
  return known;
}

/** The last click of each viewer of an ad that counts. In a fixed order, like all rows of a batch that another batch may touch. */
function viewerMarks(clicks: readonly DecidedClick[]) {
  const marks = new Map<string, { vendorId: number; key: bigint; last: DecidedClick }>();
  for (const last of clicks) {
    const { token } = last.click;
    if (last.outcome.outcome === 'invalid' || token === null) continue;
    for (const key of viewerKeysOf(last.click)) marks.set(`${token.vendorId} ${key}`, { vendorId: token.vendorId, key, last });
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
export async function writeClicks(tx: Tx, { at, day, rules, clicks, charges }: DecidedBatch, withinMs: number): Promise<ChargedAd[]> {
  const chargedAt = new Date(at);
  const marks = viewerMarks(clicks);
  const caught = clicks.map(({ click }) => click);
  const seen = caught.filter((click) => tellsOfDisplay(click, rules));
  const { rows } = await sql<{ charged: ChargedAd[] | null }>`
    with charge as (
      update vendor_ad a set
        spendable_idr = a.spendable_idr - c.amount_idr,
        unsettled_idr = a.unsettled_idr + c.amount_idr, unsettled_clicks = a.unsettled_clicks + c.clicks,
        charged_at = case when a.unsettled_idr = 0 then ${chargedAt} else greatest(a.charged_at, ${chargedAt}) end,
        spent_idr = case when a.spent_on = ${day}::date then a.spent_idr else 0 end + c.amount_idr, spent_on = ${day}::date
      from unnest(${column(charges, (c) => c.vendorId)}::bigint[], ${column(charges, (c) => c.version)}::int[], ${column(charges, (c) => c.settlement)}::int[],
                  ${column(charges, (c) => c.amountIdr)}::bigint[], ${column(charges, (c) => c.clicks)}::int[]) as c (vendor_id, version, settlement, amount_idr, clicks)
      where a.vendor_id = c.vendor_id and a.version = c.version and a.settlement = c.settlement and a.spendable_idr >= c.amount_idr
        and a.spent_on <= ${day}::date and (a.spent_on = ${day}::date or a.unsettled_idr = 0)
        and case when a.spent_on = ${day}::date then a.spent_idr else 0 end + c.amount_idr <= coalesce(a.daily_budget_idr, 9223372036854775807)
      returning a.vendor_id, a.spendable_idr, a.spent_on, a.spent_idr
    ), viewer as (
      insert into ad_click_viewer as v (vendor_id, viewer_key, counted_at, charged_at, charged_click_id)
      select vendor_id, viewer_key, at, case when charged_id is not null then at end, charged_id
      from unnest(${column(marks, (m) => m.vendorId)}::bigint[], ${column(marks, (m) => m.key)}::bigint[],
                  ${column(marks, (m) => m.last.at)}::timestamptz[], ${column(marks, (m) => m.last.payer && m.last.id)}::uuid[]) as m (vendor_id, viewer_key, at, charged_id)
      on conflict (vendor_id, viewer_key) do update set
        counted_at = excluded.counted_at, charged_at = coalesce(excluded.charged_at, v.charged_at),
        charged_click_id = coalesce(excluded.charged_click_id, v.charged_click_id)
      where excluded.counted_at - v.counted_at >= ${`${rules.viewerWindowMs} ms`}::interval
      returning 1
    ), seen as (
      insert into ad_impression (id, vendor_id, placement, at)
      select * from unnest(${column(seen, (s) => s.token?.id)}::uuid[], ${column(seen, (s) => s.token?.vendorId)}::bigint[],
                           ${column(seen, (s) => s.token?.placement)}::text[], ${column(seen, (s) => new Date(s.clickedAt))}::timestamptz[]) as s (id, vendor_id, placement, at)
      order by vendor_id, id on conflict do nothing returning vendor_id, placement, at
    ), click as (
      insert into ad_click (id, vendor_id, token_id, placement, clicked_at, shown_cpc_idr, charged_idr, outcome, reason, couple_key, device_key, agent_key, network, settlement)
      select * from unnest(
        ${column(clicks, (c) => c.id)}::uuid[], ${column(caught, (c) => c.token?.vendorId ?? nobody)}::bigint[], ${column(caught, (c) => c.token?.id)}::uuid[],
        ${column(caught, (c) => c.token?.placement)}::text[], ${column(clicks, (c) => c.at)}::timestamptz[], ${column(caught, (c) => c.token?.cpcIdr)}::bigint[],
        ${column(clicks, (c) => c.outcome.amountIdr)}::bigint[], ${column(clicks, (c) => c.outcome.outcome)}::text[], ${column(clicks, (c) => c.outcome.reason)}::text[],
        ${column(caught, (c) => c.coupleKey)}::bigint[], ${column(caught, (c) => c.deviceKey)}::bigint[], ${column(caught, (c) => c.agentKey)}::bigint[],
        ${column(caught, (c) => c.network.name)}::text[], ${column(clicks, (c) => c.payer?.settlement)}::int[])
      returning vendor_id, placement, clicked_at, outcome, charged_idr
    ), figures as (
      insert into ad_stat_fresh (vendor_id, day, hour, placement, impressions, clicks, spending_idr, invalid_clicks)
      select vendor_id, ${day}::date, date_trunc('hour', at, 'UTC') as hour, placement, count(*) filter (where outcome is null),
        count(*) filter (where outcome <> 'invalid'), sum(charged_idr), count(*) filter (where outcome = 'invalid')
      from (
        select vendor_id, placement, at, null as outcome, 0 as charged_idr from seen
        union all
        select vendor_id, placement, clicked_at, outcome, charged_idr from click where placement is not null
      ) told
      group by vendor_id, hour, placement
    )
    select ad_all_or_nothing((select count(*) from charge) + (select count(*) from viewer) + (select count(*) from click),
                             ${charges.length + marks.length + clicks.length}, ${`${withinMs} ms`}::interval),
      (select json_agg(json_build_object('vendorId', vendor_id, 'balanceIdr', spendable_idr, 'spend', json_build_object('on', spent_on, 'idr', spent_idr)))
       from charge) as charged`.execute(tx);
  return rows[0]?.charged ?? [];
}
