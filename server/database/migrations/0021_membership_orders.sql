-- Memberships are sold: what a plan costs, what was ordered, and who was reminded.
set local lock_timeout = '2s';

-- Before tax. Absent: the plan is not sold.
alter table plan add column price_month_idr bigint check (price_month_idr > 0), add column price_year_idr bigint check (price_year_idr > 0),
  add constraint plan_price check ((price_month_idr is null) = (price_year_idr is null));
update plan set price_month_idr = 250000, price_year_idr = 2500000 where name = 'Silver';
update plan set price_month_idr = 600000, price_year_idr = 6000000 where name = 'Gold';

-- What was paid for the whole span from start to end, before tax: what is left of it counts when a vendor moves up. 0 for a membership that was given.
alter table membership add column paid_idr bigint not null default 0 check (paid_idr >= 0);
create index membership_ends on membership (ends_on) where status = 'active' and ends_on is not null;

create sequence membership_order_number;
create table membership_order (
  id uuid primary key default uuidv7(),
  number text not null unique check (number ~ '^MBR-[0-9]{8}-[0-9]{6,}$'),
  vendor_id bigint not null references vendor (id),
  vendor_service_id bigint references vendor_service (id) on delete set null,
  -- The service in words of the day: category and city, as a receipt says them.
  service_en text not null,
  service_id text not null,
  idempotency_key text check (length(idempotency_key) between 8 and 100),
  billed_to text not null,
  plan_name text not null references plan (name),
  term text not null check (term in ('month', 'year')),
  -- What the order was made on: the membership that is renewed or replaced, as it was. Null: there was none that counted.
  from_membership_id bigint references membership (id) on delete set null,
  from_plan_name text references plan (name),
  from_ends_on date,
  from_paid_idr bigint,
  price_idr bigint not null check (price_idr > 0),
  -- What was left of the membership that is replaced.
  credit_idr bigint not null check (credit_idr >= 0 and credit_idr < price_idr),
  tax_idr bigint not null check (tax_idr >= 0),
  tax_basis_points integer not null check (tax_basis_points between 0 and 10000),
  total_idr bigint not null generated always as (price_idr - credit_idr + tax_idr) stored,
  status text not null default 'unpaid' check (status in ('unpaid', 'paid', 'expired', 'refund_due')),
  utm jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  -- The span that was bought, known once it is paid.
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  unique (vendor_id, idempotency_key),
  check (expires_at > created_at),
  check ((status in ('paid', 'refund_due')) = (paid_at is not null)),
  check ((status = 'paid') = (starts_on is not null) and (starts_on is null) = (ends_on is null))
);
create index membership_order_newest on membership_order (vendor_id, created_at desc, id desc);
create index membership_order_service on membership_order (vendor_service_id);
revoke delete, truncate on membership_order from pelaminan_app;

-- Each reminder of each end of a membership is sent once.
create table membership_reminder (
  membership_id bigint not null references membership (id) on delete cascade,
  ends_on date not null,
  days_before smallint not null,
  sent_at timestamptz not null,
  primary key (membership_id, ends_on, days_before)
);
revoke update, truncate on membership_reminder from pelaminan_app;

alter table payment drop constraint payment_subject_kind_check;
alter table payment add constraint payment_subject_kind_check check (subject_kind in ('credit_order', 'instalment', 'membership_order'));
