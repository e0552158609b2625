-- One table for everything operators do that moves or releases money or rights: what was done on one person's word, what waits for a second
-- person, and what became of it. It replaces the columns for a second pair of eyes of adjustments, refunds and payouts.
set local lock_timeout = '2s';

create table proposal (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('adjustment', 'click_refund', 'payout_start', 'payout_undo', 'payout_paid', 'payout_failed', 'payout_returned',
    'instalment_refund', 'refund_returned', 'vendor_status', 'operator_rights', 'relation_ended')),
  -- What it is about, as the audit log names it: payout:…, instalment:…, vendor:…
  subject text not null,
  vendor_id bigint references vendor (id),
  -- Positive or, for credit that is taken, negative; null where no money moves.
  amount_idr bigint,
  -- Which daily allowance of one person's word it counts in, how much, and what the limit was then. Null: it takes two whatever its amount, or is older than limits.
  allowance text not null check (allowance in ('credit', 'send', 'leave', 'back', 'status')),
  weight bigint not null check (weight >= 0),
  limit_then bigint check (limit_then >= 0),
  -- Accounts it is about: whoever is related to one neither asks nor decides.
  concerns bigint[] not null,
  -- What it says, as it was shown when it was asked for.
  terms jsonb not null,
  -- What it stands on. When that has moved, it is not done.
  ground text not null,
  reason text check (length(reason) between 1 and 500),
  needs_second boolean not null,
  status text not null check (status in ('waiting', 'done', 'refused', 'withdrawn', 'moved_on', 'expired')),
  asked_by bigint not null references account (id),
  asked_at timestamptz not null,
  asked_on date not null,
  expires_at timestamptz not null,
  decided_by bigint references account (id),
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) between 1 and 500),
  idempotency_key text check (length(idempotency_key) between 8 and 100),
  unique (asked_by, kind, idempotency_key),
  constraint proposal_day check (asked_on = (asked_at at time zone 'Asia/Jakarta')::date),
  -- Whoever asked is never the second person, and alone takes back what it asked for.
  constraint proposal_second_person check (case status when 'withdrawn' then decided_by = asked_by when 'waiting' then decided_by is null
    when 'expired' then decided_by is null else case when needs_second then decided_by is not null and decided_by <> asked_by else decided_by is null end end),
  constraint proposal_alone_is_done check (needs_second or status = 'done'),
  check ((decided_by is null) = (decided_at is null)),
  check (status <> 'refused' or decision_reason is not null)
);
-- One at a time about the same thing.
create unique index proposal_one_waiting on proposal (subject) where status = 'waiting';
create index proposal_waiting on proposal (asked_at, id) where status = 'waiting';
create index proposal_newest on proposal (asked_at desc, id desc);
create index proposal_of_kind on proposal (kind, asked_at desc, id desc);
create index proposal_of_operator on proposal (asked_by, asked_on, allowance) where not needs_second;
create index proposal_of_vendor on proposal (vendor_id, asked_on, allowance) where not needs_second;
-- What was asked for never changes, and nothing of it is forgotten.
revoke update, delete, truncate on proposal from pelaminan_app;
grant update (status, decided_by, decided_at, decision_reason) on proposal to pelaminan_app;

-- When the bank may have been told of a payout: its whole account number was shown, or it stood in a file for the bank.
alter table payout add column told_at timestamptz;
update payout set told_at = started_at where started_at is not null;

insert into proposal (id, kind, subject, vendor_id, amount_idr, allowance, weight, concerns, terms, ground, reason, needs_second, status, asked_by, asked_at,
  asked_on, expires_at, decided_by, decided_at, decision_reason, idempotency_key)
select a.id, 'adjustment', 'adjustment:' || a.id, a.vendor_id, a.amount_idr, 'credit', abs(a.amount_idr), array[v.account_id], '{}', '', a.reason, a.needs_second,
  case a.status when 'posted' then 'done' else a.status end, a.asked_by, a.asked_at, (a.asked_at at time zone 'Asia/Jakarta')::date,
  greatest(a.asked_at, now()) + interval '7 days', a.decided_by, a.decided_at, a.decision_reason, a.idempotency_key
from credit_adjustment a join vendor v on v.id = a.vendor_id;
drop table credit_adjustment;

insert into proposal (id, kind, subject, vendor_id, amount_idr, allowance, weight, concerns, terms, ground, reason, needs_second, status, asked_by, asked_at,
  asked_on, expires_at, decided_by, decided_at, decision_reason)
