// The results of a vendor, recomputed from single clicks, acts, quotations and the ledger. It uses no server code, stored figure or mark of where a
// couple came from: only the keys of viewers, which nobody can compute without their secret, are handed in.
import { sql } from 'kysely';
import type { Connection } from '../../kit/database.ts';
import { postings } from './check.ts';

interface Asked {
  readonly vendorId: number;
  /** Business days, both included. */
  readonly start: string;
  readonly end: string;
  readonly leadDays: number;
  /** Under which keys clicks are kept, of couples by their id and of browsers by theirs. */
  readonly coupleKeys: ReadonlyMap<number, bigint>;
  readonly browserKeys: ReadonlyMap<string, bigint>;
}

/** What the books say of one source. */
export interface ChainInBooks {
  readonly source: string;
  readonly contacts: number;
  readonly quoted: number;
  readonly quoted_idr: number;
  readonly booked: number;
  readonly booked_idr: number;
  readonly paid: number;
  readonly paid_idr: number;
}

/** The chain of each source that has any, by name. */
export async function chainsInBooks(db: Connection, asked: Asked): Promise<ChainInBooks[]> {
  const { vendorId, start, end, leadDays, coupleKeys, browserKeys } = asked;
  const { rows } = await sql<ChainInBooks>`
    with couple_of as (select * from unnest(${[...coupleKeys.keys()]}::bigint[], ${[...coupleKeys.values()]}::bigint[]) as c (id, key)),
    browser_of as (select * from unnest(${[...browserKeys.keys()]}::text[], ${[...browserKeys.values()]}::bigint[]) as b (name, key)),
    spam as (
      select c.couple_id from conversation c join conversation_side s on s.conversation_id = c.id and s.side = 'vendor'
      where c.vendor_id = ${vendorId} and s.folder = 'spam'
        and not exists (select from quotation q where q.vendor_id = c.vendor_id and q.couple_id = c.couple_id and q.sent_at is not null)),
    contact as (
      select couple_id, at, visitor_key, row_number() over (partition by couple_id order by at, id) as n from couple_event
      where vendor_id = ${vendorId} and couple_id is not null and kind not in ('profile_view', 'price_list_view', 'save')),
    first as (
      select couple_id, at,
        case when exists (
          select from ad_click c left join couple_of k on k.id = contact.couple_id left join browser_of b on b.name = contact.visitor_key
          where c.vendor_id = ${vendorId} and c.outcome <> 'invalid' and c.clicked_at between contact.at - make_interval(days => ${leadDays}) and contact.at
            and (c.couple_key = k.key or c.device_key = b.key)) then 'ad' else 'elsewhere' end as source
      from contact where n = 1
      union all
      select couple_id, min(asked_at), 'unknown' from inquiry i
      where vendor_id = ${vendorId} and couple_id not in (select couple_id from contact) group by couple_id),
    client as (select * from first where couple_id not in (select couple_id from spam) and (at at time zone 'Asia/Jakarta')::date between ${start}::date and ${end}::date),
    sent as (
      select couple_id, number, (array_agg(total_idr order by version desc))[1] as amount_idr, bool_or(status = 'accepted') as is_booked
      from quotation where vendor_id = ${vendorId} and sent_at is not null group by 1, 2),
    received as (
      select q.couple_id, sum(p.amount_idr) as amount_idr
      from quotation q join instalment i on i.quotation_id = q.id
      left join instalment_refund r on r.instalment_id = i.id
      join (${sql.raw(postings)}) p on p.account = 'vendor_earnings'
        and ((p.kind = 'instalment' and p.source_id = i.id) or (p.kind = 'instalment_refund' and p.source_id = r.id))
      where q.vendor_id = ${vendorId} group by 1),
    deal as (
      select c.source, c.couple_id, coalesce((select sum(amount_idr) from sent s where s.couple_id = c.couple_id), 0) as quoted,
        coalesce((select sum(amount_idr) from sent s where s.couple_id = c.couple_id and is_booked), 0) as booked,
        coalesce((select amount_idr from received r where r.couple_id = c.couple_id), 0) as paid
      from client c)
    select source, count(*)::int as contacts,
      count(*) filter (where quoted > 0)::int as quoted, sum(quoted)::bigint as quoted_idr,
      count(*) filter (where booked > 0)::int as booked, sum(booked)::bigint as booked_idr,
      count(*) filter (where paid > 0)::int as paid, sum(paid)::bigint as paid_idr
    from deal group by source order by source`.execute(db);
  return rows;
}

