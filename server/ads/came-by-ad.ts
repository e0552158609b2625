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
  { viewers, rules, clock }: Pick<AdsContext, 'viewers' | 'rules' | 'clock'>,
  { vendorId, coupleId, visitorKey }: Visit,
): Promise<boolean> {
  const since = new Date(clock.now() - rules.leadWindowMs);
  const { rows } = await sql<{ came: boolean }>`
    select exists (
      select from ad_click_viewer where vendor_id = ${vendorId}
        and viewer_key in (${viewers.couple(coupleId)}, ${viewers.device(visitorKey)}) and counted_at >= ${since}) as came`.execute(db);
  return rows[0]?.came ?? false;
}
