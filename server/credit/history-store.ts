import { sql } from 'kysely';
import type { Idr } from '../../core/money.ts';
import type { BusinessDay } from '../../core/time.ts';
import type { Connection } from '../kit/database.ts';

const movementKinds = ['top_up', 'click', 'click_refund', 'adjustment'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** A movement of a vendor's credit: positive in, negative out. The clicks of a business day are one movement, at the time of the last of them. */
export interface CreditMovement {
  readonly kind: MovementKind;
  readonly amountIdr: Idr;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly day: BusinessDay;
  /** How many clicks it holds; null for other kinds. */
  readonly clicks: number | null;
  /** What it follows from: an order, a click. Null for the clicks of a day. */
  readonly sourceId: string | null;
}

interface Row {
  kind: MovementKind;
  amount_idr: Idr;
  at: Date;
  day: BusinessDay;
  clicks: number | null;
  source_id: string | null;
}

/** Every movement of a vendor's credit, newest first; all in one statement, hence as of one moment. */
export async function movementsOf(db: Connection, vendorId: number): Promise<CreditMovement[]> {
  const { rows } = await sql<Row>`
    with account as (select id from ledger_account where kind = 'vendor_credit' and vendor_id = ${vendorId}),
    went_out as (
      select kind, source_id, -amount_idr as amount_idr, posted_at, business_day, position from ledger_transfer
      where debit_account_id = (select id from account) and debit_account_id >= 1000),
    came_in as (
      select kind, source_id, amount_idr, posted_at, business_day, position from ledger_transfer
      where credit_account_id = (select id from account) and credit_account_id >= 1000)
    select 'click' as kind, sum(amount_idr)::bigint as amount_idr, max(posted_at) as at, business_day as day, count(*) as clicks, null::uuid as source_id,
      max(position) as position
    from went_out where kind = 'click' group by business_day
    union all select kind, amount_idr, posted_at, business_day, null, source_id, position from went_out where kind <> 'click'
    union all select kind, amount_idr, posted_at, business_day, null, source_id, position from came_in
    order by position desc`.execute(db);
  return rows.map((row) => ({
    kind: row.kind,
    amountIdr: row.amount_idr,
    at: row.at.getTime(),
    day: row.day,
    clicks: row.clicks,
    sourceId: row.source_id,
  }));
}
