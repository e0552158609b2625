-- Clicks are decided on what was read without a lock, and written by one statement that holds or writes nothing (decision 0090). The journal gets
-- one transfer for some seconds of clicks of a vendor, their settlement; until then the ad holds what was charged and not yet posted.
set local lock_timeout = '2s';

alter table vendor_ad
  -- The credit in the ledger less what was charged and not yet settled: what clicks may still cost.
  add column spendable_idr bigint not null default 0 constraint vendor_ad_never_below_zero check (spendable_idr >= 0),
  -- What was charged on the day `spent_on` and is not yet in the ledger, from how many clicks, and when the last of them was charged.
  add column unsettled_idr bigint not null default 0 check (unsettled_idr >= 0),
  add column unsettled_clicks integer not null default 0 check (unsettled_clicks >= 0),
  add column charged_at timestamptz,
  -- The number of the settlement that the next click belongs to.
  add column settlement integer not null default 1 check (settlement > 0);
update vendor_ad v set spendable_idr = a.balance_idr from ledger_account a where a.kind = 'vendor_credit' and a.vendor_id = v.vendor_id;

-- What stands behind a transfer of the kind `click_settlement`: the clicks of its vendor that name its number.
create table ad_settlement (
  vendor_id bigint not null,
  number integer not null check (number > 0),
  -- The source of its transfer.
  id uuid not null,
  clicks integer not null check (clicks > 0),
  amount_idr bigint not null check (amount_idr > 0),
  business_day date not null,
  -- When the last of its clicks was charged.
  charged_at timestamptz not null,
  primary key (vendor_id, number)
);
create index ad_settlement_of_day on ad_settlement (vendor_id, business_day);
revoke insert, update, delete, truncate on ad_settlement from pelaminan_app;

alter table ledger_transfer drop constraint ledger_transfer_kind_check;
alter table ledger_transfer add constraint ledger_transfer_kind_check check (kind in ('top_up', 'top_up_tax', 'click', 'click_settlement', 'click_refund',
  'adjustment', 'late_payment', 'order_refund', 'instalment', 'instalment_fee', 'instalment_refund', 'instalment_fee_refund', 'payout', 'payout_paid',
  'payout_returned', 'membership', 'membership_tax'));

-- Clicks whose token names nobody belong to the vendor 0, so that the vendor leads every key. A charged click without a settlement has a transfer
-- of its own, from before this migration.
alter table ad_dispute drop constraint ad_dispute_click_id_fkey, drop constraint ad_dispute_vendor_id_fkey, drop constraint ad_dispute_decided_by_fkey;
alter table ad_lead drop constraint ad_lead_click_id_fkey;
alter table ad_click add column settlement integer, add check (settlement is null or outcome = 'charged');
update ad_click set vendor_id = 0 where vendor_id is null;
alter table ad_click alter column vendor_id set default 0, alter column vendor_id set not null;
drop index ad_click_of_vendor;
alter table ad_click drop constraint ad_click_pkey, drop constraint ad_click_check1;
alter table ad_click add check (outcome = 'invalid' or (id = token_id and vendor_id > 0)), add primary key (vendor_id, id);
create index ad_click_of_vendor on ad_click (vendor_id, clicked_at desc, id desc);
-- Bursts are counted here; a table of their own was locked by the batches of all vendors.
create index ad_click_of_network on ad_click (network, clicked_at);
drop table ad_network_hour;

alter table ad_dispute drop constraint ad_dispute_pkey;
alter table ad_dispute add primary key (vendor_id, click_id), add foreign key (vendor_id, click_id) references ad_click (vendor_id, id);
create index ad_dispute_of_click on ad_dispute (click_id);
alter table ad_lead drop constraint ad_lead_pkey;
alter table ad_lead add primary key (vendor_id, id), add foreign key (vendor_id, click_id) references ad_click (vendor_id, id);
drop index ad_lead_of_click;
create index ad_lead_of_click on ad_lead (vendor_id, click_id);

alter table ad_impression drop constraint ad_impression_pkey;
alter table ad_impression add primary key (vendor_id, id);
-- What is old is found by it; it costs next to nothing to keep.
create index ad_impression_age on ad_impression using brin (at);

alter table vendor_ad drop constraint vendor_ad_vendor_id_fkey;
alter table vendor_ad_change drop constraint vendor_ad_change_changed_by_fkey;

-- Ends a batch of clicks that met another one: fewer rows were written than were meant to be, or its clicks have waited too long to be charged.
create function ad_all_or_nothing(written bigint, wanted bigint, within interval) returns boolean language plpgsql as $$
begin
  if written <> wanted then
    raise exception 'a batch of clicks met another' using errcode = 'AD001';
  elsif pg_catalog.clock_timestamp() - pg_catalog.statement_timestamp() > within then
    raise exception 'a batch of clicks came too late' using errcode = 'AD002';
  end if;
  return true;
end $$;

