-- Passkeys: another way to give the second factor, and to sign in without a password.
set local lock_timeout = '2s';

create table passkey (
  id uuid primary key default gen_random_uuid(),
  account_id bigint not null references account (id),
  credential_id bytea not null unique check (length(credential_id) <= 1023),
  public_key bytea not null,
  -- As the authenticator counts them; many leave it at 0.
  uses bigint not null check (uses >= 0),
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_account on passkey (account_id);
grant select, insert, update, delete on passkey to pelaminan_app;

-- What a browser is to sign: once, and soon. Of who signs in, the account is not known yet.
create table passkey_challenge (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('add', 'sign_in', 'confirm')),
  account_id bigint references account (id),
  expires_at timestamptz not null
);
create index passkey_challenge_of_account on passkey_challenge (account_id) where account_id is not null;
grant select, insert, update, delete on passkey_challenge to pelaminan_app;

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
  delete from passkey where account_id = leaver;
  delete from passkey_challenge where account_id = leaver;
  delete from throttle where position(' ' || lower(own_email) || ' ' in lower(key) || ' ') > 0;
  update account set email = 'left-' || id || '@deleted.invalid', password_hash = '', whatsapp = '', utm = null, disabled_at = at where id = leaver;
  return true;
end $$;
