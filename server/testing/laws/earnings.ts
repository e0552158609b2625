// What vendors earn, recomputed from the journal alone.
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
        ('click_refund', 'ads_revenue', 'vendor_credit'), ('adjustment', 'vendor_credit', 'ads_revenue'), ('adjustment', 'ads_revenue', 'vendor_credit'),
        ('late_payment', 'gateway', 'refund_payable'), ('order_refund', 'refund_payable', 'gateway'), ('instalment', 'gateway', 'vendor_earnings'),
        ('instalment_fee', 'vendor_earnings', 'fee_revenue'), ('instalment_refund', 'vendor_earnings', 'refund_payable'),
        ('instalment_fee_refund', 'fee_revenue', 'vendor_earnings'), ('payout', 'vendor_earnings', 'payout_clearing'),
        ('payout_paid', 'payout_clearing', 'gateway'), ('payout_returned', 'payout_clearing', 'vendor_earnings'),
        ('membership', 'gateway', 'membership_revenue'), ('membership_tax', 'gateway', 'tax_payable')) as way (kind, debit, credit)
        on way.kind = t.kind and way.debit = d.kind and way.credit = c.kind
      where way.kind is null`,
  },
];
