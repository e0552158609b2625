// An independent bookkeeper. It recomputes all balances and figures from the stored events, in its own SQL: it uses no server code, stored balance or
// aggregate. After any run, under any load, it must find no differences.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Connection } from '../kit/database.ts';
import { type Check, postings } from './laws/check.ts';
import { earningsLaws, membershipLaws } from './laws/earnings.ts';
import { proposalLaws } from './laws/proposals.ts';
import { quotationLaws } from './laws/quotations.ts';

const ledgerLaws: readonly Check[] = [
  {
    law: 'the whole ledger sums to zero, and each transfer moves something between two accounts there are',
    breaches: `
      select 'sum' as what, sum(amount_idr)::text as found from (${postings}) p having sum(amount_idr) <> 0
      union all select 'account', source_id::text from (${postings}) p where account is null
      union all select 'amount', source_id::text from ledger_transfer where amount_idr <= 0 or debit_account_id = credit_account_id`,
  },
  {
    law: 'a stored balance is the sum of the journal, and never below zero',
    breaches: `
      select a.kind, a.vendor_id, a.balance_idr as stored, coalesce(sum(p.amount_idr), 0)::bigint as journal
      from ledger_account a left join (${postings}) p on p.account_id = a.id
      where a.balance_idr is not null group by a.id
      having a.balance_idr <> coalesce(sum(p.amount_idr), 0) or a.balance_idr < 0`,
  },
  {
    law: 'no credit and no earnings were below zero after any of their movements, in the order of posting',
    breaches: `
      select account, vendor_id, position, after from (
        select account, vendor_id, position, sum(amount_idr) over (partition by account_id order by position) as after
        from (${postings}) p where account in ('vendor_credit', 'vendor_earnings')) run
      where after < 0`,
  },
  {
    law: 'a movement lies in the Jakarta day of its instant',
    breaches: `select source_id, kind, business_day, posted_at from ledger_transfer where business_day <> (posted_at at time zone 'Asia/Jakarta')::date`,
  },
  {
    law: 'no column that holds money can hold a fraction',
    breaches: `
      select table_name, column_name, data_type from information_schema.columns
      where table_schema = 'public' and column_name like '%\\_idr' and data_type <> 'bigint'`,
  },
];

const orderLaws: readonly Check[] = [
  {
    law: 'a paid order is credited once, with its own amount and tax, to its own vendor; no other order is credited',
    breaches: `
      with credited as (
        select source_id, vendor_id, sum(amount_idr) as credits, count(*) as times from (${postings}) p where kind = 'top_up' and account = 'vendor_credit' group by 1, 2),
      taxed as (select source_id, sum(amount_idr) as tax from (${postings}) p where kind = 'top_up_tax' and account = 'tax_payable' group by 1)
      select coalesce(o.id, c.source_id) as order_id, o.status, o.vendor_id, c.vendor_id as credited_to, o.credits_idr, c.credits, o.tax_idr, t.tax, c.times
      from (select * from credit_order where status = 'paid') o full join credited c on c.source_id = o.id left join taxed t on t.source_id = coalesce(o.id, c.source_id)
      where o.id is null or c.source_id is null or c.times <> 1 or o.vendor_id <> c.vendor_id or o.credits_idr <> c.credits or o.tax_idr <> coalesce(t.tax, 0)`,
  },
  {
    law: 'an order and its payment tell the same story',
    breaches: `
      select o.id, o.status, p.status as payment, p.paid_at, p.amount_idr, o.total_idr from credit_order o
      join payment p on p.subject_kind = 'credit_order' and p.subject_id = o.id
      where o.total_idr <> p.amount_idr
        or (p.paid_at is not null) <> (o.status in ('paid', 'refund_due'))
        or (o.status = 'paid' and p.paid_at >= o.expires_at)
        or (p.status = 'expired' and o.status <> 'expired')`,
  },
  {
    law: 'money that came too late is owed back, and has a task of finance',
    breaches: `
      select o.id, o.status, r.payment_id as task, l.source_id as owed, b.source_id as returned, r.closed_at
      from credit_order o join payment p on p.subject_kind = 'credit_order' and p.subject_id = o.id
      left join refund_task r on r.payment_id = p.id
      left join ledger_transfer l on l.source_id = p.id and l.kind = 'late_payment' and l.amount_idr = p.amount_idr
      left join ledger_transfer b on b.source_id = p.id and b.kind = 'order_refund' and b.amount_idr = p.amount_idr
      where (o.status = 'refund_due') <> (r.payment_id is not null) or (r.payment_id is null) <> (l.source_id is null)
        or (b.source_id is not null) <> (r.closed_at is not null)`,
  },
];

