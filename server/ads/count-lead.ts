import { sql } from 'kysely';
import { leadClickOf } from '../../core/ads/lead.ts';
import type { Tx } from '../kit/database.ts';
import type { AdsContext } from './context.ts';
import { addLead } from './figures-store.ts';
import { lockAd } from './store.ts';
import type { Placement } from '../../core/ads/placements.ts';

/** A couple turned to a vendor. */
export interface LeadContact {
  readonly vendorId: number;
  readonly coupleId: number;
  /** The browser it came from. */
  readonly visitorKey: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * Counts a lead where a contact follows a charged click of this couple or its browser within the days of the rules; the last click wins, and each
 * click has a couple once. Runs in the transaction of the contact. (product 4, Leads)
 */
export async function countLead(
  tx: Tx,
  { viewers, rulesAt }: Pick<AdsContext, 'viewers' | 'rulesAt'>,
  { vendorId, coupleId, visitorKey, at }: LeadContact,
): Promise<void> {
  const coupleKey = viewers.couple(coupleId);
  const deviceKey = viewers.device(visitorKey);
  // Two contacts of one couple at once would both find the click without a lead.
  if ((await lockAd(tx, vendorId)) === null) return;
  const { rows } = await sql<{ click_id: string; charged_at: Date; has_lead: boolean }>`
    select v.charged_click_id as click_id, v.charged_at,
      exists (select from ad_lead l where l.vendor_id = v.vendor_id and l.click_id = v.charged_click_id and (l.couple_key = ${coupleKey} or l.device_key = ${deviceKey})) as has_lead
    from ad_click_viewer v
    where v.vendor_id = ${vendorId} and v.viewer_key in (${coupleKey}, ${deviceKey}) and v.charged_click_id is not null`.execute(tx);
  const clicks = rows.map((row) => ({ id: row.click_id, clickedAt: row.charged_at.getTime(), hasLead: row.has_lead }));
  const clickId = leadClickOf(at, clicks, (clickedAt) => rulesAt(clickedAt).leadWindowMs);
  if (clickId === null) return;
  const inserted = await sql<{ placement: Placement }>`
    with lead as (
      insert into ad_lead (click_id, vendor_id, couple_key, device_key, at)
      values (${clickId}, ${vendorId}, ${coupleKey}, ${deviceKey}, ${new Date(at)}) returning vendor_id, click_id
    )
    select c.placement from lead join ad_click c on c.vendor_id = lead.vendor_id and c.id = lead.click_id`.execute(tx);
  const placement = inserted.rows[0]?.placement;
  if (placement !== undefined) await addLead(tx, { vendorId, placement, at });
}
