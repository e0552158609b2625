-- Wedding fairs and markets, and the vendors that take part in them. Our staff keeps them.
set local lock_timeout = '2s';

create table fair (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 120),
  city_id integer not null references city (id),
  venue text not null check (length(venue) between 1 and 120),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on and ends_on - starts_on <= 30),
  -- Where more is told; empty when nowhere.
  url text not null default '' check (url = '' or (url ~ '^https://' and length(url) <= 300)),
  -- Which state of it an operator saw: of two who change it at once, one is told.
  version integer not null default 1,
  cancelled_at timestamptz,
  created_at timestamptz not null default now()
);
create index fair_coming on fair (starts_on, id);

create table fair_vendor (
  fair_id bigint not null references fair (id) on delete cascade,
  vendor_id bigint not null references vendor (id) on delete cascade,
  -- Where to find it there; empty while nobody knows.
  stand text not null default '' check (length(stand) <= 40),
  primary key (fair_id, vendor_id)
);
create index fair_vendor_of_vendor on fair_vendor (vendor_id, fair_id);
