import { sql } from 'kysely';
import type { TimelineEntry, TimelineWindow } from '../../core/clients/timeline.ts';
import type { Connection } from '../kit/database.ts';
import { pageAfter } from '../kit/page-after.ts';

/** When a couple was invited to review a vendor, and its review once it is shown; the newest first. */
export async function reviewEntries(db: Connection, vendorId: number, coupleId: number, window: TimelineWindow): Promise<TimelineEntry[]> {
  const own = sql`vendor_id = ${vendorId} and couple_id = ${coupleId}`;
  const { rows } = await sql<{
    key: string;
    code: 'review_invited' | 'review_written';
    at: Date;
    stars: number | null;
    text: string | null;
  }>`
    select * from (
      select 'invited' as key, 'review_invited' as code, invited_at as at, null::int as stars, null as text from review_invitation where ${own}
      union all
      select 'review:' || id, 'review_written', created_at, rating, body from review where ${own} and state = 'shown'
    ) step ${pageAfter(window)}`.execute(db);
  return rows.map(({ stars, text, at, ...row }) => ({
    ...row,
    at: at.getTime(),
    ...(stars !== null && { stars }),
    ...(text !== null && { text }),
  }));
}
