-- Inquiries of couples, quotations of vendors, and the instalments couples pay.
set local lock_timeout = '2s';

-- What a couple asks a vendor for. It is never changed: what follows is said in the conversation.
create table inquiry (
  id uuid primary key default uuidv7(),
  vendor_id bigint not null references vendor (id),
  couple_id bigint not null references account (id),
  event_on date,
  place text not null check (length(place) <= 160),
  guests integer check (guests > 0),
  budget_idr bigint check (budget_idr > 0),
  wishes text not null check (length(wishes) between 1 and 2000),
  asked_at timestamptz not null,
  -- The couple's Idempotency-Key: a request that is repeated after a lost answer finds its inquiry.
  request_key text check (length(request_key) between 8 and 100),
  unique (couple_id, request_key)
);
create index inquiry_of_vendor on inquiry (vendor_id, asked_at desc);
create index inquiry_of_couple on inquiry (couple_id, asked_at desc);
revoke update, delete, truncate on inquiry from pelaminan_app;

-- One version of a quotation. A draft is the vendor's own; once sent it stays as it was read, and a new version is a new row.
create sequence quotation_number;
create table quotation (
  id uuid primary key default uuidv7(),
  -- All versions of a quotation share its number.
  number text not null check (number ~ '^Q-[0-9]{8}-[0-9]{4,}$'),
  version integer not null default 1 check (version > 0),
  inquiry_id uuid not null references inquiry (id),
  vendor_id bigint not null references vendor (id),
  couple_id bigint not null references account (id),
  status text not null default 'draft' check (status in ('draft', 'sent', 'viewed', 'accepted', 'declined', 'expired', 'withdrawn', 'replaced')),
  -- Grows with each saving: whoever saves names the one it read, so that two tabs cannot overwrite each other unseen.
  revision integer not null default 1 check (revision > 0),
  -- What it says (core/quotations/content.ts).
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  valid_until date,
  -- Written when it is sent: what it adds up to, at the tax rate of that day.
  tax_basis_points integer check (tax_basis_points between 0 and 10000),
  total_idr bigint check (total_idr > 0),
  -- Written when it is accepted: what we keep of each instalment, by the vendor's plan of that moment.
  fee_basis_points integer check (fee_basis_points between 0 and 10000),
  reason text check (length(reason) between 1 and 500),
  created_at timestamptz not null,
  saved_at timestamptz not null,
  sent_at timestamptz,
  viewed_at timestamptz,
  -- When it reached the state in which it stays.
  closed_at timestamptz,
  -- The key of the request that made this draft out of another.
  request_key text check (length(request_key) between 8 and 100),
  unique (number, version),
  unique (vendor_id, request_key),
  check ((status = 'draft') = (sent_at is null)),
  check ((sent_at is null) = (total_idr is null) and (sent_at is null) = (tax_basis_points is null)),
  check (sent_at is null or valid_until is not null),
  check ((status in ('draft', 'sent', 'viewed')) = (closed_at is null)),
  check ((status = 'accepted') = (fee_basis_points is not null))
);
-- A vendor answers an inquiry with one draft at a time, and of one quotation at most one version is with the couple.
create unique index quotation_one_draft on quotation (inquiry_id) where status = 'draft';
create unique index quotation_one_open on quotation (number) where status in ('sent', 'viewed');
create index quotation_of_vendor on quotation (vendor_id, saved_at desc, id desc);
create index quotation_of_couple on quotation (couple_id, sent_at desc) where sent_at is not null;
create index quotation_of_inquiry on quotation (inquiry_id);
create index quotation_undecided on quotation (valid_until) where status in ('sent', 'viewed');
revoke truncate on quotation from pelaminan_app;

