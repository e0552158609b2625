import { sql } from 'kysely';
import type { TimelineEntry, TimelineWindow } from '../../core/clients/timeline.ts';
import type { Connection } from '../kit/database.ts';
import { pageAfter } from '../kit/page-after.ts';

interface Row {
  readonly id: string;
  readonly key: string;
  readonly at: Date;
  readonly by_couple: number;
  readonly by_vendor: number;
  readonly body: string;
}

/** The messages of a couple and a vendor by business day, with the last one of each; the newest first. Notices are told by what they are about. */
export async function messageEntries(db: Connection, vendorId: number, coupleId: number, window: TimelineWindow): Promise<TimelineEntry[]> {
  const { rows } = await sql<Row>`
    select * from (
      select c.id, 'messages:' || (m.sent_at at time zone 'Asia/Jakarta')::date as key, max(m.sent_at) as at,
        count(*) filter (where m.author = 'couple')::int as by_couple, count(*) filter (where m.author = 'vendor')::int as by_vendor,
        (array_agg(m.body order by m.number desc))[1] as body
      from conversation c join message m on m.conversation_id = c.id and m.kind = 'text'
      where c.vendor_id = ${vendorId} and c.couple_id = ${coupleId}
      group by 1, 2
    ) day ${pageAfter(window)}`.execute(db);
  return rows.map((row) => ({
    key: row.key,
    code: 'messages',
    at: row.at.getTime(),
    reference: row.id,
    byCouple: row.by_couple,
    byVendor: row.by_vendor,
    text: row.body,
  }));
}
