// Couples who came by an ad are leads of a click on it, like any that do so here.
import { sql } from 'kysely';
import { addLead } from '../ads/figures-store.ts';
import { createViewerKeys } from '../ads/viewer.ts';
import type { Placement } from '../../core/ads/placements.ts';
import type { Tx } from '../kit/database.ts';

/** Makes the first contact of each couple that came by an ad the lead of the last charged click in the seven days before it. */
export async function fillLeads(tx: Tx, viewerKey: Buffer): Promise<void> {
  const viewers = createViewerKeys(viewerKey);
  const { rows } = await sql<{ vendorId: number; coupleId: number; at: Date; clickId: string; placement: Placement }>`
    select distinct on (e.vendor_id, e.couple_id) e.vendor_id as "vendorId", e.couple_id as "coupleId", e.at, c.id as "clickId", c.placement
    from couple_event e
    join lateral (
      select id, placement from ad_click
      where vendor_id = e.vendor_id and outcome = 'charged' and clicked_at between e.at - interval '7 days' and e.at
      order by clicked_at desc limit 1
    ) c on true
    where e.came_by_ad and e.kind not in ('profile_view', 'price_list_view', 'save')
    order by e.vendor_id, e.couple_id, e.at`.execute(tx);
  for (const { vendorId, coupleId, at, clickId, placement } of rows) {
    await sql`
      insert into ad_lead (click_id, vendor_id, couple_key, at)
      values (${clickId}, ${vendorId}, ${viewers.couple(coupleId)}, ${at})`.execute(tx);
    await addLead(tx, { vendorId, placement, at: at.getTime() });
  }
}
