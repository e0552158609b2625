-- Conversations between couples and vendors. The messages that couples wrote from profiles become their beginning.
set local lock_timeout = '2s';

create table conversation (
  id uuid primary key default uuidv7(),
  vendor_id bigint not null references vendor (id) on delete cascade,
  couple_id bigint not null references account (id) on delete cascade,
  -- What the couple asked about last, and the day it named.
  subject text not null default 'other' check (subject in ('appointment', 'availability', 'price_list', 'other')),
  wedding_on date,
  -- Messages are numbered from 1 without gaps under the lock of this row: whoever has read up to a number has missed none before it.
  last_number int not null default 0 check (last_number >= 0),
  last_at timestamptz not null,
  -- The vendor's first reply after it paid for the contact: when nobody opens it in time, the credit comes back.
  reply_number int check (reply_number between 1 and last_number),
  reply_at timestamptz,
  reply_opened_at timestamptz,
  reply_judged_at timestamptz,
  -- Our staff found it to be spam: nobody writes here any more.
  closed_at timestamptz,
  unique (vendor_id, couple_id),
  check (num_nulls(reply_number, reply_at) in (0, 2)),
  check (reply_at is not null or num_nonnulls(reply_opened_at, reply_judged_at) = 0)
);
create index conversation_of_vendor on conversation (vendor_id, last_at desc);
create index conversation_of_couple on conversation (couple_id, last_at desc);
create index conversation_reply_open on conversation (reply_at) where reply_judged_at is null;

-- How one of the two has it: what it has read, where it keeps it, whether it was told by mail.
create table conversation_side (
  conversation_id uuid not null references conversation (id) on delete cascade,
  side text not null check (side in ('vendor', 'couple')),
  read_number int not null default 0 check (read_number >= 0),
  read_at timestamptz,
  -- When the first message came that is not read yet.
  unread_since timestamptz,
  -- One mail until it is read.
  mailed_at timestamptz,
  folder text not null default 'inbox' check (folder in ('inbox', 'archive', 'spam')),
  primary key (conversation_id, side),
  check (mailed_at is null or unread_since is not null)
);
create index conversation_side_unread on conversation_side (unread_since) where unread_since is not null;
create index conversation_side_to_mail on conversation_side (unread_since) where unread_since is not null and mailed_at is null;

alter table message
  add column conversation_id uuid references conversation (id) on delete cascade,
  add column number int,
  add column author text not null default 'couple' check (author in ('vendor', 'couple', 'house')),
  add column kind text not null default 'text' check (kind in ('text', 'inquiry', 'quotation', 'meeting')),
  -- The inquiry, quotation or meeting it tells of.
  add column reference text check (length(reference) between 1 and 100),
  alter column subject drop not null;

insert into conversation (vendor_id, couple_id, subject, wedding_on, last_number, last_at)
select m.vendor_id, m.couple_id, (array_agg(m.subject order by m.sent_at desc, m.id desc))[1],
  (array_agg(m.wedding_on order by m.sent_at desc, m.id desc) filter (where m.wedding_on is not null))[1], count(*), max(m.sent_at)
from message m group by m.vendor_id, m.couple_id;
update message m set conversation_id = n.conversation_id, number = n.number
from (select own.id, c.id as conversation_id, row_number() over (partition by c.id order by own.sent_at, own.id) as number
  from message own join conversation c on c.vendor_id = own.vendor_id and c.couple_id = own.couple_id) n
where n.id = m.id;
-- They went out as mails when they were written: they count as read.
insert into conversation_side (conversation_id, side, read_number, read_at)
select c.id, s.side, c.last_number, c.last_at from conversation c cross join (values ('vendor'), ('couple')) s (side);

drop index message_of_vendor, message_of_couple;
alter table message drop constraint message_pkey;
alter table message drop constraint message_couple_id_request_key_key;
alter table message drop constraint message_body_check;
alter table message
  drop column vendor_id,
  drop column couple_id,
  alter column author drop default,
  alter column kind drop default,
  alter column conversation_id set not null,
  alter column number set not null,
  -- The browser makes the id of a message before it is sent, so an id is known in its own conversation alone.
  add primary key (conversation_id, id),
  add unique (conversation_id, number),
  add unique (conversation_id, request_key),
  add check (number > 0),
  add check (length(body) <= 2000),
  add check (reference is null or kind <> 'text');
-- What was said stays as it was said.
revoke update, delete, truncate on message from pelaminan_app;

create table message_file (
  id uuid primary key,
  conversation_id uuid not null references conversation (id) on delete cascade,
  side text not null check (side in ('vendor', 'couple')),
  -- Null until the message it was added to is sent; what stays so is swept.
  message_id uuid,
  position int check (position >= 0),
  name_box bytea not null,
  media_type text not null check (media_type in ('image/png', 'image/jpeg', 'application/pdf')),
  size_bytes int not null check (size_bytes > 0),
  width int check (width > 0),
  height int check (height > 0),
  pages int check (pages > 0),
  -- `arriving` until the store has it.
  state text not null default 'arriving' check (state in ('arriving', 'stored')),
  uploaded_at timestamptz not null,
  foreign key (conversation_id, message_id) references message (conversation_id, id) on delete cascade,
  check (num_nulls(message_id, position) in (0, 2)),
  check (message_id is null or state = 'stored')
);
create index message_file_of_message on message_file (conversation_id, message_id, position);
create index message_file_loose on message_file (uploaded_at) where message_id is null;

create table quick_reply (
  id uuid primary key default uuidv7(),
  vendor_id bigint not null references vendor (id) on delete cascade,
  title text not null check (length(title) between 1 and 60),
  body text not null check (length(body) between 1 and 2000),
  unique (vendor_id, title)
);

create table spam_report (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null references conversation (id) on delete cascade,
  side text not null check (side in ('vendor', 'couple')),
  account_id bigint not null references account (id),
  reason text not null check (reason in ('advertising', 'fraud', 'insult', 'not_serious', 'other')),
  note text not null check (length(note) <= 500),
  reported_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'agreed', 'refused', 'withdrawn')),
  decided_at timestamptz,
  decided_by bigint references account (id),
  decision_reason text check (length(decision_reason) between 1 and 500),
  check ((state in ('agreed', 'refused')) = (num_nonnulls(decided_at, decided_by, decision_reason) = 3)),
  check (num_nulls(decided_at, decided_by, decision_reason) in (0, 3))
);
create unique index spam_report_open on spam_report (conversation_id, side) where state = 'open';
create index spam_report_by_state on spam_report (state, reported_at desc);
-- A report stays as it was made; only its decision goes in, and once.
revoke update, delete, truncate on spam_report from pelaminan_app;
grant update (state, decided_at, decided_by, decision_reason) on spam_report to pelaminan_app;