-- What was sent stays as it was read, whatever a program does.
create function quotation_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'draft' then
      raise exception 'a quotation that was sent is not removed';
    end if;
    return old;
  end if;
  if old.status <> 'draft' and (new.content, new.number, new.version, new.valid_until, new.total_idr, new.tax_basis_points, new.sent_at)
    is distinct from (old.content, old.number, old.version, old.valid_until, old.total_idr, old.tax_basis_points, old.sent_at) then
    raise exception 'a quotation that was sent is not changed';
  end if;
  return new;
end $$;
create trigger quotation_stays before update or delete on quotation for each row execute function quotation_stays();

-- What the couple owes of an accepted quotation, and when.
create table instalment (
  id uuid primary key default uuidv7(),
  quotation_id uuid not null references quotation (id),
  position integer not null check (position between 1 and 12),
  label text not null check (length(label) between 1 and 60),
  amount_idr bigint not null check (amount_idr > 0),
  -- What we keep of it.
  fee_idr bigint not null check (fee_idr >= 0),
  due_on date not null,
  status text not null default 'open' check (status in ('open', 'paid', 'refunded')),
  paid_at timestamptz,
  refunded_at timestamptz,
  unique (quotation_id, position),
  check (fee_idr <= amount_idr),
  check ((status = 'open') = (paid_at is null)),
  check ((status = 'refunded') = (refunded_at is not null))
);
create index instalment_open on instalment (due_on) where status = 'open';
revoke delete, truncate on instalment from pelaminan_app;

-- A try to pay an instalment: each has a payment of its own at the gateway, and at most one of them is open.
create table instalment_attempt (
  id uuid primary key default uuidv7(),
  instalment_id uuid not null references instalment (id),
  status text not null default 'unpaid' check (status in ('unpaid', 'expired', 'refund_due', 'paid')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  check (expires_at > created_at),
  check ((status in ('paid', 'refund_due')) = (paid_at is not null))
);
create unique index instalment_attempt_one_open on instalment_attempt (instalment_id) where status = 'unpaid';
create unique index instalment_attempt_one_paid on instalment_attempt (instalment_id) where status = 'paid';
create index instalment_attempt_of on instalment_attempt (instalment_id, created_at desc);
revoke delete, truncate on instalment_attempt from pelaminan_app;

-- Which reminders went out; each goes once.
create table instalment_reminder (
  instalment_id uuid not null references instalment (id),
  kind text not null check (kind in ('soon', 'today', 'overdue')),
  sent_at timestamptz not null,
  primary key (instalment_id, kind)
);
revoke update, delete, truncate on instalment_reminder from pelaminan_app;

-- A paid instalment that finance gives back. Above a limit another operator looks at it first.
create table instalment_refund (
  id uuid primary key default uuidv7(),
  instalment_id uuid not null references instalment (id),
  amount_idr bigint not null check (amount_idr > 0),
  reason text not null check (length(reason) between 1 and 500),
  status text not null check (status in ('waiting', 'posted', 'refused')),
  needs_second boolean not null,
  asked_by bigint not null references account (id),
  asked_at timestamptz not null,
  decided_by bigint references account (id),
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) between 1 and 500),
  check (decided_by <> asked_by),
  check ((decided_by is null) = (decided_at is null)),
  check (case when needs_second then (status = 'waiting') = (decided_by is null) else status = 'posted' and decided_by is null end),
  check (status <> 'refused' or decision_reason is not null)
);
-- What was refused may be asked for again; what waits or is done may not.
create unique index instalment_refund_once on instalment_refund (instalment_id) where status <> 'refused';
create index instalment_refund_newest on instalment_refund (asked_at desc, id desc);
revoke delete, truncate on instalment_refund from pelaminan_app;

alter table payment drop constraint payment_subject_kind_check;
alter table payment add constraint payment_subject_kind_check check (subject_kind in ('credit_order', 'instalment', 'membership_order'));
-- Money goes back because it came too late, because it came twice, or because finance gives it back.
alter table refund_task drop constraint refund_task_reason_check;
alter table refund_task add constraint refund_task_reason_check check (reason in ('paid_after_expiry', 'paid_twice', 'given_back'));
