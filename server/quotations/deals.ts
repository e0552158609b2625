import { type RawBuilder, sql } from 'kysely';
import type { Deal } from '../../core/results/chain.ts';
import type { DayOfHappenings } from '../../core/results/days.ts';
import type { Connection } from '../kit/database.ts';

/** Couples whose first request for a quotation reached a vendor in a span, `to` not included, and when: epoch milliseconds. */
export async function firstInquiries(
  db: Connection,
  vendorId: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<{ readonly coupleId: number; readonly at: number }[]> {
  const { rows } = await sql<{ couple_id: number; asked_at: Date }>`
    select distinct on (couple_id) couple_id, asked_at from inquiry i
    where vendor_id = ${vendorId} and asked_at >= ${new Date(from)} and asked_at < ${new Date(to)}
      and not exists (select from inquiry b where b.vendor_id = i.vendor_id and b.couple_id = i.couple_id and b.asked_at < ${new Date(from)})
    order by couple_id, asked_at`.execute(db);
  return rows.map((row) => ({ coupleId: row.couple_id, at: row.asked_at.getTime() }));
}

/** What became of these couples' requests to a vendor, until now; couples without a quotation are left out. */
export async function dealsOf(db: Connection, vendorId: number, coupleIds: readonly number[]): Promise<ReadonlyMap<number, Deal>> {
  if (coupleIds.length === 0) return new Map();
  const { rows } = await sql<{ couple_id: number; quoted_idr: number; booked_idr: number; paid_idr: number }>`
    with last as (
      select distinct on (number) id, couple_id, status, total_idr from quotation
      where vendor_id = ${vendorId} and couple_id = any(${[...coupleIds]}::bigint[]) and sent_at is not null
      order by number, version desc
    ), paid as (
      select quotation_id, sum(amount_idr) as amount_idr from instalment
      where status = 'paid' and quotation_id in (select id from last where status = 'accepted') group by 1
    )
    select couple_id, sum(total_idr)::bigint as quoted_idr,
      coalesce(sum(total_idr) filter (where status = 'accepted'), 0)::bigint as booked_idr, coalesce(sum(amount_idr), 0)::bigint as paid_idr
    from last left join paid on quotation_id = id
    group by couple_id`.execute(db);
  return new Map(rows.map((row) => [row.couple_id, { quotedIdr: row.quoted_idr, bookedIdr: row.booked_idr, paidIdr: row.paid_idr }]));
}

/** How many couples asked these vendors for a quotation in a span, and how many of them booked; vendors nobody asked are left out. */
export async function requestsWon(
  db: Connection,
  vendorIds: readonly number[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ReadonlyMap<number, { readonly requests: number; readonly won: number }>> {
  const { rows } = await sql<{ vendor_id: number; requests: number; won: number }>`
    select i.vendor_id, count(distinct i.couple_id)::int as requests,
      count(distinct i.couple_id) filter (where exists (select from quotation q where q.inquiry_id = i.id and q.status = 'accepted'))::int as won
    from inquiry i
    where i.vendor_id = any(${[...vendorIds]}::bigint[]) and i.asked_at >= ${new Date(from)} and i.asked_at < ${new Date(to)}
    group by i.vendor_id`.execute(db);
  return new Map(rows.map((row) => [row.vendor_id, { requests: row.requests, won: row.won }]));
}

/** By day: quotations first sent, accepted ones, and paid instalments that stay paid. A day has an entry for each kind that it has. */
export async function movesByDay(
  db: Connection,
  vendorId: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<(Pick<DayOfHappenings, 'date'> & Partial<Pick<DayOfHappenings, 'quoted' | 'booked' | 'paid'>>)[]> {
  const inSpan = (at: RawBuilder<unknown>) => sql`${at} >= ${new Date(from)} and ${at} < ${new Date(to)}`;
  const { rows } = await sql<{ kind: 'quoted' | 'booked' | 'paid'; date: string; count: number; amount_idr: number }>`
    with move as (
      select 'quoted' as kind, min(sent_at) as at, 0 as amount_idr from quotation
      where vendor_id = ${vendorId} and sent_at is not null group by number having ${inSpan(sql`min(sent_at)`)}
      union all
      select 'booked', closed_at, total_idr from quotation where vendor_id = ${vendorId} and status = 'accepted' and ${inSpan(sql`closed_at`)}
      union all
      select 'paid', i.paid_at, i.amount_idr from quotation q join instalment i on i.quotation_id = q.id
      where q.vendor_id = ${vendorId} and i.status = 'paid' and ${inSpan(sql`i.paid_at`)}
    )
    select kind, (at at time zone 'Asia/Jakarta')::date as date, count(*)::int as count, sum(amount_idr)::bigint as amount_idr
    from move group by 1, 2`.execute(db);
  return rows.map(({ kind, date, count, amount_idr: amountIdr }) => ({ date, [kind]: kind === 'quoted' ? count : { count, amountIdr } }));
}
