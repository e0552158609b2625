-- Quotations are written from templates, declined for a reason that can be counted, and followed up.
set local lock_timeout = '2s';

create table quotation_template (
  id uuid primary key default uuidv7(),
  vendor_id bigint not null references vendor (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  saved_at timestamptz not null
);
create unique index quotation_template_name on quotation_template (vendor_id, lower(name));

alter table quotation add column decline_ground text check (decline_ground in ('too_expensive', 'date', 'chose_other', 'not_now', 'other'));
alter table quotation add constraint quotation_decline_ground check (decline_ground is null or status = 'declined');

create table quotation_follow_up (
  quotation_id uuid not null references quotation (id),
  kind text not null check (kind in ('waiting', 'ends')),
  sent_at timestamptz not null,
  primary key (quotation_id, kind)
);
