import { sql } from 'kysely';
import type { TimelineEntry, TimelineWindow } from '../../core/clients/timeline.ts';
import type { Connection } from '../kit/database.ts';

interface Row {
  readonly id: string;
  readonly on_day: string;
  readonly at: Date;
  readonly by_couple: number;
  readonly by_vendor: number;
  readonly body: string;
}

/** The messages of a couple and a vendor by business day, with the last one of each; the newest first. Notices are told by what they are about. */
export async function messageEntries(
  db: Connection,
  vendorId: number,
  coupleId: number,
  { until, limit }: TimelineWindow,
): Promise<TimelineEntry[]> {
  const { rows } = await sql<Row>`
    select c.id, (m.sent_at at time zone 'Asia/Jakarta')::date::text as on_day, max(m.sent_at) as at,
      count(*) filter (where m.author = 'couple')::int as by_couple, count(*) filter (where m.author = 'vendor')::int as by_vendor,
      (array_agg(m.body order by m.number desc))[1] as body
    from conversation c join message m on m.conversation_id = c.id and m.kind = 'text'
    where c.vendor_id = ${vendorId} and c.couple_id = ${coupleId}
    group by 1, 2 having max(m.sent_at) <= ${new Date(until)}
    order by 3 desc limit ${limit}`.execute(db);
  return rows.map((row) => ({
    key: `messages:${row.on_day}`,
    code: 'messages',
    at: row.at.getTime(),
    reference: row.id,
    byCouple: row.by_couple,
    byVendor: row.by_vendor,
    text: row.body,
  }));
}