select r.id, 'instalment_refund', 'instalment:' || r.instalment_id, q.vendor_id, r.amount_idr, 'send', r.amount_idr, array[v.account_id, q.couple_id],
  jsonb_build_object('couple', c.display_name, 'label', i.label, 'quotation', q.number), 'paid ' || i.amount_idr, r.reason, r.needs_second,
  case r.status when 'posted' then 'done' else r.status end, r.asked_by, r.asked_at, (r.asked_at at time zone 'Asia/Jakarta')::date,
  greatest(r.asked_at, now()) + interval '7 days', r.decided_by, r.decided_at, r.decision_reason
from instalment_refund r join instalment i on i.id = r.instalment_id join quotation q on q.id = i.quotation_id join vendor v on v.id = q.vendor_id
join account c on c.id = q.couple_id;
-- A refund is written down when it is made; what waits for it, or was refused, is a proposal.
delete from instalment_refund where status <> 'posted';
alter table instalment_refund drop column needs_second, drop column decided_by, drop column decided_at, drop column decision_reason;

-- What operators did to payouts, to disputed clicks and to money that was returned before there were proposals.
with deed as (
  select p.*, 'payout_start' as kind, 'send' as allowance, coalesce(checked_by, started_by) as by, coalesce(checked_at, started_at) as at,
    case when needs_second then started_by end as second_by, case when needs_second then started_at end as second_at
  from payout p where coalesce(checked_by, started_by) is not null and (started_by is not null or status = 'requested')
  union all
  select p.*, 'payout_paid', 'leave', closed_by, closed_at, null, null from payout p where status in ('paid', 'returned')
  union all
  select p.*, 'payout_failed', 'back', closed_by, closed_at, null, null from payout p where status = 'failed'
  union all
  select p.*, 'payout_returned', 'back', returned_by, returned_at, null, null from payout p where status = 'returned')
insert into proposal (kind, subject, vendor_id, amount_idr, allowance, weight, concerns, terms, ground, needs_second, status, asked_by, asked_at, asked_on,
  expires_at, decided_by, decided_at)
select d.kind, 'payout:' || d.id, d.vendor_id, d.amount_idr, d.allowance, d.amount_idr, array[v.account_id],
  jsonb_build_object('number', d.number, 'bank', d.bank_name, 'holder', d.holder_name, 'end', d.number_end, 'reference', coalesce(d.reference, ''),
    'failure', coalesce(d.failure, ''), 'note', coalesce(d.failure_note, '')),
  'requested ' || d.amount_idr, d.kind = 'payout_start' and d.needs_second,
  case when d.kind = 'payout_start' and d.needs_second and d.second_by is null then 'waiting' else 'done' end, d.by, d.at,
  (d.at at time zone 'Asia/Jakarta')::date, greatest(d.at, now()) + interval '7 days', d.second_by, d.second_at
from deed d join vendor v on v.id = d.vendor_id;
alter table payout drop constraint payout_four_eyes, drop constraint payout_returned_by_another;
alter table payout drop column needs_second, drop column checked_by, drop column checked_at;

insert into proposal (kind, subject, vendor_id, amount_idr, allowance, weight, concerns, terms, ground, needs_second, status, asked_by, asked_at, asked_on, expires_at)
select 'click_refund', 'click:' || d.click_id, d.vendor_id, c.charged_idr, 'credit', c.charged_idr, array[v.account_id], '{}', 'open', false, 'done', d.decided_by,
  d.decided_at, (d.decided_at at time zone 'Asia/Jakarta')::date, d.decided_at + interval '7 days'
from ad_dispute d join ad_click c on c.id = d.click_id join vendor v on v.id = d.vendor_id where d.status = 'refunded';

insert into proposal (kind, subject, amount_idr, allowance, weight, concerns, terms, ground, needs_second, status, asked_by, asked_at, asked_on, expires_at)
select 'refund_returned', 'payment:' || t.payment_id, t.amount_idr, 'leave', t.amount_idr, array[p.account_id], jsonb_build_object('reference', t.reference), 'open',
  false, 'done', t.returned_by, t.closed_at, (t.closed_at at time zone 'Asia/Jakarta')::date, t.closed_at + interval '7 days'
from refund_task t join payment p on p.id = t.payment_id where t.returned_by is not null;
