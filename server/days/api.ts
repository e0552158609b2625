// What follows from vendors' calendars, as conditions of searches over vendors called `v`. Apart from the calendar, which stands above the catalogue.
import { type RawBuilder, sql } from 'kysely';
import type { BusinessDay } from '../../core/time.ts';

/** Whether the vendor is not known to be taken on a day. */
export const isNotTakenOn = (day: BusinessDay): RawBuilder<boolean> =>
  sql`not exists (select from vendor_day d where d.on_day = ${day} and d.vendor_id = v.id and d.status = 'taken')`;

/** Whether couples see it as free (core/taken-days/day-status.ts): its calendar is kept, and nothing blocks the day. */
export const isFreeOn = (day: BusinessDay): RawBuilder<boolean> =>
  sql`(exists (select from vendor_calendar k where k.vendor_id = v.id and k.kept_since is not null)
    and not exists (select from vendor_day d where d.on_day = ${day} and d.vendor_id = v.id))`;
