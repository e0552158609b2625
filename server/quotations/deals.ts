import { sql } from 'kysely';
import type { Deal } from '../../core/results/chain.ts';
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
