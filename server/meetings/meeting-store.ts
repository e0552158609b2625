import { type Selectable, sql } from 'kysely';
import type { MeetingSide, MeetingState, ReminderKind } from '../../core/meetings/life.ts';
import type { Booked, Span } from '../../core/meetings/slots.ts';
import { dayMs, hourMs } from '../../core/time.ts';
import type { Viewer } from '../clients/api.ts';
import type { Tables } from '../database/tables.ts';
import type { Connection, Tx } from '../kit/database.ts';

/** A meeting as it is stored. Instants are epoch milliseconds. */
export interface Meeting extends MeetingState {
  readonly id: string;
  readonly vendorId: number;
  readonly coupleId: number;
  readonly subject: string;
  readonly note: string;
  readonly vendorTimeZone: string;
  readonly coupleTimeZone: string;
  readonly link: string;
  readonly sequence: number;
  readonly moved: { readonly by: MeetingSide; readonly from: number } | null;
  readonly cancelled: { readonly by: MeetingSide; readonly reason: string; readonly at: number } | null;
  readonly bookedAt: number;
  readonly agreedAt: number;
}

const fromRow = (row: Selectable<Tables['meeting']>): Meeting => ({
  id: row.id,
  vendorId: row.vendor_id,
  coupleId: row.couple_id,
  status: row.status,
  startsAt: row.starts_at.getTime(),
  endsAt: row.ends_at.getTime(),
  subject: row.subject,
  note: row.note,
  vendorTimeZone: row.vendor_time_zone,
  coupleTimeZone: row.couple_time_zone,
  link: row.link,
  sequence: row.sequence,
  moves: row.moves,
  moved: row.moved_by === null || row.moved_from === null ? null : { by: row.moved_by, from: row.moved_from.getTime() },
  cancelled:
    row.cancelled_by === null || row.cancelled_at === null
      ? null
      : { by: row.cancelled_by, reason: row.reason ?? '', at: row.cancelled_at.getTime() },
  bookedAt: row.booked_at.getTime(),
  agreedAt: row.agreed_at.getTime(),
});

const range = ({ from, to }: Span) => sql<string>`tstzrange(${new Date(from)}, ${new Date(to)})`;
/** Days are the vendor's: whatever its zone, those a span touches lie within so much around it. */
const aroundMs = 2 * dayMs;

/** What of a vendor's time is taken around a span, apart from one meeting that is to be moved. */
export async function bookedAround(
  db: Connection,
  vendorId: number,
  { from, to }: Span,
  exceptId: string | null = null,
): Promise<Booked[]> {
  const { rows } = await sql<{ id: string; starts_at: Date; ends_at: Date; blocked_from: Date; blocked_to: Date }>`
    select id, starts_at, ends_at, lower(blocked) as blocked_from, upper(blocked) as blocked_to from meeting
    where vendor_id = ${vendorId} and status = 'booked' and blocked && ${range({ from: from - aroundMs, to: to + aroundMs })}`.execute(db);
  return rows
    .filter(({ id }) => id !== exceptId)
    .map((row) => ({
      from: row.starts_at.getTime(),
      to: row.ends_at.getTime(),
      blocked: { from: row.blocked_from.getTime(), to: row.blocked_to.getTime() },
    }));
}

/** How many meetings of a couple with a vendor are still to end. */
export async function countComing(
  db: Connection,
  { vendorId, coupleId }: Pick<Meeting, 'vendorId' | 'coupleId'>,
  now: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('meeting')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('vendor_id', '=', vendorId)
    .where('couple_id', '=', coupleId)
    .where('status', '=', 'booked')
    .where('ends_at', '>', new Date(now))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a couple meets someone within a span, apart from one meeting that is to be moved. */
export async function isCoupleBusy(db: Connection, coupleId: number, { from, to }: Span, exceptId: string | null = null): Promise<boolean> {
  const found = await db
    .selectFrom('meeting')
    .select('id')
    .where('couple_id', '=', coupleId)
    .where('status', '=', 'booked')
    .where('starts_at', '<', new Date(to))
    .where('ends_at', '>', new Date(from))
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId))
    .executeTakeFirst();
  return found !== undefined;
}

