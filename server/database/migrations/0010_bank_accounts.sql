-- Bank accounts of vendors, and the codes by SMS that verify them.
set local lock_timeout = '2s';

create table bank_account (
  id uuid primary key default uuidv7(),
  vendor_id bigint not null references vendor (id),
  holder_name text not null,
  -- Of the list of Indonesian banks; absent for a bank abroad, which has a SWIFT code instead.
  bank_bic text,
  bank_name text not null,
  swift_code text,
  -- AES-256-GCM, bound to the vendor and this account. What is readable are the last digits.
  number_box bytea not null,
  number_end text not null check (length(number_end) <= 4),
  -- HMAC of bank and number: finds the same account again without reading it.
  number_key bytea not null,
  city text not null,
  branch text not null,
  address text not null,
  is_primary boolean not null,
  added_at timestamptz not null,
  verified_at timestamptz,
  removed_at timestamptz,
  check ((bank_bic is null) = (swift_code is not null)),
  check (removed_at is null or not is_primary)
);
create unique index bank_account_once on bank_account (vendor_id, number_key) where removed_at is null;
create unique index bank_account_one_primary on bank_account (vendor_id) where is_primary;
create index bank_account_number on bank_account (number_key);
revoke delete, truncate on bank_account from pelaminan_app;

-- One code a vendor at a time: a new one ends the one before. Tries, waits and the lock belong to the vendor, so that neither another
-- account nor removing and adding one brings new tries.
create table bank_code (
  vendor_id bigint primary key references vendor (id),
  bank_account_id uuid not null references bank_account (id),
  -- HMAC over account, bank account, phone and code.
  code_hash bytea not null,
  -- HMAC of the phone it went to.
  phone_key bytea not null,
  sent_at timestamptz not null,
  sends integer not null check (sends > 0),
  good_until timestamptz,
  wrong_tries integer not null check (wrong_tries between 0 and 20),
  locked_until timestamptz
);

-- Every code that was sent, for the limits by number and by vendor.
create table bank_code_sent (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendor (id),
  phone_key bytea not null,
  sent_at timestamptz not null
);
create index bank_code_sent_to_number on bank_code_sent (phone_key, sent_at);
create index bank_code_sent_to_vendor on bank_code_sent (vendor_id, sent_at);
create index bank_code_sent_age on bank_code_sent (sent_at);
revoke update, truncate on bank_code_sent from pelaminan_app;
