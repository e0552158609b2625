-- Accounts, sessions, second factors, one-time links, throttling, audit, outbox, idempotency: what everything else stands on.
create extension if not exists citext;
create extension if not exists pg_trgm;

do $$ begin
  if not exists (select from pg_roles where rolname = 'pelaminan_app') then
    create role pelaminan_app login;
  end if;
end $$;
grant usage on schema public to pelaminan_app;
-- Every table made from here on by the owner is readable and writable by the application; what is append-only takes rights away again.
alter default privileges in schema public grant select, insert, update, delete on tables to pelaminan_app;
alter default privileges in schema public grant usage, select on sequences to pelaminan_app;
grant select on schema_migration to pelaminan_app;

create table account (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default uuidv4(),
  type text not null check (type in ('vendor', 'user', 'operator')),
  email citext not null unique check (length(email) <= 254),
  password_hash text not null,
  display_name text not null check (length(display_name) between 1 and 320),
  language text not null default 'en' check (language in ('en', 'id')),
  email_confirmed_at timestamptz,
  disabled_at timestamptz,
  is_demo boolean not null default false,
  utm jsonb,
  created_at timestamptz not null default now()
);

create table operator_permission (
  account_id bigint not null references account,
  permission text not null check (permission in ('verification', 'finance', 'support')),
  primary key (account_id, permission)
);

create table second_factor (
  account_id bigint primary key references account,
  -- AES-256-GCM: key id, nonce, ciphertext, tag.
  secret_box bytea not null,
  -- The last time step that was used: a code is good once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table session (
  id uuid primary key default uuidv7(),
  account_id bigint not null references account,
  -- Only hashes are kept: a copy of this table opens no session.
  secret_hash bytea not null unique,
  handle_hash bytea not null unique,
  -- A browser must show its cookie and its handle; any other client may come with the handle alone.
  client_kind text not null check (client_kind in ('browser', 'other')),
  user_agent text not null,
  address text not null,
  started_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_account on session (account_id) where ended_at is null;
create index session_expiry on session (expires_at);

create table one_time_link (
  token_hash bytea primary key,
  account_id bigint not null references account,
  purpose text not null check (purpose in ('confirm_email', 'reset_password')),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index one_time_link_account on one_time_link (account_id, purpose);

-- Attempts by key (an account, an address block) in a window; shared by all processes and outliving restarts.
create table throttle (
  key text not null,
  window_start timestamptz not null,
  attempts int not null default 1,
  primary key (key, window_start)
);

create table known_device (
  account_id bigint not null references account,
  device_hash bytea not null,
  seen_at timestamptz not null default now(),
  primary key (account_id, device_hash)
);

create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  action text not null,
  account_id bigint,
  address text not null default '',
  subject text not null default '',
  result text not null check (result in ('done', 'refused', 'failed')),
  detail jsonb not null default '{}'
);
create index audit_entry_account on audit_entry (account_id, at desc);
revoke update, delete, truncate on audit_entry from pelaminan_app;

create table outbox_message (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('mail', 'sms')),
  recipient text not null,
  subject text,
  body_text text not null,
  created_at timestamptz not null default now()
);
create index outbox_message_newest on outbox_message (created_at desc);

create table idempotency_key (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  status int,
  -- Not jsonb: a repeated answer is the same to the byte, with its keys in the order they were sent.
  answer json,
  started_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_key_age on idempotency_key (started_at);
