// Quotations that couples have not decided on.
import { sql } from 'kysely';
import type { FollowUp } from '../../core/quotations/follow-up.ts';
import { type BusinessDay, businessDayOf } from '../../core/time.ts';
import type { Connection, Tx } from '../kit/database.ts';

/** Undecided quotations whose last day is before `today`. */
export async function overdueIds(db: Connection, today: BusinessDay): Promise<string[]> {
  const rows = await db
    .selectFrom('quotation')
    .select('id')
    .where('status', 'in', ['sent', 'viewed'])
    .where('valid_until', '<', today)
    .orderBy('valid_until')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

/** Undecided quotations sent before an instant whose vendor has not been told of their end, and when that is. */
export async function undecidedSince(
  db: Connection,
  before: number,
): Promise<{ readonly id: string; readonly sentOn: BusinessDay; readonly validUntil: BusinessDay }[]> {
  const { rows } = await sql<{ id: string; sent_at: Date; valid_until: string }>`
    select q.id, q.sent_at, q.valid_until from quotation q join account c on c.id = q.couple_id
    where q.status in ('sent', 'viewed') and q.sent_at < ${new Date(before)} and c.email_confirmed_at is not null
      and not exists (select from quotation_follow_up f where f.quotation_id = q.id and f.kind = 'ends')
    order by q.valid_until, q.id`.execute(db);
  return rows.map((row) => ({ id: row.id, sentOn: businessDayOf(row.sent_at.getTime()), validUntil: row.valid_until }));
}

/** Notes that a vendor was told; false when it was told of this before. */
export async function noteFollowUp(tx: Tx, quotationId: string, kind: FollowUp, at: number): Promise<boolean> {
  const made = await tx
    .insertInto('quotation_follow_up')
    .values({ quotation_id: quotationId, kind, sent_at: new Date(at) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  return made !== undefined;
}
