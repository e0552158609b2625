// Quotations and their instalments, recomputed and compared with the ledger.
import { type Check, postings } from './check.ts';

/** Half a Rupiah up, in exact numbers. */
const rounded = (expression: string): string => `floor((${expression}) + 0.5)`;

export const quotationLaws: readonly Check[] = [
  {
    law: 'a quotation that was sent comes to what its items, discount and tax make',
    breaches: `
      with item as (
        select q.id, coalesce(sum(${rounded("(i->>'quantity')::numeric * (i->>'price')::numeric")}), 0) as subtotal
        from quotation q left join lateral jsonb_array_elements(q.content->'items') i on true where q.sent_at is not null group by q.id),
      cut as (
        select item.*, least(subtotal, case q.content->'discount'->>'kind' when 'amount' then (q.content->'discount'->>'value')::numeric
          when 'percent' then ${rounded("subtotal * (q.content->'discount'->>'value')::numeric / 100")} else 0 end) as discount
        from item join quotation q on q.id = item.id)
      select q.id, q.total_idr, c.subtotal, c.discount from cut c join quotation q on q.id = c.id
      where q.total_idr <> c.subtotal - c.discount
        + case when (q.content->>'is_taxed')::boolean then ${rounded('(c.subtotal - c.discount) * q.tax_basis_points / 10000.0')} else 0 end`,
  },
  {
    law: 'the instalments of an accepted quotation add up to its total, and no other quotation has any',
    breaches: `
      select q.id, q.status, q.total_idr, sum(i.amount_idr) as instalments from quotation q left join instalment i on i.quotation_id = q.id
      group by q.id having case when q.status = 'accepted' then sum(i.amount_idr) is distinct from q.total_idr else count(i.id) > 0 end`,
  },
  {
    law: 'of a quotation at most one version was accepted, and what we keep of each instalment is the rate that was agreed, rounded down',
    breaches: `
      select number, count(*)::text as found from quotation where status = 'accepted' group by number having count(*) > 1
      union all
      select q.number, i.fee_idr::text from instalment i join quotation q on q.id = i.quotation_id
      where i.fee_idr <> floor(i.amount_idr * q.fee_basis_points / 10000.0)`,
  },
  {
    law: 'an instalment that was paid is earned once by its own vendor, with its own fee, and no other is earned',
    breaches: `
      with earned as (
        select source_id, vendor_id, sum(amount_idr) as net, count(*) filter (where kind = 'instalment') as times
        from (${postings}) p where account = 'vendor_earnings' and kind in ('instalment', 'instalment_fee') group by 1, 2),
      owed as (select i.*, q.vendor_id from instalment i join quotation q on q.id = i.quotation_id where i.status <> 'open')
      select coalesce(o.id, e.source_id) as instalment_id, o.amount_idr, o.fee_idr, e.net, e.times from owed o full join earned e on e.source_id = o.id
      where o.id is null or e.source_id is null or e.times <> 1 or e.vendor_id <> o.vendor_id or e.net <> o.amount_idr - o.fee_idr`,
  },
  {
    law: 'an instalment that was given back has one refund, which took back what was earned, and a task of finance; no other has',
    breaches: `
      with back as (
        select source_id, vendor_id, -sum(amount_idr) as net from (${postings}) p
        where account = 'vendor_earnings' and kind in ('instalment_refund', 'instalment_fee_refund') group by 1, 2),
      asked as (
        select r.id, i.id as instalment_id, i.status, i.amount_idr, i.fee_idr, q.vendor_id, t.reason, t.amount_idr as task_idr, t.closed_at
        from instalment_refund r join instalment i on i.id = r.instalment_id join quotation q on q.id = i.quotation_id
        left join instalment_attempt a on a.instalment_id = i.id and a.status = 'paid'
        left join payment p on p.subject_kind = 'instalment' and p.subject_id = a.id
        left join refund_task t on t.payment_id = p.id and t.reason = 'given_back'
        where r.status = 'posted')
      select coalesce(a.id, b.source_id) as refund_id, a.status, a.amount_idr, a.fee_idr, b.net, a.task_idr from asked a full join back b on b.source_id = a.id
      where a.id is null or b.source_id is null or a.status not in ('refunding', 'refunded') or b.vendor_id <> a.vendor_id or b.net <> a.amount_idr - a.fee_idr
        or a.task_idr is distinct from a.amount_idr or (a.status = 'refunded') <> (a.closed_at is not null)
      union all
      select i.id, i.status, i.amount_idr, i.fee_idr, null, null from instalment i
      where i.status in ('refunding', 'refunded') and not exists (select from instalment_refund r where r.instalment_id = i.id and r.status = 'posted')`,
  },
  {
    law: 'a try to pay and its payment tell the same story, and one paid try stands behind each paid instalment',
    breaches: `
      select a.id, a.status, p.status as payment from instalment_attempt a left join payment p on p.subject_kind = 'instalment' and p.subject_id = a.id
      join instalment i on i.id = a.instalment_id
      where p.id is null or p.amount_idr <> i.amount_idr or (p.paid_at is not null) <> (a.status in ('paid', 'refund_due'))
        or (a.status = 'paid' and p.paid_at >= a.expires_at) or (p.status = 'expired' and a.status <> 'expired')
      union all
      select i.id, i.status, null from instalment i
      where (i.status <> 'open') <> exists (select from instalment_attempt a where a.instalment_id = i.id and a.status = 'paid')`,
  },
  {
    law: 'money for an instalment that came too late or twice is owed back, and has a task of finance',
    breaches: `
      select a.id, a.status, t.reason, l.source_id as owed from instalment_attempt a
      join payment p on p.subject_kind = 'instalment' and p.subject_id = a.id
      left join refund_task t on t.payment_id = p.id and t.reason <> 'given_back'
      left join ledger_transfer l on l.source_id = p.id and l.kind = 'late_payment' and l.amount_idr = p.amount_idr
      where (a.status = 'refund_due') <> (t.payment_id is not null) or (t.payment_id is null) <> (l.source_id is null)`,
  },
];
