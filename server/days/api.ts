// What follows from vendors' calendars, as conditions of searches over vendors called `v`. Apart from the calendar, which stands above the catalogue.
import { type RawBuilder, sql } from 'kysely';
import type { BusinessDay } from '../../core/time.ts';
import type { Connection } from '../kit/database.ts';

/** Whether the vendor is not known to be taken on a day. */
export const isNotTakenOn = (day: BusinessDay): RawBuilder<boolean> =>
  sql`not exists (select from vendor_day d where d.on_day = ${day} and d.vendor_id = v.id and d.status = 'taken')`;

/** The vendors who are taken on a day. */
export async function takenOn(db: Connection, day: BusinessDay): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('vendor_day').select('vendor_id').where('on_day', '=', day).where('status', '=', 'taken').execute();
  return new Set(rows.map(({ vendor_id: id }) => id));
}

/** Whether couples see it as free (core/taken-days/day-status.ts): its calendar is kept, and nothing blocks the day. */
export const isFreeOn = (day: BusinessDay): RawBuilder<boolean> =>
  sql`(exists (select from vendor_calendar k where k.vendor_id = v.id and k.kept_since is not null)
    and not exists (select from vendor_day d where d.on_day = ${day} and d.vendor_id = v.id))`;
