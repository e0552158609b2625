-- What a batch of clicks costs the database: one index less to keep, and room beside the rows that every batch changes.
set local lock_timeout = '2s';

-- Two indexes of the days become one: it forbids a second row of a day, and a year of a vendor is read from it alone.
alter table ad_stat_day drop constraint ad_stat_day_pkey;
alter table ad_stat_day add primary key (vendor_id, day, placement) include (impressions, clicks, spending_idr, leads, invalid_clicks);
drop index ad_stat_day_read;

-- A balance changes many times a day and no index knows of it: beside its row there is room for the next.
alter table ledger_account set (fillfactor = 60);

-- Accounts that are missing are looked for only when there are any: whether one is missing cannot be asked for by key, and every batch
-- of clicks went through all accounts there are.
create or replace function ledger_lock_balances(account_kind text, vendor_ids bigint[])
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
