-- Payouts: what vendors earned goes to their bank accounts.
set local lock_timeout = '2s';

-- Days besides weekends on which banks in Indonesia do not move money. The government names those of a year in the autumn before.
create table bank_holiday (
  day date primary key,
  name text not null
);
insert into bank_holiday (day, name) values
  ('2026-01-01', 'Tahun Baru'), ('2026-01-16', 'Isra Mikraj'), ('2026-02-16', 'Cuti bersama Imlek'), ('2026-02-17', 'Tahun Baru Imlek'), ('2026-03-18', 'Cuti bersama Nyepi'), ('2026-03-19', 'Nyepi'), ('2026-03-20', 'Cuti bersama Idulfitri'),
  ('2026-03-21', 'Idulfitri'), ('2026-03-22', 'Idulfitri'), ('2026-03-23', 'Cuti bersama Idulfitri'), ('2026-03-24', 'Cuti bersama Idulfitri'),
  ('2026-04-03', 'Wafat Yesus Kristus'), ('2026-05-01', 'Hari Buruh'), ('2026-05-14', 'Kenaikan Yesus Kristus'), ('2026-05-15', 'Cuti bersama'), ('2026-05-27', 'Iduladha'), ('2026-05-28', 'Cuti bersama Iduladha'),
  ('2026-05-31', 'Waisak'), ('2026-06-01', 'Hari Lahir Pancasila'), ('2026-06-16', 'Tahun Baru Islam'), ('2026-08-17', 'Proklamasi Kemerdekaan'),
  ('2026-08-25', 'Maulid Nabi'), ('2026-12-24', 'Cuti bersama Natal'), ('2026-12-25', 'Natal'),
  ('2027-01-01', 'Tahun Baru'), ('2027-05-01', 'Hari Buruh'), ('2027-06-01', 'Hari Lahir Pancasila'),
  ('2027-08-17', 'Proklamasi Kemerdekaan'), ('2027-12-25', 'Natal');
revoke insert, update, delete, truncate on bank_holiday from pelaminan_app;

create sequence payout_number;
create table payout (
  id uuid primary key default uuidv7(),
  number text not null unique check (number ~ '^PYO-[0-9]{8}-[0-9]{6,}$'),
  vendor_id bigint not null references vendor (id),
  amount_idr bigint not null check (amount_idr > 0),
  bank_account_id uuid not null references bank_account (id),
  -- The account as it was when the money was asked for.
  holder_name text not null,
  bank_name text not null,
  number_end text not null,
  status text not null default 'requested' check (status in ('requested', 'processing', 'paid', 'failed')),
  -- What the caller named its request: sent again, it finds this payout instead of making a second one.
  idempotency_key text check (length(idempotency_key) between 8 and 100),
  requested_at timestamptz not null,
  -- Business days between which the money should arrive.
  expected_from date not null,
  expected_by date not null check (expected_by >= expected_from),
  -- Above the limit one operator checks and another starts; below it whoever starts is alone.
  needs_second boolean not null,
  checked_by bigint references account (id),
  checked_at timestamptz,
  started_by bigint references account (id),
  started_at timestamptz,
  closed_by bigint references account (id),
  closed_at timestamptz,
  -- What the bank calls the transfer.
  reference text check (length(reference) <= 200),
  failure text check (failure in ('account_closed', 'holder_mismatch', 'number_wrong', 'bank_refused', 'other')),
  failure_note text check (length(failure_note) <= 500),
  unique (vendor_id, idempotency_key),
  constraint payout_four_eyes check (not needs_second or started_by is null or (checked_by is not null and checked_by <> started_by)),
  check ((checked_by is null) = (checked_at is null)),
  check ((started_by is null) = (started_at is null)),
  check ((status in ('paid', 'failed')) = (closed_by is not null)),
  check ((closed_by is null) = (closed_at is null)),
  check ((status = 'paid') = (reference is not null)),
  check ((status = 'failed') = (failure is not null)),
  check (status not in ('processing', 'paid') or started_by is not null)
);
-- One at a time: the next can be asked for when this one has arrived or failed.
create unique index payout_one_open on payout (vendor_id) where status in ('requested', 'processing');
create index payout_of_vendor on payout (vendor_id, requested_at desc, id desc);
create index payout_waiting on payout (requested_at, id) where status in ('requested', 'processing');
revoke delete, truncate on payout from pelaminan_app;