-- Settles what these vendors' clicks cost: one transfer each. A vendor whose ad is charged at this moment is left for the next time, unless the caller
-- holds its row. Answers how many were settled.
create function ad_settle(vendor_ids bigint[]) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  settled integer;
begin
  with due as (
    select v.vendor_id, v.settlement, v.unsettled_idr, v.unsettled_clicks, v.spent_on, v.charged_at
    from vendor_ad v where v.vendor_id = any (vendor_ids) and v.unsettled_idr > 0 order by v.vendor_id
  ), closed as (
    update vendor_ad v set unsettled_idr = 0, unsettled_clicks = 0, settlement = v.settlement + 1
    from due d where v.vendor_id = d.vendor_id and v.settlement = d.settlement and v.unsettled_idr = d.unsettled_idr
    returning d.vendor_id, d.settlement, d.unsettled_idr, d.unsettled_clicks, d.spent_on, d.charged_at
  ), documents as (
    insert into ad_settlement (vendor_id, number, id, clicks, amount_idr, business_day, charged_at)
    select vendor_id, settlement, uuidv7(), unsettled_clicks, unsettled_idr, spent_on, charged_at from closed
    returning vendor_id, id, amount_idr, business_day, ad_settlement.charged_at
  ), posted as (
    insert into ledger_transfer (source_id, kind, debit_account_id, credit_account_id, amount_idr, posted_at, business_day)
    select d.id, 'click_settlement', a.id, 2, d.amount_idr, d.charged_at, d.business_day
    from documents d left join ledger_account a on a.kind = 'vendor_credit' and a.vendor_id = d.vendor_id order by d.vendor_id
    returning 1
  )
  select count(*) into settled from posted;
  return settled;
end $$;

-- Credit that was not moved by a settlement is credit that clicks may cost, or no longer: the ad follows its account.
create or replace function ledger_follow_journal() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  change record;
begin
  if exists (
    select from (select debit_account_id as id from posted union select credit_account_id from posted) used
    where not exists (select from ledger_account a where a.id = used.id)
  ) then
    raise foreign_key_violation using message = 'a transfer names an account that does not exist';
  end if;
  update ledger_account a set balance_idr = a.balance_idr + moved.amount_idr
  from (
    select id, sum(amount_idr)::bigint as amount_idr
    from (select credit_account_id as id, amount_idr from posted union all select debit_account_id, -amount_idr from posted) side
    where id >= 1000
    group by id
  ) moved
  where a.id = moved.id;
  for change in
    select a.vendor_id, sum(side.amount_idr)::bigint as amount_idr
    from (
      select credit_account_id as id, amount_idr from posted where kind <> 'click_settlement'
      union all
      select debit_account_id, -amount_idr from posted where kind <> 'click_settlement'
    ) side join ledger_account a on a.id = side.id and a.kind = 'vendor_credit'
    group by a.vendor_id order by a.vendor_id
  loop
    update vendor_ad v set spendable_idr = v.spendable_idr + change.amount_idr where v.vendor_id = change.vendor_id;
  end loop;
  return null;
end $$;

-- Who locks the credit of vendors knows all that was charged: their ads are locked first, one after the other, and settled.
create or replace function ledger_lock_balances(account_kind text, vendor_ids bigint[])
returns table (vendor_id bigint, account_id bigint, balance_idr bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wanted_id bigint;
begin
  if account_kind = 'vendor_credit' then
    for wanted_id in select distinct unnest(vendor_ids) order by 1 loop
      perform from vendor_ad v where v.vendor_id = wanted_id for no key update;
    end loop;
    perform ad_settle(vendor_ids);
  end if;
  if (select count(*) from ledger_account a where a.kind = account_kind and a.vendor_id = any (vendor_ids)) < cardinality(vendor_ids) then
    insert into ledger_account (kind, vendor_id, balance_idr)
    select account_kind, wanted.id, 0 from unnest(vendor_ids) as wanted (id)
    where not exists (select from ledger_account a where a.kind = account_kind and a.vendor_id = wanted.id)
    order by wanted.id
    on conflict do nothing;
  end if;
  return query
    select a.vendor_id, a.id, a.balance_idr from ledger_account a
    where a.kind = account_kind and a.vendor_id = any (vendor_ids)
    order by a.vendor_id for no key update;
end $$;

-- The credit of vendors as they see it: every click is in it as soon as it was charged.
create view vendor_credit as
  select a.vendor_id, a.balance_idr - coalesce(v.unsettled_idr, 0) as balance_idr
  from ledger_account a left join vendor_ad v on v.vendor_id = a.vendor_id
  where a.kind = 'vendor_credit';
-- The charged clicks of each vendor, some seconds of them together: those in the journal, and those not yet in it.
create view vendor_credit_clicks as
  select vendor_id, business_day, clicks, amount_idr, charged_at, true as is_settled from ad_settlement
  union all
  select vendor_id, spent_on, unsettled_clicks, unsettled_idr, charged_at, false from vendor_ad where unsettled_idr > 0;
revoke insert, update, delete on vendor_credit, vendor_credit_clicks from pelaminan_app;
