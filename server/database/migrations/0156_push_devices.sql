-- Browsers that show push messages of an account, and when and how they are shown. What is turned off is known for this channel as for the others.
set local lock_timeout = '2s';

create table push_device (
  id uuid primary key,
  account_id bigint not null references account (id) on delete cascade,
  session_id uuid not null references session (id) on delete cascade,
  -- A browser is one device, whoever is signed in there.
  endpoint_hash bytea not null unique,
  address_ciphertext bytea not null,
  -- Which of our keys the browser knows us by.
  server_key text not null,
  added_at timestamptz not null,
  sent_at timestamptz,
  summary_at timestamptz
);
create index push_device_of_account on push_device (account_id);
create index push_device_of_session on push_device (session_id);
grant select, insert, update, delete on push_device to pelaminan_app;

create table push_setting (
  account_id bigint primary key references account (id) on delete cascade,
  quiet_from smallint not null check (quiet_from between 0 and 23),
  quiet_until smallint not null check (quiet_until between 0 and 23),
  shows_details boolean not null
);
grant select, insert, update, delete on push_setting to pelaminan_app;

alter table notification_off drop constraint notification_off_channel_check;
alter table notification_off add constraint notification_off_channel_check check (channel in ('email', 'product', 'push'));
