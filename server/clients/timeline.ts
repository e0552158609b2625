import { sql } from 'kysely';
import type { TimelineCode, TimelineEntry, TimelineWindow } from '../../core/clients/timeline.ts';
import type { Connection } from '../kit/database.ts';
import { pageAfter } from '../kit/page-after.ts';

/** What a couple did towards a vendor besides writing, meeting and asking for quotations, and when the vendor spent credit on its contact; the newest first. */
export async function actEntries(db: Connection, vendorId: number, coupleId: number, window: TimelineWindow): Promise<TimelineEntry[]> {
  const { rows } = await sql<{ key: string; code: TimelineCode; at: Date }>`
    select * from (
      select 'act:' || id as key, kind as code, at from couple_event
      where vendor_id = ${vendorId} and couple_id = ${coupleId} and kind not in ('message', 'meeting', 'quotation_request')
      union all
      select 'unlocked', 'unlocked', opened_at from contact_opening
      where vendor_id = ${vendorId} and couple_id = ${coupleId} and cost > 0
    ) act ${pageAfter(window)}`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}
