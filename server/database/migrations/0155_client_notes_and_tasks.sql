-- What a vendor's people note about a client and have to do for it, for themselves alone.
set local lock_timeout = '2s';

create table client_note (
  id uuid primary key default uuidv7(),
  vendor_id bigint not null references vendor (id) on delete cascade,
  couple_id bigint not null references account (id) on delete cascade,
  account_id bigint not null references account (id),
  body text not null check (length(body) <= 2000),
  written_at timestamptz not null,
  edited_at timestamptz,
  revision integer not null default 1
);
create index client_note_of_client on client_note (vendor_id, couple_id, written_at desc);
create index client_note_of_couple on client_note (couple_id);

create table client_task (
  id uuid primary key default uuidv7(),
  vendor_id bigint not null references vendor (id) on delete cascade,
  couple_id bigint not null references account (id) on delete cascade,
  account_id bigint not null references account (id),
  title text not null check (length(title) <= 200),
  due_on date not null,
  -- In Jakarta; null: any time of the day.
  due_time time,
  created_at timestamptz not null,
  done_at timestamptz,
  revision integer not null default 1,
  -- A reminder goes out once for each day and hour a task is due.
  reminded_at timestamptz,
  -- Deleted tasks are kept for a while, so that deleting can be undone.
  deleted_at timestamptz
);
create index client_task_of_vendor on client_task (vendor_id, due_on) where deleted_at is null;
create index client_task_of_couple on client_task (couple_id);
create index client_task_to_remind on client_task (due_on) where reminded_at is null and done_at is null and deleted_at is null;
create index client_task_deleted on client_task (deleted_at) where deleted_at is not null;
