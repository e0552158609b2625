// Meetings for other capabilities.

export { meetingEntries } from './timeline.ts';
import type { Connection } from '../kit/database.ts';

/** A running calendar. */
export interface Meetings {
  /** Reminds of meetings a day and an hour ahead; a job does it every minute. */
  remind(): Promise<void>;
}

/** Whether a vendor offers hours for meetings. */
export async function offersHours(db: Connection, vendorId: number): Promise<boolean> {
  const row = await db.selectFrom('meeting_availability').select('is_offered').where('vendor_id', '=', vendorId).executeTakeFirst();
  return row?.is_offered ?? false;
}