const clickLaws: readonly Check[] = [
  {
    law: 'each charged click without a settlement has one transfer of its own amount from its own vendor, and no other click has any',
    breaches: `
      with moved as (
        select source_id, vendor_id, -sum(amount_idr) as amount_idr from (${postings}) p where kind = 'click' and account = 'vendor_credit' group by 1, 2)
      select coalesce(c.id, m.source_id) as click_id, c.vendor_id, m.vendor_id as charged_vendor, c.charged_idr, m.amount_idr
      from (select * from ad_click where outcome = 'charged' and settlement is null) c full join moved m on m.source_id = c.id
      where c.id is null or m.source_id is null or c.vendor_id <> m.vendor_id or c.charged_idr <> m.amount_idr`,
  },
  {
    law: 'a settlement is the clicks that name it, all of its day, and a click names one that there is or the one that is open',
    breaches: `
      with named as (
        select vendor_id, settlement as number, count(*) as clicks, sum(charged_idr) as amount_idr,
          min((clicked_at at time zone 'Asia/Jakarta')::date) as first_day, max((clicked_at at time zone 'Asia/Jakarta')::date) as last_day
        from ad_click where settlement is not null group by 1, 2),
      settled as (
        select vendor_id, number, clicks, amount_idr, business_day from ad_settlement
        union all select vendor_id, settlement, unsettled_clicks, unsettled_idr, spent_on from vendor_ad where unsettled_idr > 0 or unsettled_clicks > 0)
      select coalesce(n.vendor_id, s.vendor_id) as vendor_id, coalesce(n.number, s.number) as number, n.clicks, s.clicks as settled_clicks, n.amount_idr,
        s.amount_idr as settled, n.first_day, n.last_day, s.business_day
      from named n full join settled s on s.vendor_id = n.vendor_id and s.number = n.number
      where n.number is null or s.number is null or n.clicks <> s.clicks or n.amount_idr <> s.amount_idr
        or n.first_day <> s.business_day or n.last_day <> s.business_day`,
  },
  {
    law: 'each settlement has one transfer of its own amount from its own vendor on its own day, and no other transfer settles clicks',
    breaches: `
      with moved as (
        select source_id, vendor_id, business_day, -sum(amount_idr) as amount_idr from (${postings}) p
        where kind = 'click_settlement' and account = 'vendor_credit' group by 1, 2, 3)
      select coalesce(s.id, m.source_id) as settlement, s.vendor_id, m.vendor_id as charged_vendor, s.amount_idr, m.amount_idr as moved
      from ad_settlement s full join moved m on m.source_id = s.id
      where s.id is null or m.source_id is null or s.vendor_id <> m.vendor_id or s.amount_idr <> m.amount_idr or s.business_day <> m.business_day`,
  },
  {
    law: 'what clicks may still cost is the credit in the ledger less what was charged and is not settled',
    breaches: `
      with credit as (select vendor_id, sum(amount_idr) as amount_idr from (${postings}) p where account = 'vendor_credit' group by 1),
      waiting as (
        select c.vendor_id, sum(c.charged_idr) as amount_idr from ad_click c
        where c.settlement is not null and not exists (select from ad_settlement s where s.vendor_id = c.vendor_id and s.number = c.settlement) group by 1)
      select v.vendor_id, v.spendable_idr, k.amount_idr as credit, w.amount_idr as waiting
      from vendor_ad v left join credit k on k.vendor_id = v.vendor_id left join waiting w on w.vendor_id = v.vendor_id
      where v.spendable_idr <> coalesce(k.amount_idr, 0) - coalesce(w.amount_idr, 0)`,
  },
  {
    law: 'no click costs more than it was shown with, and no token counts twice',
    breaches: `
      select 'price' as what, id from ad_click where outcome = 'charged' and charged_idr > shown_cpc_idr
      union all select 'token', token_id from ad_click where outcome <> 'invalid' group by token_id having count(*) > 1`,
  },
  {
    law: 'no agent costs a vendor twice within a day, where the window was not changed',
    breaches: `
      select a.vendor_id, a.id, b.id as again from ad_click a join ad_click b
        on b.vendor_id = a.vendor_id and b.id <> a.id and b.clicked_at between a.clicked_at and a.clicked_at + interval '23 hours 59 minutes'
          and b.agent_key = a.agent_key
      where a.settlement is not null and a.outcome = 'charged' and b.outcome = 'charged' and b.settlement is not null
        and not exists (select 1 from product_setting where name = 'ads.viewer_hours' and value <> '24')`,
  },
  {
    law: 'a click given back was charged before, with the same amount',
    breaches: `
      select r.source_id, r.amount_idr, c.charged_idr as charged from ledger_transfer r
      left join ledger_account a on a.id = r.credit_account_id
      left join ad_click c on c.id = r.source_id and c.vendor_id = a.vendor_id and c.outcome = 'charged'
      left join ad_settlement s on s.vendor_id = c.vendor_id and s.number = c.settlement
      left join ledger_transfer t on (t.source_id = s.id and t.kind = 'click_settlement') or (t.source_id = c.id and t.kind = 'click' and c.settlement is null)
      where r.kind = 'click_refund' and (c.id is null or c.charged_idr <> r.amount_idr or t.position is null or t.position > r.position)`,
  },
  {
    law: 'the spending of the statistics is the charged clicks less those given back, on every day',
    breaches: `
      with spent as (
        select c.vendor_id, (c.clicked_at at time zone 'Asia/Jakarta')::date as day, sum(c.charged_idr) - coalesce(sum(r.amount_idr), 0) as amount_idr
        from ad_click c left join ledger_transfer r on r.source_id = c.id and r.kind = 'click_refund'
        where c.outcome = 'charged' group by 1, 2),
      shown as (select vendor_id, day, sum(spending_idr) as amount_idr from (
        select vendor_id, day, spending_idr from ad_stat_day union all select vendor_id, day, spending_idr from ad_stat_fresh) counted group by 1, 2)
      select coalesce(s.vendor_id, l.vendor_id) as vendor_id, coalesce(s.day, l.day) as day, s.amount_idr as statistic, l.amount_idr as charged
      from shown s full join spent l on l.vendor_id = s.vendor_id and l.day = s.day
      where coalesce(s.amount_idr, 0) <> coalesce(l.amount_idr, 0)`,
  },
  {
    law: 'the spend an ad holds for its day is what was charged that day, and within a budget that did not change since that day began',
    breaches: `
      select v.vendor_id, v.spent_on, v.spent_idr, coalesce(l.amount_idr, 0)::bigint as charged, v.daily_budget_idr
      from vendor_ad v left join (
        select vendor_id, (clicked_at at time zone 'Asia/Jakarta')::date as day, sum(charged_idr) as amount_idr from ad_click
        where outcome = 'charged' group by 1, 2) l on l.vendor_id = v.vendor_id and l.day = v.spent_on
      where v.spent_idr <> coalesce(l.amount_idr, 0)
        or (v.spent_idr > v.daily_budget_idr and not exists (
          select from vendor_ad_change c where c.vendor_id = v.vendor_id and (c.changed_at at time zone 'Asia/Jakarta')::date >= v.spent_on))`,
  },
];

