// Calendars, what is on their days, and what follows from it. Writers hold the lock of the calendar's row.
import { sql } from 'kysely';
import type { Blockage, DayPart, Marking, Taken, TakenSource } from '../../core/taken-days/day-status.ts';
import type { BusinessDay } from '../../core/time.ts';
import type { Connection, Tx } from '../kit/database.ts';

export interface StoredCalendar {
  readonly capacity: number;
  readonly isKept: boolean;
}
/** An entry of a day. */
export interface TakenDay extends Taken {
  readonly id: string;
  readonly day: BusinessDay;
  readonly source: TakenSource;
  readonly note: string;
  readonly booking: { readonly quotationId: string; readonly coupleId: number } | null;
}
export type Span = { readonly from: BusinessDay; readonly to: BusinessDay };

const untouched: StoredCalendar = { capacity: 1, isKept: false };
const calendarOf = (row: { capacity: number; kept_since: Date | null } | undefined): StoredCalendar =>
  row ? { capacity: row.capacity, isKept: row.kept_since !== null } : untouched;

/** A vendor's calendar; what it starts with while nothing happened on it. */
export const findCalendar = async (db: Connection, vendorId: number): Promise<StoredCalendar> =>
  calendarOf(
    await db.selectFrom('vendor_calendar').select(['capacity', 'kept_since']).where('vendor_id', '=', vendorId).executeTakeFirst(),
  );

