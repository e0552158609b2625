-- The whole profile: its sections saved one by one, more ways to reach a vendor, price units and answers in two languages, cities beyond the plan.
set local lock_timeout = '2s';

alter table vendor
  add column other_phone text not null default '',
  add column contact_email text not null default '' check (length(contact_email) <= 254),
  -- Where a vendor abroad is; in Indonesia the city is one of ours.
  add column foreign_city text not null default '' check (length(foreign_city) <= 80),
  add column tiktok text not null default '' check (length(tiktok) <= 80),
  add column facebook text not null default '' check (length(facebook) <= 80),
  add column youtube text not null default '' check (length(youtube) <= 80),
  -- A chosen category without a city: services are now chosen whole.
  drop column category_id;

-- Which state of a section somebody edits: of two tabs the second is told.
create table vendor_section (
  vendor_id bigint not null references vendor (id) on delete cascade,
  name text not null check (name in ('about', 'contact', 'services', 'prices', 'answers', 'links')),
  revision integer not null check (revision > 0),
  saved_at timestamptz not null,
  primary key (vendor_id, name)
);

-- Checked when a statement ends: two services may change places.
alter table vendor_service drop constraint vendor_service_vendor_id_category_id_city_id_key;
alter table vendor_service add constraint vendor_service_place_once unique (vendor_id, category_id, city_id) deferrable initially immediate;
-- Whether couples see it: a city beyond the plan stays the vendor's, and is shown again by a larger plan.
alter table vendor_service add column is_shown boolean not null default true;

-- What a price is for: one of the units that have words in both languages, or the vendor's own word.
alter table price_item add column own_unit text not null default '' check (length(own_unit) <= 60);
update price_item set own_unit = case when unit in ('per acara', 'per paket', 'per hari', 'per jam', 'per sesi', 'per orang', 'per pasangan', 'per porsi',
  'per buah', 'per set', 'per pasang', 'per kotak', 'per meja') then '' else left(unit, 30) end;
update price_item set unit = case unit when '' then 'none' when 'per acara' then 'event' when 'per paket' then 'package' when 'per hari' then 'day'
  when 'per jam' then 'hour' when 'per sesi' then 'session' when 'per orang' then 'person' when 'per pasangan' then 'couple' when 'per porsi' then 'portion'
  when 'per buah' then 'piece' when 'per set' then 'set' when 'per pasang' then 'pair' when 'per kotak' then 'box' when 'per meja' then 'table' else 'own' end;
alter table price_item
  add constraint price_item_unit check (unit in ('none', 'event', 'package', 'day', 'hour', 'session', 'person', 'couple', 'portion', 'piece', 'set', 'pair',
    'box', 'table', 'own')),
  add constraint price_item_own_unit check ((unit = 'own') = (own_unit <> ''));

-- Answers to the questions of the vendor's categories. The questions are rules and have their words in both languages, so the free ones go.
drop table vendor_question;
create table vendor_answer (
  vendor_id bigint not null references vendor (id) on delete cascade,
  question text not null check (question ~ '^[a-z0-9_]{1,40}$'),
  -- One option, several, a number, or words.
  value jsonb not null check (jsonb_typeof(value) in ('string', 'array', 'number')),
  primary key (vendor_id, question)
);

-- A third thing that can be revealed.
alter table couple_event drop constraint couple_event_kind_check;
alter table couple_event add constraint couple_event_kind_check check (kind in
  ('profile_view', 'price_list_view', 'save', 'message', 'phone_reveal', 'whatsapp_reveal', 'email_reveal', 'meeting', 'quotation_request'));
