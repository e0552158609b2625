// Vendors' earnings, recomputed from the ledger alone.
import { type Check, postings } from './check.ts';

export const earningsLaws: readonly Check[] = [
  {
    law: 'a fee is less than the instalment it is kept of, on the same day, of the same vendor',
    breaches: `
      select f.source_id, f.amount_idr as fee, i.amount_idr as instalment from ledger_transfer f
      left join ledger_transfer i on i.source_id = f.source_id and i.kind = 'instalment'
        and i.credit_account_id = f.debit_account_id and i.business_day = f.business_day and i.position < f.position
      where f.kind = 'instalment_fee' and (i.source_id is null or f.amount_idr >= i.amount_idr)`,
  },
  {
    law: 'the money on its way to vendors is what was requested less what was paid or returned, and never less than nothing',
    breaches: `
      select source_id, sum(amount_idr)::bigint as under_way, count(*) as movements from (${postings}) p where account = 'payout_clearing'
      group by source_id having sum(amount_idr) < 0 or count(*) > 2 or count(*) filter (where kind = 'payout') <> 1 or (count(*) = 2 and sum(amount_idr) <> 0)`,
  },
  {
    law: 'each kind of movement goes between its own two accounts',
    breaches: `
      select t.source_id, t.kind, d.kind as debit, c.kind as credit from ledger_transfer t
      join ledger_account d on d.id = t.debit_account_id join ledger_account c on c.id = t.credit_account_id
      left join (values ('top_up', 'gateway', 'vendor_credit'), ('top_up_tax', 'gateway', 'tax_payable'), ('click', 'vendor_credit', 'ads_revenue'),
        ('click_settlement', 'vendor_credit', 'ads_revenue'),
        ('click_refund', 'ads_revenue', 'vendor_credit'), ('adjustment', 'vendor_credit', 'ads_revenue'), ('adjustment', 'ads_revenue', 'vendor_credit'),
        ('late_payment', 'gateway', 'refund_payable'), ('order_refund', 'refund_payable', 'gateway'), ('instalment', 'gateway', 'vendor_earnings'),
        ('instalment_fee', 'vendor_earnings', 'fee_revenue'), ('instalment_refund', 'vendor_earnings', 'refund_payable'),
        ('instalment_fee_refund', 'fee_revenue', 'vendor_earnings'), ('payout', 'vendor_earnings', 'payout_clearing'),
        ('payout_paid', 'payout_clearing', 'gateway'), ('payout_returned', 'payout_clearing', 'vendor_earnings'), ('payout_returned', 'gateway', 'vendor_earnings'),
        ('membership', 'gateway', 'membership_revenue'), ('membership_tax', 'gateway', 'tax_payable')) as way (kind, debit, credit)
        on way.kind = t.kind and way.debit = d.kind and way.credit = c.kind
      where way.kind is null`,
  },
  {
    law: 'each payout took its own amount from its own vendor, once, and went out or came back as its state says',
    breaches: `
      with taken as (select source_id, vendor_id, -amount_idr as amount_idr from (${postings}) p where kind = 'payout' and account = 'vendor_earnings'),
      went as (select source_id, amount_idr from ledger_transfer where kind = 'payout_paid'),
      came as (select source_id, vendor_id, amount_idr from (${postings}) p where kind = 'payout_returned' and account = 'vendor_earnings')
      select coalesce(o.id, t.source_id, w.source_id, c.source_id) as payout, o.status, o.amount_idr, t.amount_idr as taken, w.amount_idr as went, c.amount_idr as came
      from payout o full join taken t on t.source_id = o.id full join went w on w.source_id = coalesce(o.id, t.source_id)
      full join came c on c.source_id = coalesce(o.id, t.source_id, w.source_id)
      where o.id is null or t.source_id is null or t.vendor_id <> o.vendor_id or t.amount_idr <> o.amount_idr
        or (o.status in ('paid', 'returned')) <> (w.source_id is not null) or (o.status in ('failed', 'cancelled', 'returned')) <> (c.source_id is not null)
        or coalesce(w.amount_idr, o.amount_idr) <> o.amount_idr or coalesce(c.amount_idr, o.amount_idr) <> o.amount_idr or coalesce(c.vendor_id, o.vendor_id) <> o.vendor_id`,
  },
  {
    law: 'no vendor has two payouts under way',
    breaches: `select vendor_id from payout where status in ('requested', 'processing') group by vendor_id having count(*) > 1`,
  },
];

export const membershipLaws: readonly Check[] = [
  {
    law: 'a paid membership order is earned once, with its price less its credit, and its tax; no other is',
    breaches: `
      with earned as (select source_id, sum(amount_idr) as amount_idr from ledger_transfer where kind = 'membership' group by 1),
      taxed as (select source_id, sum(amount_idr) as amount_idr from ledger_transfer where kind = 'membership_tax' group by 1)
      select coalesce(o.id, e.source_id) as order_id, o.status, o.price_idr, o.credit_idr, e.amount_idr, o.tax_idr, t.amount_idr as tax
      from (select * from membership_order where status = 'paid') o full join earned e on e.source_id = o.id left join taxed t on t.source_id = coalesce(o.id, e.source_id)
      where o.id is null or e.source_id is null or e.amount_idr <> o.price_idr - o.credit_idr or o.tax_idr <> coalesce(t.amount_idr, 0)`,
  },
  {
    law: 'a membership order and its payment tell the same story, and money that bought nothing is owed back',
    breaches: `
      select o.id, o.status, p.status as payment, p.paid_at, p.amount_idr, o.total_idr, r.payment_id as task, l.amount_idr as owed from membership_order o
      join payment p on p.subject_kind = 'membership_order' and p.subject_id = o.id
      left join refund_task r on r.payment_id = p.id left join ledger_transfer l on l.source_id = p.id and l.kind = 'late_payment'
      where o.total_idr <> p.amount_idr or (p.paid_at is not null) <> (o.status in ('paid', 'refund_due'))
        or (o.status = 'refund_due') <> (r.payment_id is not null) or (r.payment_id is null) <> (l.source_id is null) or coalesce(l.amount_idr, p.amount_idr) <> p.amount_idr`,
  },
  {
    law: 'what was paid for the memberships of a service is what their orders cost',
    breaches: `
      with paid as (
        select vendor_service_id, sum(price_idr) as amount_idr from membership_order where status = 'paid' and vendor_service_id is not null group by 1),
      held as (select vendor_service_id, sum(paid_idr) as amount_idr from membership where paid_idr > 0 group by 1)
      select coalesce(p.vendor_service_id, h.vendor_service_id) as service, p.amount_idr as ordered, h.amount_idr as held
      from paid p full join held h using (vendor_service_id) where p.amount_idr is distinct from h.amount_idr`,
  },
];
