// A vendor's earnings, from the ledger. Each answer is one statement, so it is consistent.
import { sql } from 'kysely';
import type { Idr } from '../../core/money.ts';
import type { BusinessDay } from '../../core/time.ts';
import type { Connection } from '../kit/database.ts';

export interface EarningsTotals {
  readonly receivedIdr: Idr;
  readonly refundedIdr: Idr;
  /** Kept of what was received, less what of it went back. */
  readonly feesIdr: Idr;
  readonly availableIdr: Idr;
  readonly underWayIdr: Idr;
  readonly paidOutIdr: Idr;
  readonly months: readonly string[];
}

/** Both sides of a vendor's earnings account: what came in is positive, what went out negative. */
const movedOf = (vendorId: number) => sql`
  account as (select id from ledger_account where kind = 'vendor_earnings' and vendor_id = ${vendorId}),
  moved as (
    select kind, source_id, -amount_idr as amount_idr, posted_at, business_day, position from ledger_transfer
    where debit_account_id = (select id from account) and debit_account_id >= 1000
    union all
    select kind, source_id, amount_idr, posted_at, business_day, position from ledger_transfer
    where credit_account_id = (select id from account) and credit_account_id >= 1000)`;

/** In Rupiah. What is under way or paid out is off `availableIdr` already; `months` are those with an entry, the newest first. */
export async function earningsTotals(db: Connection, vendorId: number): Promise<EarningsTotals> {
  const { rows } = await sql<Record<'received' | 'refunded' | 'fees' | 'available' | 'under_way' | 'paid_out', Idr> & { months: string[] }>`
    with ${movedOf(vendorId)},
    payouts as (select status, sum(amount_idr) as amount_idr from payout where vendor_id = ${vendorId} group by status)
    select coalesce(sum(amount_idr) filter (where kind = 'instalment'), 0)::bigint as received,
      coalesce(-sum(amount_idr) filter (where kind = 'instalment_refund'), 0)::bigint as refunded,
      coalesce(-sum(amount_idr) filter (where kind in ('instalment_fee', 'instalment_fee_refund')), 0)::bigint as fees,
      coalesce(sum(amount_idr), 0)::bigint as available,
      coalesce((select sum(amount_idr) from payouts where status in ('requested', 'processing')), 0)::bigint as under_way,
      coalesce((select sum(amount_idr) from payouts where status = 'paid'), 0)::bigint as paid_out,
      coalesce(array_agg(distinct to_char(business_day, 'YYYY-MM') order by to_char(business_day, 'YYYY-MM') desc), '{}') as months
    from moved`.execute(db);
  const row = rows[0];
  return {
    receivedIdr: row?.received ?? 0,
    refundedIdr: row?.refunded ?? 0,
    feesIdr: row?.fees ?? 0,
    availableIdr: row?.available ?? 0,
    underWayIdr: row?.under_way ?? 0,
    paidOutIdr: row?.paid_out ?? 0,
    months: row?.months ?? [],
  };
}

export type EarningsKind = 'instalment' | 'instalment_refund' | 'payout' | 'payout_returned';
/** A movement of a vendor's earnings: positive in, negative out. An instalment and the fee of it are one, as they were posted. */
export interface EarningsMovement {
  readonly kind: EarningsKind;
  readonly sourceId: string;
  readonly amountIdr: Idr;
  /** Of an instalment or its refund: the whole, and the fee in it. */
  readonly gross: { readonly amountIdr: Idr; readonly feeIdr: Idr } | null;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly day: BusinessDay;
}

/** Every movement of a vendor's earnings, newest first. */
export async function earningsMovements(db: Connection, vendorId: number): Promise<EarningsMovement[]> {
  const { rows } = await sql<{
    kind: EarningsKind;
    source_id: string;
    amount_idr: Idr;
    gross_idr: Idr;
    posted_at: Date;
    business_day: BusinessDay;
  }>`
    with ${movedOf(vendorId)},
    told as (
      select case kind when 'instalment_fee' then 'instalment' when 'instalment_fee_refund' then 'instalment_refund' else kind end as deed, * from moved)
    select deed as kind, source_id, sum(amount_idr)::bigint as amount_idr, coalesce(sum(amount_idr) filter (where kind = deed), 0)::bigint as gross_idr,
      min(posted_at) as posted_at, min(business_day) as business_day
    from told group by deed, source_id order by max(position) desc`.execute(db);
  return rows.map((row) => ({
    kind: row.kind,
    sourceId: row.source_id,
    amountIdr: row.amount_idr,
    gross: row.kind.startsWith('instalment') ? { amountIdr: row.gross_idr, feeIdr: row.gross_idr - row.amount_idr } : null,
    at: row.posted_at.getTime(),
    day: row.business_day,
  }));
}
