// Disputes for operators, with the evidence about each click.
import { sql } from 'kysely';
import type { Idr } from '../../core/money.ts';
import type { Connection } from '../kit/database.ts';
import type { Placement } from '../../core/ads/placements.ts';

export type DisputeStatus = 'open' | 'refunded' | 'refused';
export interface StaffDispute {
  readonly clickId: string;
  readonly vendorId: number;
  readonly status: DisputeStatus;
  readonly reason: string;
  readonly openedAt: Date;
  readonly clickedAt: Date;
  readonly placement: Placement | null;
  readonly chargedIdr: Idr;
  /** From the display of the card to the click; null when the display is no longer known. */
  readonly secondsAfterDisplay: number | null;
  /** Other clicks on this ad within a day before or after, by the same couple or device, and from the same network. */
  readonly sameViewerClicks: number;
  readonly sameNetworkClicks: number;
  readonly ledToContact: boolean;
  readonly decision: { readonly reason: string; readonly at: Date; readonly by: number } | null;
}
interface Row {
  click_id: string;
  vendor_id: number;
  status: DisputeStatus;
  reason: string;
  opened_at: Date;
  clicked_at: Date;
  placement: Placement | null;
  charged_idr: Idr;
  seconds_after_display: number | null;
  same_viewer: number;
  same_network: number;
  led_to_contact: boolean;
  decision_reason: string | null;
  decided_at: Date | null;
  decided_by: number | null;
}

const ofRow = (row: Row): StaffDispute => ({
  clickId: row.click_id,
  vendorId: row.vendor_id,
  status: row.status,
  reason: row.reason,
  openedAt: row.opened_at,
  clickedAt: row.clicked_at,
  placement: row.placement,
  chargedIdr: row.charged_idr,
  secondsAfterDisplay: row.seconds_after_display,
  sameViewerClicks: row.same_viewer,
  sameNetworkClicks: row.same_network,
  ledToContact: row.led_to_contact,
  decision:
    row.decided_at === null || row.decided_by === null
      ? null
      : { reason: row.decision_reason ?? '', at: row.decided_at, by: row.decided_by },
});

/** Disputes of one status: open ones oldest first, decided ones newest first. */
export async function staffDisputes(
  db: Connection,
  status: DisputeStatus,
  page: { readonly limit: number; readonly offset: number },
): Promise<StaffDispute[]> {
  const order = status === 'open' ? sql`d.opened_at, d.click_id` : sql`d.decided_at desc, d.click_id`;
  const { rows } = await sql<Row>`
    select d.click_id, d.vendor_id, d.status, d.reason, d.opened_at, c.clicked_at, c.placement, c.charged_idr,
      round(extract(epoch from c.clicked_at - i.at), 1)::float8 as seconds_after_display, beside.same_viewer, beside.same_network,
      exists (select 1 from ad_lead l where l.vendor_id = c.vendor_id and l.click_id = c.id) as led_to_contact, d.decision_reason, d.decided_at, d.decided_by
    from (select * from ad_dispute d where d.status = ${status} order by ${order} limit ${page.limit} offset ${page.offset}) d
    join ad_click c on c.vendor_id = d.vendor_id and c.id = d.click_id
    left join ad_impression i on i.vendor_id = c.vendor_id and i.id = c.token_id
    cross join lateral (
      select count(*) filter (where o.couple_key = c.couple_key or o.device_key = c.device_key) as same_viewer,
        count(*) filter (where o.network = c.network) as same_network
      from ad_click o
      where o.vendor_id = c.vendor_id and o.id <> c.id
        and o.clicked_at between c.clicked_at - interval '24 hours' and c.clicked_at + interval '24 hours') beside
    order by ${order}`.execute(db);
  return rows.map(ofRow);
}

/** How many there are of a status, and since when the oldest waits. */
export async function countDisputes(db: Connection, status: DisputeStatus): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldest_at: Date | null }>`
    select count(*) as count, min(opened_at) as oldest_at from ad_dispute where status = ${status}`.execute(db);
  return { count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldest_at ?? null };
}

/** A disputed click: whose ad it was on, what it cost, when; null when it is not disputed. `clickedAt` is epoch milliseconds. */
export async function disputedClick(
  db: Connection,
  clickId: string,
): Promise<{ vendorId: number; chargedIdr: Idr; clickedAt: number; isOpen: boolean } | null> {
  const row = await db
    .selectFrom('ad_dispute')
    .innerJoin('ad_click', (join) =>
      join.onRef('ad_click.vendor_id', '=', 'ad_dispute.vendor_id').onRef('ad_click.id', '=', 'ad_dispute.click_id'),
    )
    .select(['ad_dispute.vendor_id', 'ad_dispute.status', 'ad_click.charged_idr', 'ad_click.clicked_at'])
    .where('ad_dispute.click_id', '=', clickId)
    .executeTakeFirst();
  if (!row) return null;
  return { vendorId: row.vendor_id, chargedIdr: row.charged_idr, clickedAt: row.clicked_at.getTime(), isOpen: row.status === 'open' };
}
