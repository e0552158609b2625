-- What lets the ad tables live on several machines, each vendor on one (decision 0143). There, a transaction reaches a vendor's rows as one user alone:
-- functions that touch them run with the rights of their caller, and the ones that need the owner's rights touch the ledger alone.
set local lock_timeout = '2s';

-- Figures that wait are added up oldest first; the place of a row (ctid) says nothing where there are several machines.
alter table ad_stat_fresh add column at timestamptz not null default now();
-- It has no key by which its rows could be followed when they move to another machine; they are few, and gone in seconds.
alter table ad_stat_fresh replica identity full;

-- The application adds settlements, as it adds clicks and transfers; it changes and removes none of them.
grant insert on ad_settlement to pelaminan_app;
alter function ad_settle(bigint[]) security invoker;

-- The second half of `ledger_lock_balances`: the accounts alone.
create function ledger_lock_accounts(account_kind text, vendor_ids bigint[])
returns table (vendor_id bigint, account_id bigint, balance_idr bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
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

create or replace function ledger_lock_balances(account_kind text, vendor_ids bigint[])
returns table (vendor_id bigint, account_id bigint, balance_idr bigint)
language plpgsql security invoker set search_path = public, pg_temp as $$
declare
  wanted_id bigint;
  unsettled bigint;
  behind_ids bigint[] := '{}';
begin
  if account_kind = 'vendor_credit' then
    for wanted_id in select distinct unnest(vendor_ids) order by 1 loop
      select v.unsettled_idr into unsettled from vendor_ad v where v.vendor_id = wanted_id for no key update;
      if unsettled > 0 then
        behind_ids := behind_ids || wanted_id;
      end if;
    end loop;
    if behind_ids <> '{}' then
      perform ad_settle(behind_ids);
    end if;
  end if;
  return query select * from ledger_lock_accounts(account_kind, vendor_ids);
end $$;
alter function ledger_lock_balances(bigint[]) security invoker;

-- The stored balances follow the journal with the owner's rights …
create or replace function ledger_follow_journal() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
  return null;
end $$;

-- … and the ads follow their credit with those of anyone who posts. Clicks took theirs from the ad before they were settled.
create function ads_follow_journal() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  change record;
begin
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
create trigger ads_follow_journal after insert on ledger_transfer referencing new table as posted
  for each statement execute function ads_follow_journal();

-- How many clicks came from each of these networks in the hours that begin then, counted up to the limit. Several machines count their own
-- (`npm run distribute` replaces the body).
create function ad_network_clicks(networks text[], hours timestamptz[], at_most integer)
returns table (place bigint, clicks bigint)
language sql stable as $$
  select c.place, counted.clicks from unnest(networks, hours) with ordinality as c (network, hour, place)
  cross join lateral (
    select count(*) as clicks from (
      select from ad_click o where o.network = c.network and o.clicked_at >= c.hour and o.clicked_at < c.hour + interval '1 hour'
      limit at_most) o
  ) counted
  where c.network is not null and counted.clicks > 0
$$;

-- The credit of these vendors, every click in it. An ad holds what the credit of its vendor still is: one row of one machine, which no settlement
-- between two reads can make wrong.
create function vendor_credit_of(vendor_ids bigint[]) returns table (vendor_id bigint, balance_idr bigint)
language plpgsql stable as $$
begin
  return query
    select a.vendor_id, coalesce(v.spendable_idr, a.balance_idr)
    from ledger_account a left join (
      select ad.vendor_id, ad.spendable_idr from vendor_ad ad where ad.vendor_id = any (vendor_ids)
    ) v on v.vendor_id = a.vendor_id
    where a.kind = 'vendor_credit' and a.vendor_id = any (vendor_ids);
end $$;
