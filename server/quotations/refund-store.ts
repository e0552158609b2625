// Refunds of paid instalments.
import { sql } from 'kysely';
import type { Idr } from '../../core/money.ts';
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
  status: row.status,
  askedBy: row.asked_by,
  askedAt: row.asked_at.getTime(),
});

/** Writes a refund down, or answers null when there is one. */
export async function insertRefund(tx: Tx, refund: Omit<InstalmentRefund, 'id' | 'status'>): Promise<InstalmentRefund | null> {
  const row = await tx
    .insertInto('instalment_refund')
    .values({
      instalment_id: refund.instalmentId,
      amount_idr: refund.amountIdr,
      reason: refund.reason,
      status: 'posted',
      asked_by: refund.askedBy,
      asked_at: new Date(refund.askedAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** The refunds of instalments, by instalment. */
export async function refundsOf(db: Connection, instalmentIds: readonly string[]): Promise<Map<string, InstalmentRefund>> {
  if (instalmentIds.length === 0) return new Map();
  const rows = await select(db)
    .where('instalment_id', 'in', [...instalmentIds])
    .execute();
  return new Map(rows.map((row) => [row.instalment_id, fromRow(row)]));
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}
/** Instalments that were paid, last paid first. `search` is a number of a quotation, or its start. */
export async function paidInstalmentIds(
  db: Connection,
  { search }: { readonly search: string },
  { limit, offset }: Page,
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ id: string; total: number }>`
    select i.id, count(*) over () as total from instalment i join quotation q on q.id = i.quotation_id
    where i.paid_at is not null and starts_with(upper(q.number), ${search.toUpperCase()})
    order by i.paid_at desc, i.id limit ${limit} offset ${offset}`.execute(db);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
