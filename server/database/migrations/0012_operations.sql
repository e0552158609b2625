-- What operators work with: an audit log that shows tampering, credit adjustments with four eyes, what finance has dealt with,
-- and which operators are related to which vendors.
set local lock_timeout = '2s';

-- Each audit entry is linked to the one before it: its hash covers its contents and the hash before. A row that is changed, removed
-- or slipped in breaks the chain from there on, and `npm run audit:verify` names the first. The link is made when its transaction
-- commits, so the lock on the head is held for that moment alone, after every other lock: entries of transactions that
-- run beside each other are linked in the order of their commits, and no transaction waits for another one's work.
create table audit_link (
  position bigint primary key,
  entry_id bigint not null unique references audit_entry (id),
  hash bytea not null check (length(hash) = 32)
);
-- One row. It also tells when the newest entries were cut off.
create table audit_head (
  is_only boolean primary key default true check (is_only),
  position bigint not null,
  hash bytea not null check (length(hash) = 32)
);
insert into audit_head (position, hash) values (0, decode(repeat('00', 32), 'hex'));
revoke insert, update, delete, truncate on audit_link, audit_head from pelaminan_app;

create function audit_link_entry(entry audit_entry) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head audit_head;
  content text;
begin
  select * into strict head from audit_head for no key update;
  content := jsonb_build_array(head.position + 1, entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.action,
    entry.account_id, entry.address, entry.subject, entry.result, entry.detail)::text;
  head.position := head.position + 1;
  head.hash := sha256(head.hash || convert_to(content, 'UTF8'));
  insert into audit_link (position, entry_id, hash) values (head.position, entry.id, head.hash);
  update audit_head set position = head.position, hash = head.hash;
end $$;
revoke execute on function audit_link_entry(audit_entry) from public;

create function audit_follow_entry() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform audit_link_entry(new);
  return null;
end $$;

do $$
declare
  entry audit_entry;
begin
  for entry in select * from audit_entry order by id loop
    perform audit_link_entry(entry);
  end loop;
end $$;
create constraint trigger audit_follow_entry after insert on audit_entry
  deferrable initially deferred for each row execute function audit_follow_entry();
create index audit_entry_subject on audit_entry (subject, id desc) where subject <> '';
create index audit_entry_action on audit_entry (action, id desc);

-- Credit given or taken by finance. Posted at once up to a limit; above it another operator looks at it first.
create table credit_adjustment (
  id uuid primary key default uuidv7(),
  vendor_id bigint not null references vendor (id),
  -- Positive: credit for the vendor.
  amount_idr bigint not null check (amount_idr <> 0),
  reason text not null check (length(reason) between 1 and 500),
  status text not null check (status in ('waiting', 'posted', 'refused')),
  needs_second boolean not null,
  asked_by bigint not null references account (id),
  asked_at timestamptz not null,
  idempotency_key text check (length(idempotency_key) between 8 and 100),
  decided_by bigint references account (id),
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) between 1 and 500),
  unique (asked_by, idempotency_key),
  -- Four eyes: whoever asked never decides.
  check (decided_by <> asked_by),
  check ((decided_by is null) = (decided_at is null)),
  check (case when needs_second then (status = 'waiting') = (decided_by is null) else status = 'posted' and decided_by is null end),
  check (status <> 'refused' or decision_reason is not null)
);
create index credit_adjustment_waiting on credit_adjustment (asked_at) where status = 'waiting';
create index credit_adjustment_newest on credit_adjustment (asked_at desc, id desc);
create index credit_adjustment_of_vendor on credit_adjustment (vendor_id, asked_at desc);
revoke delete, truncate on credit_adjustment from pelaminan_app;

-- Money that went back by the hand of finance: who says so, and how it went.
alter table refund_task
  add column returned_by bigint references account (id),
  add column reference text check (length(reference) between 1 and 200),
  add check (returned_by is null or (closed_at is not null and reference is not null));

-- What finance found out about an alert. The alert itself never changes.
create table payment_alert_answer (
  alert_id bigint primary key references payment_alert (id),
  reason text not null check (length(reason) between 1 and 500),
  answered_by bigint not null references account (id),
  answered_at timestamptz not null
);
revoke update, delete, truncate on payment_alert_answer from pelaminan_app;

-- Operators who must not act on an account, because it is theirs or of somebody close to them.
create table operator_relation (
  operator_id bigint not null references account (id),
  account_id bigint not null references account (id),
  declared_at timestamptz not null default now(),
  primary key (operator_id, account_id),
  check (operator_id <> account_id)
);
