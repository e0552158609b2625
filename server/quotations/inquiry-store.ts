import { sql } from 'kysely';
import type { Idr } from '../../core/money.ts';
import type { InquiryContent } from '../../core/quotations/inquiry.ts';
import type { BusinessDay } from '../../core/time.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { Viewer } from '../clients/api.ts';

/** What a couple asked a vendor for; `askedAt` in epoch milliseconds. */
export interface Inquiry extends InquiryContent {
  readonly id: string;
  readonly vendorId: number;
  readonly coupleId: number;
  readonly askedAt: number;
}
interface Row {
  readonly id: string;
  readonly vendor_id: number;
  readonly couple_id: number;
  readonly event_on: BusinessDay | null;
  readonly place: string;
  readonly guests: number | null;
  readonly budget_idr: Idr | null;
  readonly wishes: string;
  readonly asked_at: Date;
}

const fromRow = (row: Row): Inquiry => ({
  id: row.id,
  vendorId: row.vendor_id,
  coupleId: row.couple_id,
  eventOn: row.event_on,
  place: row.place,
  guests: row.guests,
  budgetIdr: row.budget_idr,
  wishes: row.wishes,
  askedAt: row.asked_at.getTime(),
});

/** Writes an inquiry; the same couple's same key again finds the one that is there. */
export async function insertInquiry(
  tx: Tx,
  inquiry: Omit<Inquiry, 'id'> & { readonly requestKey: string | null },
): Promise<{ inquiry: Inquiry; isNew: boolean }> {
  const made = await tx
    .insertInto('inquiry')
    .values({
      vendor_id: inquiry.vendorId,
      couple_id: inquiry.coupleId,
      event_on: inquiry.eventOn,
      place: inquiry.place,
      guests: inquiry.guests,
      budget_idr: inquiry.budgetIdr,
      wishes: inquiry.wishes,
      asked_at: new Date(inquiry.askedAt),
      request_key: inquiry.requestKey,
    })
    .onConflict((conflict) => conflict.columns(['couple_id', 'request_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) return { inquiry: fromRow(made), isNew: true };
  const known = await tx
    .selectFrom('inquiry')
    .selectAll()
    .where('couple_id', '=', inquiry.coupleId)
    .where('request_key', '=', inquiry.requestKey)
    .executeTakeFirstOrThrow();
  return { inquiry: fromRow(known), isNew: false };
}

/** Requests of a couple since then that no quotation has answered. */
export async function countUnanswered(tx: Tx, coupleId: number, since: number): Promise<number> {
  const { count } = await tx
    .selectFrom('inquiry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('couple_id', '=', coupleId)
    .where('asked_at', '>', new Date(since))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('quotation')
            .select('quotation.id')
            .whereRef('quotation.inquiry_id', '=', 'inquiry.id')
            .where('status', '<>', 'draft'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** An inquiry of this vendor or this couple; someone else's is not there. */
export async function findInquiry(db: Connection, viewer: Viewer, id: string): Promise<Inquiry | null> {
  const query = db.selectFrom('inquiry').selectAll().where('id', '=', id);
  const mine = viewer.kind === 'vendor' ? query.where('vendor_id', '=', viewer.vendorId) : query.where('couple_id', '=', viewer.coupleId);
  const row = await mine.executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** What couples asked a vendor for, newest first. Answered is what a quotation was sent for. */
export async function inquiriesOf(
  db: Connection,
  { vendorId, coupleId = null }: { readonly vendorId: number; readonly coupleId: number | null | undefined },
  status: 'open' | 'answered' | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ inquiries: Inquiry[]; total: number }> {
  const isAnswered = sql<boolean>`exists (select from quotation q where q.inquiry_id = i.id and q.sent_at is not null)`;
  const wished = status === undefined ? sql<boolean>`true` : status === 'answered' ? isAnswered : sql<boolean>`not ${isAnswered}`;
  const chosen = sql<boolean>`i.vendor_id = ${vendorId} and (${coupleId}::bigint is null or i.couple_id = ${coupleId}) and ${wished}`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Row>`
      select i.* from inquiry i where ${chosen} order by i.asked_at desc, i.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total from inquiry i where ${chosen}`.execute(db),
  ]);
  return { inquiries: rows.map(fromRow), total: counted[0]?.total ?? 0 };
}
