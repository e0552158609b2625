-- What couples do towards a vendor: the one source of leads, interested clients and the vendor's inbox.

create table couple_event (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendor (id) on delete cascade,
  kind text not null check (kind in ('profile_view', 'save', 'message', 'phone_reveal', 'whatsapp_reveal')),
  -- The couple when it was signed in, and the browser it came from; at least one is known.
  couple_id bigint references account (id) on delete cascade,
  visitor_key text check (length(visitor_key) between 1 and 100),
  at timestamptz not null,
  -- The business day in Asia/Jakarta in which `at` falls.
  on_day date not null,
  check (num_nonnulls(couple_id, visitor_key) > 0)
);
-- Looking, saving and revealing count once per person and day, however often the page is reloaded. Each message counts.
create unique index couple_event_once_a_day on couple_event (vendor_id, kind, on_day, coalesce(couple_id::text, visitor_key))
  where kind <> 'message';
create index couple_event_of_vendor on couple_event (vendor_id, at desc);
create index couple_event_of_couple on couple_event (couple_id, at desc) where couple_id is not null;

create table message (
  id uuid primary key default uuidv7(),
  vendor_id bigint not null references vendor (id) on delete cascade,
  couple_id bigint not null references account (id) on delete cascade,
  subject text not null check (subject in ('appointment', 'availability', 'price_list', 'other')),
  body text not null check (body <> '' and length(body) <= 2000),
  wedding_on date,
  sent_at timestamptz not null,
  -- The sender's Idempotency-Key: a request that is repeated after a lost answer finds its message instead of sending another.
  request_key text,
  unique (couple_id, request_key)
);
create index message_of_vendor on message (vendor_id, sent_at desc);
create index message_of_couple on message (couple_id, sent_at desc);

create table saved_vendor (
  couple_id bigint not null references account (id) on delete cascade,
  vendor_id bigint not null references vendor (id) on delete cascade,
  saved_at timestamptz not null,
  primary key (couple_id, vendor_id)
);
