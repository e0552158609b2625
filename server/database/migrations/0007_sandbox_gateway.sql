-- The books of our own test gateway. It stands outside the product: nothing here refers to the product's tables, nor they to it.
set local lock_timeout = '2s';

create table sandbox_payment (
  -- The merchant's id of the payment, which is ours too: opening it again opens nothing new.
  id uuid primary key,
  merchant text not null,
  amount_idr bigint not null check (amount_idr > 0),
  currency text not null,
  description text not null,
  language text not null check (language in ('en', 'id')),
  success_url text not null,
  status text not null default 'pending' check (status in ('pending', 'failed', 'expired', 'paid')),
  created_at timestamptz not null,
  -- Money that comes later is late, and taken all the same: so do bank transfers.
  payable_until timestamptz not null,
  paid_at timestamptz
);
create index sandbox_payment_open on sandbox_payment (payable_until) where status in ('pending', 'failed');

-- A webhook to be delivered until the merchant says it has it.
create table sandbox_delivery (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references sandbox_payment (id),
  -- The event it carries; several deliveries may carry the same.
  event_id uuid not null,
  body text not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index sandbox_delivery_waiting on sandbox_delivery (created_at) where delivered_at is null;
