// Credit adjustments: their rows never leave this file.
import { sql } from 'kysely';
import type { Idr } from '../../core/money.ts';
import { type BusinessDay, endOfBusinessDay, startOfBusinessDay } from '../../core/time.ts';
import type { Connection, Tx } from '../kit/database.ts';

type AdjustmentStatus = 'waiting' | 'posted' | 'refused';
export interface Adjustment {
  readonly id: string;
  readonly vendorId: number;
  readonly amountIdr: Idr;
  readonly reason: string;
  readonly status: AdjustmentStatus;
  readonly askedBy: number;
  readonly askedAt: Date;
  readonly decision: { readonly reason: string | null; readonly at: Date; readonly by: number } | null;
}
export interface NewAdjustment {
  readonly vendorId: number;
  readonly amountIdr: Idr;
  readonly reason: string;
  readonly needsSecond: boolean;
  readonly askedBy: number;
  readonly askedAt: number;
  readonly idempotencyKey: string | null;
}
interface AdjustmentFilter {
  readonly status?: AdjustmentStatus | undefined;
  readonly vendorId?: number | undefined;
}

const columns = [
  'id',
  'vendor_id',
  'amount_idr',
  'reason',
  'status',
  'asked_by',
  'asked_at',
  'decided_by',
  'decided_at',
  'decision_reason',
] as const;
const select = (db: Connection) => db.selectFrom('credit_adjustment').select(columns);
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;
const fromRow = (row: Row): Adjustment => ({
  id: row.id,
  vendorId: row.vendor_id,
  amountIdr: row.amount_idr,
  reason: row.reason,
  status: row.status as AdjustmentStatus,
  askedBy: row.asked_by,
  askedAt: row.asked_at,
  decision:
    row.decided_at === null || row.decided_by === null ? null : { reason: row.decision_reason, at: row.decided_at, by: row.decided_by },
});

export async function findAdjustment(db: Connection, id: string): Promise<Adjustment | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** What an operator asked for under a key before: the same request again. */
export async function findByKey(db: Connection, askedBy: number, key: string | null): Promise<Adjustment | null> {
  if (key === null) return null;
  const row = await select(db).where('asked_by', '=', askedBy).where('idempotency_key', '=', key).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** What an operator posted for a vendor without a second one on a business day, given and taken alike. */
export async function postedAlone(tx: Tx, askedBy: number, vendorId: number, day: BusinessDay): Promise<Idr> {
  const { rows } = await sql<{ total: Idr }>`
    select coalesce(sum(abs(amount_idr)), 0)::bigint as total from credit_adjustment
    where vendor_id = ${vendorId} and asked_by = ${askedBy} and not needs_second
      and asked_at >= ${new Date(startOfBusinessDay(day))} and asked_at < ${new Date(endOfBusinessDay(day))}`.execute(tx);
  return rows[0]?.total ?? 0;
}

export async function insertAdjustment(tx: Tx, adjustment: NewAdjustment): Promise<Adjustment> {
  const row = await tx
    .insertInto('credit_adjustment')
    .values({
      vendor_id: adjustment.vendorId,
      amount_idr: adjustment.amountIdr,
      reason: adjustment.reason,
      status: adjustment.needsSecond ? 'waiting' : 'posted',
      needs_second: adjustment.needsSecond,
      asked_by: adjustment.askedBy,
      asked_at: new Date(adjustment.askedAt),
      idempotency_key: adjustment.idempotencyKey,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

/** Decides one that still waits and that somebody else asked for; null when it does not wait any more. */
export async function closeAdjustment(
  tx: Tx,
  id: string,
  decision: { readonly status: 'posted' | 'refused'; readonly by: number; readonly at: number; readonly reason: string | null },
): Promise<Adjustment | null> {
  const row = await tx
    .updateTable('credit_adjustment')
    .set({ status: decision.status, decided_by: decision.by, decided_at: new Date(decision.at), decision_reason: decision.reason })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('asked_by', '<>', decision.by)
    .returning(columns)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

const matching = (db: Connection, { status, vendorId }: AdjustmentFilter) => {
  let query = db.selectFrom('credit_adjustment');
  if (status !== undefined) query = query.where('status', '=', status);
  if (vendorId !== undefined) query = query.where('vendor_id', '=', vendorId);
  return query;
};

/** Those that wait are read from the oldest on, all others from the newest. */
export async function listAdjustments(
  db: Connection,
  filter: AdjustmentFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<Adjustment[]> {
  const direction = filter.status === 'waiting' ? 'asc' : 'desc';
  const rows = await matching(db, filter)
    .select(columns)
    .orderBy('asked_at', direction)
    .orderBy('id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(fromRow);
}

export async function countAdjustments(db: Connection, filter: AdjustmentFilter): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await matching(db, filter)
    .select((e) => [e.fn.countAll<number>().as('count'), e.fn.min('asked_at').as('oldest_at')])
    .executeTakeFirstOrThrow();
  return { count: row.count, oldestAt: row.oldest_at };
}