/** Clicks and their cost in a period by weekday, Monday 1, from single clicks; a click that was refunded neither counts nor costs. */
export async function clicksInBooks(
  db: Connection,
  { vendorId, start, end }: Pick<Asked, 'vendorId' | 'start' | 'end'>,
): Promise<{ readonly weekday: number; readonly clicks: number; readonly spent_idr: number }[]> {
  const { rows } = await sql<{ weekday: number; clicks: number; spent_idr: number }>`
    select extract(isodow from clicked_at at time zone 'Asia/Jakarta')::int as weekday, count(*)::int as clicks, sum(charged_idr)::bigint as spent_idr
    from ad_click c
    where vendor_id = ${vendorId} and outcome <> 'invalid' and (clicked_at at time zone 'Asia/Jakarta')::date between ${start}::date and ${end}::date
      and not exists (select from ledger_transfer r where r.source_id = c.id and r.kind = 'click_refund')
    group by 1 order by 1`.execute(db);
  return rows;
}

/** What the books say of some days: first contacts, first sendings, acceptances with their totals, and what was paid and not returned. */
export interface DaysInBooks {
  readonly contacts: number;
  readonly quoted: number;
  readonly booked: number;
  readonly booked_idr: number;
  readonly paid: number;
  readonly paid_idr: number;
}

/** What happened from one business day to another, from single acts, versions of quotations and the ledger. */
export async function happeningsInBooks(
  db: Connection,
  { vendorId, start, end }: Pick<Asked, 'vendorId' | 'start' | 'end'>,
): Promise<DaysInBooks | undefined> {
  const { rows } = await sql<DaysInBooks>`
    with spam as (
      select c.couple_id from conversation c join conversation_side s on s.conversation_id = c.id and s.side = 'vendor'
      where c.vendor_id = ${vendorId} and s.folder = 'spam'
        and not exists (select from quotation q where q.vendor_id = c.vendor_id and q.couple_id = c.couple_id and q.sent_at is not null)),
    contact as (
      select couple_id, min(at) as at from (
        select couple_id, at from couple_event
        where vendor_id = ${vendorId} and couple_id is not null and kind not in ('profile_view', 'price_list_view', 'save')
        union all select couple_id, asked_at from inquiry where vendor_id = ${vendorId}) every
      where couple_id not in (select couple_id from spam) group by 1),
    sent as (select number, sent_at, rank() over (partition by number order by version) as nth from quotation where vendor_id = ${vendorId} and sent_at is not null),
    received as (
      select i.paid_at, i.amount_idr from quotation q join instalment i on i.quotation_id = q.id
      where q.vendor_id = ${vendorId} and exists (select from (${sql.raw(postings)}) p where p.kind = 'instalment' and p.source_id = i.id)
        and not exists (select from instalment_refund r where r.instalment_id = i.id and r.status <> 'refused')),
    booked as (select closed_at, total_idr from quotation where vendor_id = ${vendorId} and status = 'accepted'),
    span as (select ${start}::date as first, ${end}::date as last)
    select
      (select count(*) from contact where (at at time zone 'Asia/Jakarta')::date between first and last)::int as contacts,
      (select count(*) from sent where nth = 1 and (sent_at at time zone 'Asia/Jakarta')::date between first and last)::int as quoted,
      (select count(*) from booked where (closed_at at time zone 'Asia/Jakarta')::date between first and last)::int as booked,
      (select coalesce(sum(total_idr), 0) from booked where (closed_at at time zone 'Asia/Jakarta')::date between first and last)::bigint as booked_idr,
      (select count(*) from received where (paid_at at time zone 'Asia/Jakarta')::date between first and last)::int as paid,
      (select coalesce(sum(amount_idr), 0) from received where (paid_at at time zone 'Asia/Jakarta')::date between first and last)::bigint as paid_idr
    from span`.execute(db);
  return rows[0];
}
