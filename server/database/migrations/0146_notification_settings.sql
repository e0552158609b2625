-- Notifications that somebody turned off, by what they are about and where they arrive; what has no row is on. Emails kept for developers also with their HTML.
set local lock_timeout = '2s';

create table notification_off (
  account_id bigint not null references account (id) on delete cascade,
  kind text not null check (length(kind) between 1 and 40),
  channel text not null check (channel in ('email', 'product')),
  since timestamptz not null,
  primary key (account_id, kind, channel)
);
grant select, insert, update, delete on notification_off to pelaminan_app;

alter table outbox_message add column html text;
