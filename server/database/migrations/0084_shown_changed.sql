-- Processes keep the pages of visitors who are not signed in. A change of what such pages show is told to all of them at its commit, as the vendors
-- concerned, or as * where it concerns any. Nothing that is written for each click or view stands here.
set local lock_timeout = '2s';

create function shown_changed() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  concerned text := '*';
begin
  if tg_nargs = 0 then
    if not exists (select from changed) then return null; end if;
  else
    -- A message may hold 8,000 bytes.
    execute format('select case when count(*) > 300 then ''*'' else string_agg(id::text, '','') end from (select distinct %I as id from changed limit 301) one',
      tg_argv[0]) into concerned;
  end if;
  if concerned is not null then perform pg_notify('pelaminan', 'shown ' || concerned); end if;
  return null;
end $$;

do $$
declare
  shown record;
begin
  for shown in select * from (values
    ('vendor', 'id'), ('vendor_service', 'vendor_id'), ('vendor_answer', 'vendor_id'), ('price_item', 'vendor_id'), ('review', 'vendor_id'),
    ('picture', 'vendor_id'), ('placed_picture', 'vendor_id'), ('store_product', 'vendor_id'), ('meeting_availability', 'vendor_id'),
    ('fair_vendor', 'vendor_id'), ('fair', ''), ('membership', ''), ('plan', ''), ('category', ''), ('city', '')
  ) as listed (name, vendor) loop
    execute format('create trigger shown_inserted after insert on %I referencing new table as changed for each statement execute function shown_changed(%s)',
      shown.name, nullif(quote_literal(shown.vendor), ''''''));
    execute format('create trigger shown_updated after update on %I referencing new table as changed for each statement execute function shown_changed(%s)',
      shown.name, nullif(quote_literal(shown.vendor), ''''''));
    execute format('create trigger shown_deleted after delete on %I referencing old table as changed for each statement execute function shown_changed(%s)',
      shown.name, nullif(quote_literal(shown.vendor), ''''''));
  end loop;
end $$;