/** The same, made where there is none yet, and locked. */
export async function lockCalendar(tx: Tx, vendorId: number): Promise<StoredCalendar> {
  await tx
    .insertInto('vendor_calendar')
    .values({ vendor_id: vendorId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('vendor_calendar')
    .select(['capacity', 'kept_since'])
    .where('vendor_id', '=', vendorId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return calendarOf(row);
}

/** The vendor set something itself: its capacity, or that it keeps this calendar at all. */
export async function keepCalendar(tx: Tx, vendorId: number, at: number, change: { readonly capacity?: number } = {}): Promise<void> {
  await tx
    .updateTable('vendor_calendar')
    .set((e) => ({ ...change, kept_since: e.fn.coalesce('kept_since', e.val(new Date(at))) }))
    .where('vendor_id', '=', vendorId)
    .execute();
}

/** What is on a vendor's days of a span, in their order. */
export async function entriesWithin(db: Connection, vendorId: number, { from, to }: Span): Promise<TakenDay[]> {
  const rows = await db
    .selectFrom('taken_day')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('on_day', '>=', from)
    .where('on_day', '<=', to)
    .orderBy('on_day')
    .orderBy('id')
    .execute();
  return rows.map(({ id, on_day: day, part, places, source, note, couple_id: coupleId, quotation_id: quotationId }) => ({
    id,
    day,
    part,
    places,
    source,
    note,
    booking: coupleId === null || quotationId === null ? null : { coupleId, quotationId },
  }));
}

/** Puts what the vendor marks on these days in the place of what it had marked. */
export async function writeOwn(
  tx: Tx,
  vendorId: number,
  days: readonly BusinessDay[],
  { part, places, note }: Omit<Marking, keyof Span>,
): Promise<void> {
  await sql`
    insert into taken_day (vendor_id, on_day, part, places, source, note)
    select ${vendorId}, unnest(${[...days]}::date[]), ${part}, ${places}, 'own', ${note}
    on conflict (vendor_id, on_day) where source = 'own' do update set part = excluded.part, places = excluded.places, note = excluded.note`.execute(
    tx,
  );
}

/** Whether the vendor had marked the day. */
export async function deleteOwn(tx: Tx, vendorId: number, day: BusinessDay): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('taken_day')
    .where('vendor_id', '=', vendorId)
    .where('on_day', '=', day)
    .where('source', '=', 'own')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A booking on a day; a couple that has one there already keeps it. */
export async function insertBooking(
  tx: Tx,
  {
    vendorId,
    coupleId,
    quotationId,
    day,
  }: { readonly vendorId: number; readonly coupleId: number; readonly quotationId: string; readonly day: BusinessDay },
): Promise<void> {
  await tx
    .insertInto('taken_day')
    .values({ vendor_id: vendorId, on_day: day, part: 'day', places: 1, source: 'booking', couple_id: coupleId, quotation_id: quotationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a booking off its day, which it answers; null when it is none of this vendor's. */
export async function deleteBooking(tx: Tx, vendorId: number, id: string): Promise<BusinessDay | null> {
  const row = await tx
    .deleteFrom('taken_day')
    .where('vendor_id', '=', vendorId)
    .where('id', '=', id)
    .where('source', '=', 'booking')
    .returning('on_day')
    .executeTakeFirst();
  return row?.on_day ?? null;
}

/** The days from one on that anything is on. */
export async function takenDaysFrom(db: Connection, vendorId: number, from: BusinessDay): Promise<BusinessDay[]> {
  const rows = await db
    .selectFrom('taken_day')
    .select('on_day')
    .distinct()
    .where('vendor_id', '=', vendorId)
    .where('on_day', '>=', from)
    .execute();
  return rows.map(({ on_day: day }) => day);
}

/** What is on these days, by day. */
export async function entriesOn(db: Connection, vendorId: number, days: readonly BusinessDay[]): Promise<Map<BusinessDay, Taken[]>> {
  const { rows } = await sql<{ on_day: BusinessDay; part: DayPart; places: number | null }>`
    select on_day, part, places from taken_day where vendor_id = ${vendorId} and on_day = any(${[...days]}::date[])`.execute(db);
  return Map.groupBy(rows, ({ on_day: day }) => day);
}

/** Writes what follows for some days; answers those that were taken and are not any more. */
export async function writeStatuses(tx: Tx, vendorId: number, statuses: ReadonlyMap<BusinessDay, Blockage>): Promise<BusinessDay[]> {
  const days = [...statuses.keys()];
  const blocked = days.filter((day) => statuses.get(day) !== null);
  const open = days.filter((day) => statuses.get(day) !== 'taken');
  const { rows } = await sql<{ on_day: BusinessDay }>`
    select on_day from vendor_day where vendor_id = ${vendorId} and on_day = any(${open}::date[]) and status = 'taken' order by on_day`.execute(
    tx,
  );
  await sql`delete from vendor_day where vendor_id = ${vendorId} and on_day = any(${days}::date[]) and on_day <> all(${blocked}::date[])`.execute(
    tx,
  );
  await sql`
    insert into vendor_day (vendor_id, on_day, status)
    select ${vendorId}, day, status from unnest(${blocked}::date[], ${blocked.map((day) => statuses.get(day) ?? '')}::text[]) as one (day, status)
    on conflict (on_day, vendor_id) do update set status = excluded.status where vendor_day.status <> excluded.status`.execute(tx);
  return rows.map(({ on_day: day }) => day);
}

/** What is known of published vendors and a day. */
export async function statusesOn(
  db: Connection,
  vendorIds: readonly number[],
  day: BusinessDay,
): Promise<{ readonly vendorId: number; readonly blockage: Blockage; readonly isKept: boolean }[]> {
  const { rows } = await sql<{ id: number; status: Blockage; is_kept: boolean }>`
    select v.id, d.status, coalesce(c.kept_since is not null, false) as is_kept from vendor v
    left join vendor_calendar c on c.vendor_id = v.id
    left join vendor_day d on d.vendor_id = v.id and d.on_day = ${day}
    where v.id = any(${[...vendorIds]}::bigint[]) and v.status = 1 order by v.id`.execute(db);
  return rows.map(({ id: vendorId, status: blockage, is_kept: isKept }) => ({ vendorId, blockage, isKept }));
}

/** The vendors that a couple has booked for a day. */
export async function bookedOn(db: Connection, coupleId: number, day: BusinessDay): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('taken_day').select('vendor_id').where('couple_id', '=', coupleId).where('on_day', '=', day).execute();
  return new Set(rows.map(({ vendor_id: vendorId }) => vendorId));
}
