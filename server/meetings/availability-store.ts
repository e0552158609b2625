import type { Selectable } from 'kysely';
import type { Availability } from '../../core/meetings/availability.ts';
import type { Tables } from '../database/tables.ts';
import type { Connection, Tx } from '../kit/database.ts';

/** What a vendor set; `version` grows with each saving. */
export interface StoredAvailability extends Availability {
  readonly version: number;
}

const fromRow = (row: Selectable<Tables['meeting_availability']>): StoredAvailability => ({
  version: row.version,
  isOffered: row.is_offered,
  timeZone: row.time_zone,
  week: row.week,
  exceptions: row.exceptions,
  slotMinutes: row.slot_minutes,
  bufferBeforeMinutes: row.buffer_before_minutes,
  bufferAfterMinutes: row.buffer_after_minutes,
  noticeHours: row.notice_hours,
  aheadDays: row.ahead_days,
  perDayMax: row.per_day_max,
  ownLink: row.own_link,
});

/** What a vendor set, or null while it never did. */
export async function findAvailability(db: Connection, vendorId: number): Promise<StoredAvailability | null> {
  const row = await db.selectFrom('meeting_availability').selectAll().where('vendor_id', '=', vendorId).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** The same, locked: who books or moves with a vendor does so one after the other. */
export async function lockAvailability(tx: Tx, vendorId: number): Promise<StoredAvailability | null> {
  const row = await tx.selectFrom('meeting_availability').selectAll().where('vendor_id', '=', vendorId).forUpdate().executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Writes what a vendor sets if `version` is still the one there is (0: none yet); answers whether it did. */
export async function writeAvailability(tx: Tx, vendorId: number, version: number, wished: Availability, at: Date): Promise<boolean> {
  const values = {
    is_offered: wished.isOffered,
    time_zone: wished.timeZone,
    week: JSON.stringify(wished.week),
    exceptions: JSON.stringify(wished.exceptions),
    slot_minutes: wished.slotMinutes,
    buffer_before_minutes: wished.bufferBeforeMinutes,
    buffer_after_minutes: wished.bufferAfterMinutes,
    notice_hours: wished.noticeHours,
    ahead_days: wished.aheadDays,
    per_day_max: wished.perDayMax,
    own_link: wished.ownLink,
    saved_at: at,
  };
  const written =
    version === 0
      ? await tx
          .insertInto('meeting_availability')
          .values({ vendor_id: vendorId, ...values })
          .onConflict((conflict) => conflict.column('vendor_id').doNothing())
          .returning('vendor_id')
          .executeTakeFirst()
      : await tx
          .updateTable('meeting_availability')
          .set({ ...values, version: version + 1 })
          .where('vendor_id', '=', vendorId)
          .where('version', '=', version)
          .returning('vendor_id')
          .executeTakeFirst();
  return written !== undefined;
}
