-- What was signed is kept as long as its purpose and the law ask, then it goes: the answers, the documents, the numbers to compare by, the
-- notes and the address. That there was a submission, under which terms, and how it was decided, stays.
set local lock_timeout = '2s';

alter table agreement_version
  alter column fields_box drop not null,
  add column erased_at timestamptz,
  add check ((fields_box is null) = (erased_at is not null)),
  add check (erased_at is null or state <> 'submitted');
create index agreement_version_kept on agreement_version (decided_at) where erased_at is null and state <> 'submitted';

-- Of a form that was left behind, once every submission of it has been erased: its answers are gone too.
alter table agreement add column is_erased boolean not null default false;

-- A decision still goes in once. Erasing touches nothing of it.
create or replace function agreement_version_decided_once() returns trigger language plpgsql as $$
begin
  if old.state <> 'submitted' and (new.state, new.decided_at, new.decided_by) is distinct from (old.state, old.decided_at, old.decided_by) then
    raise exception 'version % of vendor % has been decided', old.number, old.vendor_id;
  end if;
  return new;
end $$;

-- The application may rewrite nothing of a version; it may ask for this, which never takes what is being reviewed nor the approved
-- agreement that is in force. Answers whether there was something to erase.
create function agreement_version_erase(version uuid, at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update agreement_version v set fields_box = null, accepted_from = '', erased_at = at
  where v.id = version and v.erased_at is null and (v.state = 'declined' or v.state = 'approved'
    and exists (select from agreement_version newer where newer.vendor_id = v.vendor_id and newer.state = 'approved' and newer.number > v.number));
  if not found then
    return false;
  end if;
  delete from agreement_number where version_id = version;
  delete from agreement_version_file where version_id = version;
  update agreement_declined_part set note = '' where version_id = version;
  return true;
end $$;
revoke execute on function agreement_version_erase(uuid, timestamptz) from public;
grant execute on function agreement_version_erase(uuid, timestamptz) to pelaminan_app;
