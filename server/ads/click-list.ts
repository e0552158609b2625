// The click list of a vendor.
import type { FreeReason, InvalidReason } from '../../core/ads/click-validity.ts';
import { type RawBuilder, sql } from 'kysely';
import type { AdClick } from '../../contract/ads.ts';
import { checkDispute } from '../../core/ads/dispute.ts';
import type { AdRules } from '../../core/ads/rules.ts';
import type { Idr } from '../../core/money.ts';
import { type BusinessDay, endOfBusinessDay, startOfBusinessDay } from '../../core/time.ts';
import type { Connection } from '../kit/database.ts';
import type { Placement } from '../../core/ads/placements.ts';
import { reasonIn } from '../../texts/stock-reasons.ts';
import type { Language } from '../../texts/typed.ts';

export interface ClickFilter {
  readonly outcome?: AdClick['outcome'] | undefined;
  readonly start_date?: BusinessDay | undefined;
  readonly end_date?: BusinessDay | undefined;
}
interface ClickRow {
  id: string;
  clicked_at: Date;
  placement: Placement | null;
  charged_idr: number;
  outcome: AdClick['outcome'];
  reason: InvalidReason | FreeReason | null;
  dispute_status: 'open' | 'refunded' | 'refused' | null;
  dispute_reason: string | null;
  decision_reason: string | null;
  opened_at: Date | null;
}

const columns = sql`c.id, c.clicked_at, c.placement, c.charged_idr, c.outcome, c.reason,
  d.status as dispute_status, d.reason as dispute_reason, d.decision_reason, d.opened_at`;
const source = sql`ad_click c left join ad_dispute d on d.vendor_id = c.vendor_id and d.click_id = c.id`;

function matching(vendorId: number, { outcome, start_date, end_date }: ClickFilter): RawBuilder<boolean> {
  const conditions = [sql<boolean>`c.vendor_id = ${vendorId}`];
  if (outcome !== undefined) conditions.push(sql`c.outcome = ${outcome}`);
  if (start_date !== undefined) conditions.push(sql`c.clicked_at >= ${new Date(startOfBusinessDay(start_date))}`);
  if (end_date !== undefined) conditions.push(sql`c.clicked_at < ${new Date(endOfBusinessDay(end_date))}`);
  return sql.join(conditions, sql` and `);
}

const clicksRead = 250;

/** The clicks of a vendor's ad, newest first, at most so many, read a few hundred at a time. */
export async function* clicksInTurn<Shown>(
  db: Connection,
  vendorId: number,
  filter: ClickFilter,
  max: number,
  present: (row: ClickRow) => Shown,
): AsyncGenerator<Shown> {
  // To the microsecond, which a date of JavaScript would cut off.
  type Placed = ClickRow & { readonly exactly: string };
  let last: Placed | undefined;
  for (let count = 0; count < max; count += clicksRead) {
    const older = last ? sql`and (c.clicked_at, c.id) < (${last.exactly}::timestamptz, ${last.id})` : sql``;
    const { rows } = await sql<Placed>`
      select ${columns}, c.clicked_at::text as exactly from ${source} where ${matching(vendorId, filter)} ${older}
      order by c.clicked_at desc, c.id desc limit ${Math.min(clicksRead, max - count)}`.execute(db);
    yield* rows.map(present);
    last = rows.at(-1);
    if (rows.length < clicksRead) return;
  }
}

/** Clicks of a vendor's ad, newest first. */
export async function clicksOf(
  db: Connection,
  vendorId: number,
  filter: ClickFilter,
  page: { readonly limit: number; readonly offset: number },
  present: (row: ClickRow) => AdClick,
): Promise<AdClick[]> {
  const { rows } = await sql<ClickRow>`
    select ${columns} from ${source} where ${matching(vendorId, filter)}
    order by c.clicked_at desc, c.id desc limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows.map(present);
}

/** Of the days of the filter, both included, in Jakarta; the clicks that cost nothing are counted too. */
export async function countClicks(db: Connection, vendorId: number, filter: ClickFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ad_click c where ${matching(vendorId, filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** What was refunded of a day's clicks, in Rupiah; the day is Jakarta's. */
export async function refundedOn(db: Connection, vendorId: number, day: BusinessDay): Promise<Idr> {
  const { rows } = await sql<{ total: Idr }>`
    select coalesce(sum(c.charged_idr), 0) as total from ${source}
    where ${matching(vendorId, { start_date: day, end_date: day })} and d.status = 'refunded'`.execute(db);
  return rows[0]?.total ?? 0;
}

/** One click of a vendor's ad, or null when there is none or it is another's. */
export async function clickOf(db: Connection, vendorId: number, id: string): Promise<ClickRow | null> {
  const { rows } = await sql<ClickRow>`select ${columns} from ${source} where c.id = ${id} and c.vendor_id = ${vendorId}`.execute(db);
  return rows[0] ?? null;
}

type RulesAt = (instant: number) => AdRules;
/** By the rules of the time of the click. Refuses with `ads.dispute_not_charged`, `ads.dispute_already` or `ads.dispute_too_late`. */
export const disputableOf = (row: ClickRow, now: number, rulesAt: RulesAt) => {
  const clickedAt = row.clicked_at.getTime();
  // What was promised when the click was made holds for it.
  return checkDispute({ outcome: row.outcome, clickedAt, isDisputed: row.dispute_status !== null }, now, rulesAt(clickedAt));
};

/** Amounts in Rupiah. Nothing of who clicked leaves the server. */
export const presentClick =
  (now: number, rulesAt: RulesAt, language: Language) =>
  (row: ClickRow): AdClick => ({
    id: row.id,
    clicked_at: row.clicked_at.toISOString(),
    placement: row.placement,
    charged: row.charged_idr,
    outcome: row.outcome,
    reason: row.reason,
    dispute:
      row.dispute_status === null || row.opened_at === null
        ? null
        : {
            status: row.dispute_status,
            reason: reasonIn(row.dispute_reason ?? '', language),
            decision_reason: row.decision_reason && reasonIn(row.decision_reason, language),
            opened_at: row.opened_at.toISOString(),
          },
    can_dispute: disputableOf(row, now, rulesAt).ok,
  });
