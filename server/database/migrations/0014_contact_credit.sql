-- Couples' weddings, what else couples do towards vendors, and the contact credit of vendors on Trial.
set local lock_timeout = '2s';

alter table couple_event drop constraint couple_event_kind_check;
alter table couple_event add constraint couple_event_kind_check check (kind in
  ('profile_view', 'price_list_view', 'save', 'message', 'phone_reveal', 'whatsapp_reveal', 'meeting', 'quotation_request'));
-- Whether the couple had come by an ad of the vendor.
alter table couple_event add column came_by_ad boolean not null default false;
-- Looking, saving and revealing count once per person and day; each message, meeting and request counts.
drop index couple_event_once_a_day;
create unique index couple_event_once_a_day on couple_event (vendor_id, kind, on_day, coalesce(couple_id::text, visitor_key))
  where kind not in ('message', 'meeting', 'quotation_request');
create index couple_event_of_pair on couple_event (vendor_id, couple_id, at desc) where couple_id is not null;

create table wedding (
  couple_id bigint primary key references account (id) on delete cascade,
  -- The day, or the last day of its month while only the month is known: ahead as long as that month lasts.
  wedding_on date,
  is_day_known boolean not null default false,
  city_id integer references city (id),
  guests integer check (guests between 1 and 10000),
  budget_band text check (budget_band in ('under_50', '50_100', '100_250', '250_500', 'over_500')),
  -- The place that is booked; empty while none is.
  venue text not null default '' check (length(venue) <= 120),
  wishes text not null default '' check (length(wishes) <= 1000),
  -- Whether vendors whom the couple has not turned to may find it.
  is_findable boolean not null default true,
  updated_at timestamptz not null,
  check (wedding_on is not null or not is_day_known),
  check (is_day_known or wedding_on = (date_trunc('month', wedding_on) + interval '1 month - 1 day')::date)
);
create index wedding_findable on wedding (city_id, wedding_on) where is_findable;

-- What a couple still looks for.
create table wedding_category (
  couple_id bigint not null references wedding (couple_id) on delete cascade,
  category_id integer not null references category (id),
  primary key (couple_id, category_id)
);
create index wedding_category_wanted on wedding_category (category_id, couple_id);

-- A vendor opened a couple's contact: once, for ever.
create table contact_opening (
  vendor_id bigint not null references vendor (id) on delete cascade,
  couple_id bigint not null references account (id) on delete cascade,
  -- Contact credits it cost; 0 where the plan includes it.
  cost smallint not null check (cost >= 0),
  opened_at timestamptz not null,
  primary key (vendor_id, couple_id)
);

-- Where a vendor's contact credit came from and went.
create table contact_credit_movement (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendor (id) on delete cascade,
  kind text not null check (kind in ('start', 'opening', 'return')),
  -- Null at the start, and once the couple's account is gone.
  couple_id bigint references account (id) on delete set null,
  amount smallint not null,
  -- Why a credit came back.
  reason text check (reason in ('unread', 'spam')),
  at timestamptz not null,
  check ((kind = 'return') = (reason is not null)),
  check (case kind when 'start' then amount >= 0 when 'opening' then amount < 0 else amount > 0 end)
);
create unique index contact_credit_once on contact_credit_movement (vendor_id, couple_id, kind) where couple_id is not null;
create unique index contact_credit_start on contact_credit_movement (vendor_id) where kind = 'start';
create index contact_credit_of_vendor on contact_credit_movement (vendor_id, id desc);
revoke update, delete, truncate on contact_opening, contact_credit_movement from pelaminan_app;

-- Every vendor's credit begins with a row, and at each commit it is the sum of its rows: no statement can move one without the other.
create function contact_credit_begins() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into contact_credit_movement (vendor_id, kind, amount, at) values (new.id, 'start', new.contact_credit, new.created_at);
  return null;
end $$;
create trigger contact_credit_begins after insert on vendor for each row execute function contact_credit_begins();
insert into contact_credit_movement (vendor_id, kind, amount, at) select id, 'start', contact_credit, created_at from vendor;

create function contact_credit_adds_up() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  concerned bigint := case tg_table_name when 'vendor' then (to_jsonb(new) ->> 'id')::bigint else (to_jsonb(new) ->> 'vendor_id')::bigint end;
begin
  if exists (select from vendor v where v.id = concerned
      and v.contact_credit <> (select coalesce(sum(m.amount), 0) from contact_credit_movement m where m.vendor_id = concerned)) then
    raise exception 'the contact credit of vendor % is not the sum of its movements', concerned using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger contact_credit_adds_up after update of contact_credit on vendor
  deferrable initially deferred for each row execute function contact_credit_adds_up();
create constraint trigger contact_credit_movement_adds_up after insert on contact_credit_movement
  deferrable initially deferred for each row execute function contact_credit_adds_up();
