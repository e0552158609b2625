// Refunds of paid instalments: their rows never leave this file.
import { sql } from 'kysely';
import type { Idr } from '../../core/money.ts';
import { type BusinessDay, endOfBusinessDay, startOfBusinessDay } from '../../core/time.ts';
import type { Connection, Tx } from '../kit/database.ts';

/** Instants are epoch milliseconds. */
export interface InstalmentRefund {
  readonly id: string;
  readonly instalmentId: string;
  readonly amountIdr: Idr;
  readonly reason: string;
  readonly status: 'waiting' | 'posted' | 'refused';
  readonly askedBy: number;
  readonly askedAt: number;
}

const columns = ['id', 'instalment_id', 'amount_idr', 'reason', 'status', 'asked_by', 'asked_at'] as const;
const select = (db: Connection) => db.selectFrom('instalment_refund').select(columns);
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;
const fromRow = (row: Row): InstalmentRefund => ({
  id: row.id,
  instalmentId: row.instalment_id,
  amountIdr: row.amount_idr,
  reason: row.reason,
  status: row.status as InstalmentRefund['status'],
  askedBy: row.asked_by,
  askedAt: row.asked_at.getTime(),
});

/** Asks for a refund, or null when one waits or is done. */
export async function insertRefund(
  tx: Tx,
  refund: Omit<InstalmentRefund, 'id' | 'status'> & { readonly needsSecond: boolean },
): Promise<InstalmentRefund | null> {
  const row = await tx
    .insertInto('instalment_refund')
    .values({
      instalment_id: refund.instalmentId,
      amount_idr: refund.amountIdr,
      reason: refund.reason,
      status: refund.needsSecond ? 'waiting' : 'posted',
      needs_second: refund.needsSecond,
      asked_by: refund.askedBy,
      asked_at: new Date(refund.askedAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

export async function findRefund(db: Connection, id: string): Promise<InstalmentRefund | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Decides one that waits and that somebody else asked for; null when it does not wait any more. */
export async function closeRefund(
  tx: Tx,
  id: string,
  decision: { readonly status: 'posted' | 'refused'; readonly by: number; readonly at: number; readonly reason: string | null },
): Promise<InstalmentRefund | null> {
  const row = await tx
    .updateTable('instalment_refund')
    .set({ status: decision.status, decided_by: decision.by, decided_at: new Date(decision.at), decision_reason: decision.reason })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('asked_by', '<>', decision.by)
    .returning(columns)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** What an operator gave back of one vendor's instalments without a second one on a business day. */
export async function refundedAlone(tx: Tx, askedBy: number, vendorId: number, day: BusinessDay): Promise<Idr> {
  const { rows } = await sql<{ total: Idr }>`
    select coalesce(sum(r.amount_idr), 0)::bigint as total from instalment_refund r
    join instalment i on i.id = r.instalment_id join quotation q on q.id = i.quotation_id
    where q.vendor_id = ${vendorId} and r.asked_by = ${askedBy} and not r.needs_second
      and r.asked_at >= ${new Date(startOfBusinessDay(day))} and r.asked_at < ${new Date(endOfBusinessDay(day))}`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** The refunds of instalments that wait or are done, by instalment. */
export async function refundsOf(db: Connection, instalmentIds: readonly string[]): Promise<Map<string, InstalmentRefund>> {
  if (instalmentIds.length === 0) return new Map();
  const rows = await select(db)
    .where('instalment_id', 'in', [...instalmentIds])
    .where('status', '<>', 'refused')
    .execute();
  return new Map(rows.map((row) => [row.instalment_id, fromRow(row)]));
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}
/** Instalments that were paid, last paid first; those whose refund waits come alone, the oldest first. `search` is a number of a quotation, or its beginning. */
export async function paidInstalmentIds(
  db: Connection,
  { isWaiting, search }: { readonly isWaiting: boolean; readonly search: string },
  { limit, offset }: Page,
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ id: string; total: number }>`
    select i.id, count(*) over () as total from instalment i join quotation q on q.id = i.quotation_id
    left join instalment_refund r on r.instalment_id = i.id and r.status = 'waiting'
    where i.paid_at is not null and starts_with(upper(q.number), ${search.toUpperCase()}) and ${isWaiting ? sql`r.id is not null` : sql`true`}
    order by ${isWaiting ? sql`r.asked_at, i.id` : sql`i.paid_at desc, i.id`} limit ${limit} offset ${offset}`.execute(db);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
