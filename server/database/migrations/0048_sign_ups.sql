-- A sign-up is a link to a mailbox and nothing else: the account is made, with its name and password, by whoever opens the link
-- (reliability S64). Only the hash of the link's token is kept.
set local lock_timeout = '2s';

create table sign_up (
  token_hash bytea primary key,
  email citext not null check (length(email) <= 254),
  utm jsonb,
  expires_at timestamptz not null
);
create index sign_up_of_email on sign_up (email);

-- Couples that signed up before and never confirmed: signed out, found by nobody, no vendor's clients.
update session set ended_at = now()
  where ended_at is null and account_id in (select id from account where type = 'user' and email_confirmed_at is null);
update one_time_link set used_at = now() where purpose = 'confirm_email' and used_at is null;
update wedding set is_findable = false
  where is_findable and couple_id in (select id from account where type = 'user' and email_confirmed_at is null);
delete from couple_event where couple_id in (select id from account where type = 'user' and email_confirmed_at is null);
