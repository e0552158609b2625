-- People who work for a vendor get a second factor, as operators have one: codes of an app, recovery codes, and when a session gave it last.
set local lock_timeout = '2s';

-- A secret that was shown and is not confirmed by a code yet.
create table second_factor_setup (
  account_id bigint primary key references account (id),
  ciphertext bytea not null,
  expires_at timestamptz not null
);
grant select, insert, update, delete on second_factor_setup to pelaminan_app;

-- Each works once; only hashes are kept.
create table recovery_code (
  account_id bigint not null references account (id),
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
grant select, insert, update, delete on recovery_code to pelaminan_app;

-- Someone who lost every way to give the factor: from `due_at` on the password alone is enough again.
create table second_factor_removal (
  account_id bigint primary key references account (id),
  asked_at timestamptz not null,
  due_at timestamptz not null
);
grant select, insert, update, delete on second_factor_removal to pelaminan_app;

alter table session add factor_given_at timestamptz;

-- What an owner asks of the people in the team.
create table team_rule (
  vendor_id bigint primary key references vendor (id),
  requires_second_factor boolean not null,
  changed_at timestamptz not null
);
grant select, insert, update, delete on team_rule to pelaminan_app;

alter table team_event drop constraint team_event_kind_check;
alter table team_event add constraint team_event_kind_check
  check (kind in ('invited', 'sent_again', 'withdrawn', 'joined', 'role_changed', 'removed', 'left', 'factor_required', 'factor_optional'));

-- What only the account itself was for: second factors as well.
create or replace function team_member_close(leaver bigint, at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own_email text;
begin
  update team_member set left_at = at where account_id = leaver and left_at is null;
  if not found then
    return false;
  end if;
  select email::text into own_email from account where id = leaver;
  delete from one_time_link where account_id = leaver;
  delete from known_device where account_id = leaver;
  delete from feed_item where account_id = leaver;
  delete from notification_off where account_id = leaver;
  delete from second_factor where account_id = leaver;
  delete from second_factor_setup where account_id = leaver;
  delete from second_factor_removal where account_id = leaver;
  delete from recovery_code where account_id = leaver;
  delete from throttle where position(' ' || lower(own_email) || ' ' in lower(key) || ' ') > 0;
  update account set email = 'left-' || id || '@deleted.invalid', password_hash = '', whatsapp = '', utm = null, disabled_at = at where id = leaver;
  return true;
end $$;

create or replace function team_erase(erased_vendor bigint, at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform team_member_close(account_id, at) from team_member where vendor_id = erased_vendor and left_at is null;
  delete from session where account_id in (select account_id from team_member where vendor_id = erased_vendor);
  update account set display_name = '' where id in (select account_id from team_member where vendor_id = erased_vendor);
  delete from team_invitation where vendor_id = erased_vendor;
  delete from team_event where vendor_id = erased_vendor;
  delete from team_rule where vendor_id = erased_vendor;
end $$;
