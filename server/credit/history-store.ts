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

/** The position of clicks that are not in the ledger yet: nothing came after them, or they would be in it. */
const afterAll = Number.MAX_SAFE_INTEGER;

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
    select 'click' as kind, (coalesce(p.amount_idr, 0) - coalesce(c.amount_idr, 0))::bigint as amount_idr, greatest(p.at, c.at) as at, business_day as day,
      (coalesce(p.clicks, 0) + coalesce(c.clicks, 0))::bigint as clicks, null::uuid as source_id, greatest(p.position, c.position) as position
    from (
      select business_day, max(position) as position, max(posted_at) as at, count(*) filter (where kind = 'click') as clicks,
        sum(amount_idr) filter (where kind = 'click') as amount_idr
      from went_out where kind in ('click', 'click_settlement') group by business_day
    ) p full join (
      select business_day, sum(clicks) as clicks, sum(amount_idr) as amount_idr, max(charged_at) as at,
        case when bool_and(is_settled) then null else ${afterAll}::bigint end as position
      from vendor_credit_clicks where vendor_id = ${vendorId} group by business_day
    ) c using (business_day)
    union all select kind, amount_idr, posted_at, business_day, null, source_id, position from went_out where kind not in ('click', 'click_settlement')
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
