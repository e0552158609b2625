import { sql } from 'kysely';
import type { TimelineEntry, TimelineWindow } from '../../core/clients/timeline.ts';
import type { Connection } from '../kit/database.ts';
import { pageAfter } from '../kit/page-after.ts';

interface Step {
  readonly key: string;
  readonly code: 'meeting_booked' | 'meeting_cancelled';
  readonly at: Date;
  readonly starts_at: Date;
  readonly time_zone: string;
  readonly is_moved: boolean;
  readonly text: string;
}

/** Meetings of a couple and a vendor, when they were booked and when cancelled; the newest first. */
export async function meetingEntries(db: Connection, vendorId: number, coupleId: number, window: TimelineWindow): Promise<TimelineEntry[]> {
  const own = sql`vendor_id = ${vendorId} and couple_id = ${coupleId}`;
  // In the zone the vendor has set now: its agenda shows the same meeting so.
  const { rows } = await sql<Step>`
    select step.*, coalesce((select time_zone from meeting_availability where vendor_id = ${vendorId}), vendor_time_zone) as time_zone from (
      select 'booked:' || id as key, 'meeting_booked' as code, booked_at as at, starts_at, moves > 0 as is_moved, vendor_time_zone, subject as text
      from meeting where ${own}
      union all
      select 'cancelled:' || id, 'meeting_cancelled', cancelled_at, starts_at, moves > 0, vendor_time_zone, coalesce(reason, '')
      from meeting where ${own} and cancelled_at is not null
    ) step ${pageAfter(window)}`.execute(db);
  return rows.map(({ key, code, at, text, ...row }) => ({
    key,
    code,
    at: at.getTime(),
    startsAt: row.starts_at.getTime(),
    timeZone: row.time_zone,
    isMoved: row.is_moved,
    text,
  }));
}