/** Of a law that is broken. All are found first: sought one by one, ten that are not there take a plan for the first, which continues to the last. */
const SHOWN_PER_LAW = 10;

async function breachesIn(tx: Connection): Promise<string[]> {
  const found: string[] = [];
  for (const { law, breaches } of [
    ...ledgerLaws,
    ...orderLaws,
    ...clickLaws,
    ...earningsLaws,
    ...membershipLaws,
    ...quotationLaws,
    ...proposalLaws,
  ]) {
    const { rows } = await sql.raw(`with breach as materialized (${breaches}) select * from breach limit ${SHOWN_PER_LAW}`).execute(tx);
    for (const row of rows) found.push(`${law}: ${JSON.stringify(row)}`);
  }
  return found;
}

/** What still does not add up at the last of so many looks; none as soon as one look finds none. */
export async function lasting(look: () => Promise<string[]>, looks: number, pauseMs: number): Promise<string[]> {
  const found = await look();
  if (found.length === 0 || looks <= 1) return found;
  await sleep(pauseMs);
  return lasting(look, looks - 1, pauseMs);
}

const areTablesSpread = async (db: Connection): Promise<boolean> =>
  (await sql`select from pg_extension where extname = 'citus'`.execute(db)).rows.length > 0;

/**
 * Everything that does not add up, as sentences; none when all is well. Reads as the role it is given, changes nothing. All laws are held against
 * one snapshot, so it may run beside a server at work; inside an open transaction it sees what that one did. A cluster has a snapshot for each
 * machine, taken at different moments: there only what several looks find is a difference.
 */
export async function differences(db: Connection): Promise<string[]> {
  if (db.isTransaction) return breachesIn(db);
  const look = (): Promise<string[]> =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        await sql`set local statement_timeout = '60s'`.execute(tx);
        return breachesIn(tx);
      });
  return lasting(look, (await areTablesSpread(db)) ? 3 : 1, 1_000);
}