/** The meeting a couple booked with this key, or null. */
export async function meetingOfRequest(db: Connection, coupleId: number, requestKey: string): Promise<Meeting | null> {
  const row = await db
    .selectFrom('meeting')
    .selectAll()
    .where('couple_id', '=', coupleId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

type NewMeeting = Pick<
  Meeting,
  'vendorId' | 'coupleId' | 'startsAt' | 'endsAt' | 'subject' | 'note' | 'vendorTimeZone' | 'coupleTimeZone' | 'link' | 'bookedAt'
> & { readonly blocked: Span; readonly requestKey: string | null };

/** Writes a meeting; the database refuses one that touches another of the same vendor or couple. */
export async function insertMeeting(tx: Tx, meeting: NewMeeting): Promise<Meeting> {
  const row = await tx
    .insertInto('meeting')
    .values({
      vendor_id: meeting.vendorId,
      couple_id: meeting.coupleId,
      starts_at: new Date(meeting.startsAt),
      ends_at: new Date(meeting.endsAt),
      blocked: range(meeting.blocked),
      subject: meeting.subject,
      note: meeting.note,
      vendor_time_zone: meeting.vendorTimeZone,
      couple_time_zone: meeting.coupleTimeZone,
      link: meeting.link,
      booked_at: new Date(meeting.bookedAt),
      agreed_at: new Date(meeting.bookedAt),
      request_key: meeting.requestKey,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

/** Someone's meeting: another's is not there. */
export async function findMeeting(db: Connection, viewer: Viewer, id: string): Promise<Meeting | null> {
  const row = await ofViewer(db, viewer).where('id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** The same, locked. */
export async function lockMeeting(tx: Tx, viewer: Viewer, id: string): Promise<Meeting | null> {
  const row = await ofViewer(tx, viewer).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? fromRow(row) : null;
}

const ofViewer = (db: Connection, viewer: Viewer) => {
  const all = db.selectFrom('meeting').selectAll();
  return viewer.kind === 'vendor' ? all.where('vendor_id', '=', viewer.vendorId) : all.where('couple_id', '=', viewer.coupleId);
};

/** A locked meeting takes place at another time, agreed on now. */
export async function moveTo(
  tx: Tx,
  { id, startsAt, sequence, moves }: Meeting,
  to: { readonly slot: Span; readonly blocked: Span; readonly by: MeetingSide; readonly link: string; readonly vendorTimeZone: string },
  at: number,
): Promise<Meeting> {
  const row = await tx
    .updateTable('meeting')
    .set({
      starts_at: new Date(to.slot.from),
      ends_at: new Date(to.slot.to),
      blocked: range(to.blocked),
      link: to.link,
      vendor_time_zone: to.vendorTimeZone,
      sequence: sequence + 1,
      moves: moves + 1,
      moved_by: to.by,
      moved_from: new Date(startsAt),
      agreed_at: new Date(at),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

/** A locked meeting does not take place. */
export async function cancelMeeting(tx: Tx, { id, sequence }: Meeting, by: MeetingSide, reason: string, at: number): Promise<Meeting> {
  const row = await tx
    .updateTable('meeting')
    .set({ status: 'cancelled', cancelled_at: new Date(at), cancelled_by: by, reason, sequence: sequence + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

export interface ListWish {
  readonly show: 'coming' | 'past' | 'all';
  readonly within: Span | null;
  readonly now: number;
  readonly limit: number;
  readonly offset: number;
}

/** One page of someone's meetings: those to come and all, next first; past ones, last first. */
export async function meetingsOf(db: Connection, viewer: Viewer, wish: ListWish): Promise<{ meetings: Meeting[]; total: number }> {
  const now = new Date(wish.now);
  let query = ofViewer(db, viewer);
  if (wish.show === 'coming') query = query.where('status', '=', 'booked').where('ends_at', '>', now);
  if (wish.show === 'past') query = query.where((e) => e.or([e('status', '=', 'cancelled'), e('ends_at', '<=', now)]));
  if (wish.within !== null)
    query = query.where('starts_at', '<', new Date(wish.within.to)).where('ends_at', '>', new Date(wish.within.from));
  const direction = wish.show === 'past' ? 'desc' : 'asc';
  const [rows, { total }] = await Promise.all([
    query.orderBy('starts_at', direction).orderBy('id', direction).limit(wish.limit).offset(wish.offset).execute(),
    query
      .clearSelect()
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { meetings: rows.map(fromRow), total };
}

/** Meetings that start within a day and were not reminded of as they should be by now. */
export async function toRemind(db: Connection, now: number): Promise<{ id: string; vendorId: number }[]> {
  const { rows } = await sql<{ id: string; vendor_id: number }>`
    select m.id, m.vendor_id from meeting m
    where m.status = 'booked' and m.starts_at > ${new Date(now)} and m.starts_at <= ${new Date(now + dayMs)}
      and not exists (select from meeting_reminder r where r.meeting_id = m.id and r.sequence = m.sequence
        and r.kind = case when m.starts_at <= ${new Date(now + hourMs)} then 'hour' else 'day' end)
    order by m.starts_at, m.id`.execute(db);
  return rows.map((row) => ({ id: row.id, vendorId: row.vendor_id }));
}

/** Notes that a reminder goes out for this time of a meeting; false: it went out before. */
export async function noteReminder(tx: Tx, { id, sequence }: Meeting, kind: ReminderKind, at: number): Promise<boolean> {
  const row = await tx
    .insertInto('meeting_reminder')
    .values({ meeting_id: id, sequence, kind, sent_at: new Date(at) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('meeting_id')
    .executeTakeFirst();
  return row !== undefined;
}
