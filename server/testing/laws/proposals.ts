// Operators' actions compared with the ledger: one person alone moved nothing above the daily limit. (reliability S63)
import type { Check } from './check.ts';

/** What the journal says operators moved, by what a proposal would name it. What a vendor took back and what the gateway returned by itself are not theirs. */
const moved = `
  select 'adjustment' as kind, 'adjustment' as about, t.source_id as id, t.amount_idr from ledger_transfer t where t.kind = 'adjustment'
  union all select 'click_refund', 'click:' || t.source_id, null, t.amount_idr from ledger_transfer t where t.kind = 'click_refund'
  union all select 'payout_paid', 'payout:' || t.source_id, null, t.amount_idr from ledger_transfer t where t.kind = 'payout_paid'
  union all select case p.status when 'returned' then 'payout_returned' else 'payout_failed' end, 'payout:' || t.source_id, null, t.amount_idr
    from ledger_transfer t join payout p on p.id = t.source_id where t.kind = 'payout_returned' and p.status <> 'cancelled'
  union all select 'instalment_refund', 'instalment:' || r.instalment_id, null, t.amount_idr
    from ledger_transfer t join instalment_refund r on r.id = t.source_id where t.kind = 'instalment_refund'
  union all select 'refund_returned', 'payment:' || t.source_id, null, t.amount_idr
    from ledger_transfer t join refund_task r on r.payment_id = t.source_id where t.kind = 'order_refund' and r.returned_by is not null`;

export const proposalLaws: readonly Check[] = [
  {
    law: 'whatever operators moved was proposed and done once, with its own amount, and nothing else that was proposed is said to be done',
    breaches: `
      with did as (
        select p.id, p.kind, case p.kind when 'adjustment' then 'adjustment' else p.subject end as about,
          case p.kind when 'adjustment' then p.id end as source, abs(p.amount_idr) as amount_idr
        from proposal p where p.status = 'done' and p.kind not in ('payout_start', 'payout_undo', 'vendor_status', 'operator_rights', 'relation_ended',
          'setting_change')),
      went as (${moved})
      select coalesce(d.kind, w.kind) as kind, coalesce(d.about, w.about) as about, d.id, d.amount_idr as proposed, w.amount_idr as moved
      from did d full join went w on w.kind = d.kind and w.about = d.about and w.id is not distinct from d.source
      where d.id is null or w.kind is null or d.amount_idr <> w.amount_idr
      union all
      select kind, subject, null, count(*), null from proposal
      where status = 'done' and kind in ('click_refund', 'payout_paid', 'payout_failed', 'payout_returned', 'instalment_refund', 'refund_returned')
      group by kind, subject having count(*) > 1`,
  },
  {
    law: 'no operator and no vendor has more in a day on one person’s word than the allowance',
    breaches: `
      select 'operator' as of, asked_by::text as whose, asked_on, allowance, sum(weight)::bigint as moved, max(limit_then) as allowed
      from proposal where not needs_second and limit_then is not null group by asked_by, asked_on, allowance having sum(weight) > max(limit_then)
      union all
      select 'vendor', vendor_id::text, asked_on, allowance, sum(weight)::bigint, max(limit_then)
      from proposal where not needs_second and limit_then is not null and vendor_id is not null group by vendor_id, asked_on, allowance
      having sum(weight) > max(limit_then)`,
  },
  {
    law: 'each act weighs its whole amount, unless no money can be on its way',
    breaches: `
      select p.id, p.kind, p.amount_idr, p.weight from proposal p
      where (p.kind in ('adjustment', 'click_refund', 'payout_start', 'payout_paid', 'payout_returned', 'instalment_refund', 'refund_returned')
          and (p.amount_idr is null or p.weight <> abs(p.amount_idr)))
        or (p.kind = 'payout_failed' and p.weight <> abs(p.amount_idr) and (p.weight <> 0 or exists (
          select from payout o where 'payout:' || o.id = p.subject and o.status = 'failed' and o.started_by is not null)))`,
  },
  {
    law: 'a second person is another one, decided in time, and nobody alone ends a suspension, gives rights or changes a setting',
    breaches: `
      select id, kind, asked_by, decided_by from proposal
      where needs_second and status in ('done', 'refused', 'moved_on') and (decided_by is null or decided_by = asked_by)
      union all select id, kind, asked_by, decided_by from proposal where status = 'done' and decided_at >= expires_at
      union all select id, kind, asked_by, decided_by from proposal
      where not needs_second and (kind in ('operator_rights', 'relation_ended', 'setting_change') or (kind = 'vendor_status' and (terms->>'from')::int = 2))`,
  },
  {
    law: 'whoever approved an agreement starts no payout of its vendor alone',
    breaches: `
      select p.id, p.vendor_id, p.asked_by from proposal p join lateral (
        select v.decided_by from agreement_version v where v.vendor_id = p.vendor_id and v.state = 'approved' and v.decided_at <= p.asked_at
        order by v.number desc limit 1) approved on approved.decided_by = p.asked_by
      where p.kind = 'payout_start' and p.status = 'done' and not p.needs_second`,
  },
  {
    law: 'a payout is in work because its start was proposed and done, and was not taken back',
    breaches: `
      with steps as (
        select subject, count(*) filter (where kind = 'payout_start') - count(*) filter (where kind = 'payout_undo') as started
        from proposal where status = 'done' and kind in ('payout_start', 'payout_undo') group by subject)
      select o.id, o.status, o.started_by, s.started from payout o left join steps s on s.subject = 'payout:' || o.id
      where coalesce(s.started, 0) <> case when o.started_by is null then 0 else 1 end`,
  },
  {
    law: 'a setting has the value that one operator proposed and another approved, from an instant that every process knew of before',
    breaches: `
      select coalesce(c.name, p.terms->>'name') as name, c.value, p.terms->>'value' as proposed, c.valid_from, p.status
      from (select * from product_setting where proposal_id is not null) c
      full join (select * from proposal where kind = 'setting_change' and status = 'done') p on p.id = c.proposal_id
      where c.id is null or p.id is null or c.name <> p.terms->>'name' or c.value <> (p.terms->>'value')::jsonb
        or c.proposed_by <> p.asked_by or c.approved_by <> p.decided_by or c.valid_from < p.decided_at + interval '5 minutes'`,
  },
];
