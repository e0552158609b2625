-- The days a vendor is taken, what follows from them for couples, and the couples that wait for one to become free.
set local lock_timeout = '2s';

-- Made when something first happens on a calendar. Whoever changes days of it locks this row, so that what follows from them is worked out once.
create table vendor_calendar (
  vendor_id bigint primary key references vendor (id) on delete cascade,
  -- How many weddings the vendor takes a day.
  capacity smallint not null default 1 check (capacity between 1 and 20),
  -- When the vendor first set something here. Until then no day is called free.
  kept_since timestamptz
);

create table taken_day (
  id uuid primary key default uuidv7(),
  vendor_id bigint not null references vendor_calendar (vendor_id) on delete cascade,
  on_day date not null,
  part text not null check (part in ('day', 'morning', 'evening')),
  -- How many of the weddings of that day it takes; null: all.
  places smallint check (places between 1 and 20),
  source text not null check (source in ('own', 'booking', 'subscribed')),
  -- For the vendor alone.
  note text not null default '' check (length(note) <= 200),
  -- A booking follows from an accepted quotation.
  couple_id bigint references account (id),
  quotation_id uuid references quotation (id),
  check ((source = 'booking') = (couple_id is not null) and (source = 'booking') = (quotation_id is not null))
);
create index taken_day_of_vendor on taken_day (vendor_id, on_day);
-- A vendor marks a day once, and a couple that accepts two quotations for a day has one wedding.
create unique index taken_day_own_once on taken_day (vendor_id, on_day) where source = 'own';
create unique index taken_day_booked_once on taken_day (vendor_id, on_day, couple_id) where source = 'booking';
create index taken_day_of_couple on taken_day (couple_id) where couple_id is not null;
create index taken_day_of_quotation on taken_day (quotation_id) where quotation_id is not null;

-- What follows from the entries of a day (core/taken-days/day-status.ts), for searching; a day without a row has room in both halves.
create table vendor_day (
  vendor_id bigint not null references vendor_calendar (vendor_id) on delete cascade,
  on_day date not null,
  status text not null check (status in ('taken', 'ask')),
  primary key (on_day, vendor_id)
);
create index vendor_day_of_vendor on vendor_day (vendor_id, on_day);

-- A couple that is to be told when a taken day becomes free. It is told once; then its row goes.
create table day_wait (
  vendor_id bigint not null references vendor (id) on delete cascade,
  on_day date not null,
  couple_id bigint not null references account (id) on delete cascade,
  asked_at timestamptz not null,
  primary key (vendor_id, on_day, couple_id)
);
create index day_wait_of_couple on day_wait (couple_id, on_day);

-- What was accepted before there was a calendar.
insert into vendor_calendar (vendor_id)
  select distinct vendor_id from quotation where status = 'accepted' and (content ->> 'event_date')::date >= current_date;
insert into taken_day (vendor_id, on_day, part, places, source, couple_id, quotation_id)
  select distinct on (vendor_id, on_day, couple_id) vendor_id, on_day, 'day', 1, 'booking', couple_id, id
  from (select vendor_id, couple_id, id, (content ->> 'event_date')::date as on_day from quotation where status = 'accepted') accepted
  where on_day >= current_date order by vendor_id, on_day, couple_id, id;
insert into vendor_day (vendor_id, on_day, status) select distinct vendor_id, on_day, 'taken' from taken_day;
