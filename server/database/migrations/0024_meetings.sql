-- Online meetings: when couples may meet a vendor, and the meetings they booked.
set local lock_timeout = '2s';

create extension if not exists btree_gist;

-- A vendor without a row never offered meetings.
create table meeting_availability (
  vendor_id bigint primary key references vendor (id) on delete cascade,
  -- Grows with each saving: whoever saves names the one it read. Bookings lock this row, so that limits a day hold.
  version integer not null default 1 check (version > 0),
  is_offered boolean not null,
  time_zone text not null check (length(time_zone) between 1 and 60),
  -- Seven days from Monday, each with its intervals; and days that are not as their weekday (core/meetings/availability.ts).
  week jsonb not null check (jsonb_typeof(week) = 'array' and jsonb_array_length(week) = 7),
  exceptions jsonb not null check (jsonb_typeof(exceptions) = 'array' and jsonb_array_length(exceptions) <= 60),
  slot_minutes smallint not null check (slot_minutes in (15, 30, 45, 60)),
  buffer_before_minutes smallint not null check (buffer_before_minutes between 0 and 60),
  buffer_after_minutes smallint not null check (buffer_after_minutes between 0 and 60),
  notice_hours smallint not null check (notice_hours between 1 and 48),
  ahead_days smallint not null check (ahead_days between 1 and 90),
  per_day_max smallint not null check (per_day_max between 1 and 20),
  -- The vendor's own room; empty: one is made for each meeting.
  own_link text not null default '' check (own_link = '' or (own_link ~ '^https://' and length(own_link) <= 300)),
  saved_at timestamptz not null
);

create table meeting (
  id uuid primary key default uuidv7(),
  vendor_id bigint not null references vendor (id),
  couple_id bigint not null references account (id),
  status text not null default 'booked' check (status in ('booked', 'cancelled')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- Its time with the vendor's buffers around it, as they were when it was agreed on.
  blocked tstzrange not null check (blocked @> tstzrange(starts_at, ends_at)),
  subject text not null check (length(subject) between 1 and 120),
  note text not null check (length(note) <= 1000),
  -- Whose clocks each of both reads it by.
  vendor_time_zone text not null check (length(vendor_time_zone) between 1 and 60),
  couple_time_zone text not null check (length(couple_time_zone) between 1 and 60),
  link text not null check (link ~ '^https?://' and length(link) <= 300),
  -- Grows with each change: calendars replace what they have by it, and whoever changes names the one it saw.
  sequence integer not null default 0 check (sequence >= 0),
  moves smallint not null default 0 check (moves between 0 and 3),
  moved_by text check (moved_by in ('vendor', 'couple')),
  moved_from timestamptz,
  booked_at timestamptz not null,
  -- When this time was agreed on: booked, or last moved.
  agreed_at timestamptz not null,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('vendor', 'couple')),
  reason text check (length(reason) between 1 and 500),
  -- The couple's Idempotency-Key: a request that is repeated after a lost answer finds its meeting.
  request_key text check (length(request_key) between 8 and 100),
  unique (couple_id, request_key),
  check ((status = 'cancelled') = (cancelled_at is not null) and (status = 'cancelled') = (cancelled_by is not null)),
  check ((status = 'cancelled') = (reason is not null)),
  check ((moves = 0) = (moved_by is null) and (moves = 0) = (moved_from is null)),
  -- Whatever happens at once, on however many processes: no vendor has two meetings that touch, buffers included,
  constraint meeting_of_vendor_apart exclude using gist (vendor_id with =, blocked with &&) where (status = 'booked'),
  -- and no couple is asked to be in two places.
  constraint meeting_of_couple_apart exclude using gist (couple_id with =, tstzrange(starts_at, ends_at) with &&) where (status = 'booked')
);
create index meeting_of_vendor on meeting (vendor_id, starts_at);
create index meeting_of_couple on meeting (couple_id, starts_at);
create index meeting_coming on meeting (starts_at) where status = 'booked';

-- Which reminders went out for which time of a meeting: each once.
create table meeting_reminder (
  meeting_id uuid not null references meeting (id) on delete cascade,
  sequence integer not null,
  kind text not null check (kind in ('day', 'hour')),
  sent_at timestamptz not null,
  primary key (meeting_id, sequence, kind)
);

-- A mail may carry a calendar file.
alter table outbox_message add column calendar text;
