-- Calendars that vendors keep elsewhere: one that is read here, and the secret address under which theirs is read there.
set local lock_timeout = '2s';

-- How often the secret address was made; null: never. The address follows from it and a key.
alter table vendor_calendar add column address_number integer check (address_number > 0);

create table calendar_connection (
  vendor_id bigint primary key references vendor_calendar (vendor_id) on delete cascade,
  -- Encrypted: whoever has it reads the vendor's calendar.
  address_box bytea not null,
  -- What of it is shown.
  host text not null check (length(host) <= 253),
  connected_at timestamptz not null,
  -- When it was last read, and since when it cannot be.
  read_at timestamptz not null,
  failing_since timestamptz,
  failure text check (failure in ('refused', 'unreachable', 'gone', 'too_large', 'not_a_calendar')),
  told_at timestamptz,
  check_at timestamptz not null,
  check ((failure is null) = (failing_since is null))
);
create index calendar_connection_due on calendar_connection (check_at);
