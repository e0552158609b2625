-- A vendor searches all of its messages: the newest in their order, the others by the letters of their words.
set local lock_timeout = '2s';

create extension if not exists btree_gin;

alter table message add column vendor_id bigint;
update message m set vendor_id = c.vendor_id from conversation c where c.id = m.conversation_id;
alter table message alter column vendor_id set not null;

-- A process of an earlier version does not say it.
create function message_of_vendor() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  new.vendor_id := (select vendor_id from conversation where id = new.conversation_id);
  return new;
end $$;
create trigger message_of_vendor before insert on message for each row when (new.vendor_id is null) execute function message_of_vendor();

create index message_newest on message (vendor_id, sent_at desc) where notice is null;
create index message_words on message using gin (vendor_id, lower(body) gin_trgm_ops) where notice is null;
