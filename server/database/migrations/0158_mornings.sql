-- The first week of vendors that hid it, and the week they were last emailed about.
set local lock_timeout = '2s';

create table first_week_hidden (
  vendor_id bigint primary key references vendor (id) on delete cascade,
  at timestamptz not null
);

create table week_email (
  vendor_id bigint primary key references vendor (id) on delete cascade,
  starts_on date not null
);
