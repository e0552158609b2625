-- Businesses that want to become vendors: what they sent, as they sent it, and what our staff made of it.
set local lock_timeout = '2s';

create table vendor_acquisition (
  id uuid primary key default uuidv7(),
  -- Not jsonb: kept as it was sent, keys in their order.
  payload json not null check (octet_length(payload::text) <= 16384 and json_typeof(payload) = 'object'),
  -- Name, address and place as far as the payload names them, in lower case: what the list is searched by.
  search_text text not null default '',
  language text not null check (language in ('en', 'id')),
  utm jsonb,
  received_at timestamptz not null,
  status text not null default 'new' check (status in ('new', 'accepted', 'dismissed')),
  decided_at timestamptz,
  decided_by bigint references account (id),
  -- Why it was dismissed.
  reason text check (length(reason) <= 500),
  -- The account that was invited.
  account_id bigint unique references account (id),
  check ((status = 'new') = (decided_at is null) and (status = 'new') = (decided_by is null)),
  check ((status = 'dismissed') = (reason is not null)),
  check ((status = 'accepted') = (account_id is not null))
);
create index vendor_acquisition_new on vendor_acquisition (received_at) where status = 'new';
create index vendor_acquisition_newest on vendor_acquisition (status, received_at desc);
create index vendor_acquisition_words on vendor_acquisition using gin (search_text gin_trgm_ops);

alter table one_time_link drop constraint one_time_link_purpose_check;
alter table one_time_link add check (purpose in ('confirm_email', 'reset_password', 'accept_invitation'));
