-- A refund of an instalment has two steps: it leaves the vendor's earnings (refunding), and later the couple has its money (refunded).
alter table instalment add column refunding_at timestamptz;
alter table instalment drop constraint instalment_status_check;
alter table instalment drop constraint instalment_check2;
update instalment set refunding_at = refunded_at where status = 'refunded';
update instalment i set status = case when t.closed_at is null then 'refunding' else 'refunded' end, refunded_at = t.closed_at
  from instalment_attempt a, payment p, refund_task t
  where i.status = 'refunded' and a.instalment_id = i.id and a.status = 'paid' and p.subject_kind = 'instalment' and p.subject_id = a.id
    and t.payment_id = p.id and t.reason = 'given_back';
alter table instalment add constraint instalment_status_check check (status in ('open', 'paid', 'refunding', 'refunded'));
alter table instalment add constraint instalment_refunding_at check ((status in ('refunding', 'refunded')) = (refunding_at is not null));
alter table instalment add constraint instalment_refunded_at check ((status = 'refunded') = (refunded_at is not null));
