-- The ledger learns what vendors earn: what couples pay, the fee kept of it, what goes out to vendors, and what memberships bring.
set local lock_timeout = '2s';

-- Vendors have two accounts: the credit they bought and what they earned. Both are ours to owe, both keep a balance, neither goes below zero.
alter table ledger_account drop constraint ledger_account_kind_check,
  drop constraint ledger_account_check, drop constraint ledger_account_check1;
alter table ledger_account
  add constraint ledger_account_kind_check check (kind in ('vendor_credit', 'vendor_earnings', 'gateway', 'ads_revenue', 'tax_payable', 'refund_payable',
    'fee_revenue', 'membership_revenue', 'payout_clearing')),
  add constraint ledger_account_of_vendor check ((kind in ('vendor_credit', 'vendor_earnings')) = (vendor_id is not null)),
  add constraint ledger_account_with_balance check ((vendor_id is not null) = (balance_idr is not null));
insert into ledger_account (id, kind) values (5, 'fee_revenue'), (6, 'membership_revenue'), (7, 'payout_clearing');

alter table ledger_transfer drop constraint ledger_transfer_kind_check;
alter table ledger_transfer add constraint ledger_transfer_kind_check check (kind in (
  'top_up', 'top_up_tax', 'click', 'click_refund', 'adjustment', 'late_payment', 'order_refund',
  'instalment', 'instalment_fee', 'instalment_refund', 'instalment_fee_refund', 'payout', 'payout_paid', 'payout_returned', 'membership', 'membership_tax'));

-- Locks one kind of account of vendors until the transaction ends, always in the order of vendor ids so that two transactions cannot
-- wait for each other, and opens those that are missing. Who needs both kinds takes credit first.
create function ledger_lock_balances(account_kind text, vendor_ids bigint[]) returns table (vendor_id bigint, account_id bigint, balance_idr bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into ledger_account (kind, vendor_id, balance_idr)
  select account_kind, wanted.id, 0 from unnest(vendor_ids) as wanted (id)
  where not exists (select from ledger_account a where a.kind = account_kind and a.vendor_id = wanted.id)
  order by wanted.id
  on conflict do nothing;
  return query
    select a.vendor_id, a.id, a.balance_idr from ledger_account a
    where a.kind = account_kind and a.vendor_id = any (vendor_ids)
    order by a.vendor_id for no key update;
end $$;

-- Of credit, as a process of the release before still asks.
create or replace function ledger_lock_balances(vendor_ids bigint[]) returns table (vendor_id bigint, account_id bigint, balance_idr bigint)
language sql security definer set search_path = public, pg_temp as $$
  select * from ledger_lock_balances('vendor_credit', vendor_ids)
$$;
