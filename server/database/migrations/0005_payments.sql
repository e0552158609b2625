-- Payments through a gateway, every word the gateway said about them, and what people have to look at.
set local lock_timeout = '2s';

create table payment (
  id uuid primary key default uuidv7(),
  gateway text not null,
  -- What is paid for, in the table of the capability that sells it. One payment for each.
  subject_kind text not null check (subject_kind in ('credit_order')),
  subject_id uuid not null,
  -- Who pays.
  account_id bigint not null references account (id),
  amount_idr bigint not null check (amount_idr > 0),
  currency text not null default 'IDR' check (currency = 'IDR'),
  description text not null,
  language text not null check (language in ('en', 'id')),
  success_url text not null,
  status text not null default 'pending' check (status in ('pending', 'failed', 'expired', 'paid', 'refunded')),
  -- Absent until the gateway has opened it: the row comes first, so that a word of the gateway always finds it.
  gateway_reference text,
  payment_url text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- What the gateway says: when it stopped taking money in time, when money came, when we heard that it went back.
  payable_until timestamptz,
  paid_at timestamptz,
  refunded_at timestamptz,
  -- When the gateway was last asked.
  checked_at timestamptz,
  unique (subject_kind, subject_id),
  unique (gateway, gateway_reference),
  check ((gateway_reference is null) = (payment_url is null)),
  check (status <> 'paid' or paid_at is not null)
);
create index payment_unsettled on payment (expires_at) where status in ('pending', 'failed', 'expired');
create index payment_of_account on payment (account_id, created_at desc);
revoke delete, truncate on payment from pelaminan_app;

-- Every message that was rightly signed, as the bytes that came, with what was made of it. What is not signed is only logged: anybody
-- could fill a table with it.
create table payment_event (
  id bigint generated always as identity primary key,
  gateway text not null,
  event_id text not null check (length(event_id) <= 200),
  source text not null check (source in ('webhook', 'reconciliation')),
  -- As the message names it; it need not be one of ours.
  payment_id text not null,
  verdict text not null check (verdict in ('applied', 'stale', 'payment_unknown', 'merchant_mismatch', 'currency_mismatch', 'amount_mismatch')),
  body bytea not null,
  deliveries integer not null default 1,
  received_at timestamptz not null,
  unique (gateway, event_id)
);
create index payment_event_of_payment on payment_event (payment_id);
revoke delete, truncate on payment_event from pelaminan_app;

-- What no program may decide: shown to operators with the permission finance.
create table payment_alert (
  id bigint generated always as identity primary key,
  code text not null check (code in ('payment_unknown', 'merchant_mismatch', 'currency_mismatch', 'amount_mismatch', 'refunded_after_credit')),
  gateway text not null,
  payment_id text not null,
  event_id text not null,
  raised_at timestamptz not null,
  -- One alert for each thing wrong with a payment, however often it is said.
  unique (gateway, payment_id, code)
);
revoke update, delete, truncate on payment_alert from pelaminan_app;

-- Money that came too late and has to go back by the hand of finance.
create table refund_task (
  payment_id uuid primary key references payment (id),
  amount_idr bigint not null check (amount_idr > 0),
  reason text not null check (reason in ('paid_after_expiry')),
  opened_at timestamptz not null,
  closed_at timestamptz
);
create index refund_task_open on refund_task (opened_at) where closed_at is null;
revoke delete, truncate on refund_task from pelaminan_app;
