import { sql } from 'kysely';
import type { Connection } from '../kit/database.ts';
import type { AdsContext } from './context.ts';

/** A couple at a vendor's profile. */
export interface Visit {
  readonly vendorId: number;
  readonly coupleId: number;
  /** The browser it uses. */
  readonly visitorKey: string;
}

/** Whether a couple or its browser clicked on the vendor's ad within the days in which a contact is a lead. */
export async function cameByAd(
  db: Connection,
  { viewers, rulesAt, clock }: Pick<AdsContext, 'viewers' | 'rulesAt' | 'clock'>,
  { vendorId, coupleId, visitorKey }: Visit,
): Promise<boolean> {
  const { rows } = await sql<{ counted_at: Date }>`
    select counted_at from ad_click_viewer where vendor_id = ${vendorId}
      and viewer_key in (${viewers.couple(coupleId)}, ${viewers.device(visitorKey)})`.execute(db);
  const now = clock.now();
  return rows.map((row) => row.counted_at.getTime()).some((countedAt) => now - countedAt <= rulesAt(countedAt).leadWindowMs);
}
