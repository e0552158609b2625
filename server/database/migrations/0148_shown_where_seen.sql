-- What no visitor sees ends no kept page: the contact credit of a vendor, who looks after it, uploads that stand in no place yet, and their clearing away.
set local lock_timeout = '2s';

drop trigger shown_updated on vendor;
drop trigger shown_inserted on picture;
drop trigger shown_updated on picture;
drop trigger shown_deleted on picture;

create function tell_shown(ids bigint[]) returns void language sql set search_path = public, pg_temp as $$
  -- A message may hold 8,000 bytes.
  select pg_notify('pelaminan', 'shown ' || case when cardinality(ids) > 300 then '*' else array_to_string(ids, ',') end) where cardinality(ids) > 0;
$$;

create function shown_vendor_changed() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  unseen constant text[] := '{contact_credit,account_manager_id}';
begin
  perform tell_shown(array(select id from changed join before using (id) where to_jsonb(changed) - unseen <> to_jsonb(before) - unseen limit 301));
  return null;
end $$;
create trigger shown_updated after update on vendor referencing old table as before new table as changed
  for each statement execute function shown_vendor_changed();

-- A picture that stands in no place is loose. Taking a place, and leaving it, are told by placed_picture.
create function shown_picture_changed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tell_shown(array(select distinct vendor_id from changed where loose_since is null limit 301));
  return null;
end $$;
create trigger shown_inserted after insert on picture referencing new table as changed for each statement execute function shown_picture_changed();
create trigger shown_updated after update on picture referencing new table as changed for each statement execute function shown_picture_changed();
create trigger shown_deleted after delete on picture referencing old table as changed for each statement execute function shown_picture_changed();
