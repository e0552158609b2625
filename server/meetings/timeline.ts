import { sql } from 'kysely';
import type { TimelineEntry, TimelineWindow } from '../../core/clients/timeline.ts';
import type { Connection } from '../kit/database.ts';
import { pageAfter } from '../kit/page-after.ts';

/** Meetings of a couple and a vendor, when they were booked and when cancelled; the newest first. */
export async function meetingEntries(db: Connection, vendorId: number, coupleId: number, window: TimelineWindow): Promise<TimelineEntry[]> {
  const own = sql`vendor_id = ${vendorId} and couple_id = ${coupleId}`;
  const { rows } = await sql<{ key: string; code: 'meeting_booked' | 'meeting_cancelled'; at: Date; starts_at: Date; text: string }>`
    select * from (
      select 'booked:' || id as key, 'meeting_booked' as code, booked_at as at, starts_at, subject as text from meeting where ${own}
      union all
      select 'cancelled:' || id, 'meeting_cancelled', cancelled_at, starts_at, coalesce(reason, '') from meeting where ${own} and cancelled_at is not null
    ) step ${pageAfter(window)}`.execute(db);
  return rows.map(({ starts_at: startsAt, at, ...row }) => ({ ...row, at: at.getTime(), startsAt: startsAt.getTime() }));
}
