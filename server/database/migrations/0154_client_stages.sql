-- The stages that vendors put their clients in by hand, one row for each move. What happened otherwise is read from where it happened.
set local lock_timeout = '2s';

create table client_move (
  vendor_id bigint not null references vendor (id) on delete cascade,
  couple_id bigint not null references account (id) on delete cascade,
  -- Counted up from 1 for each client: of two who move one at once, one is refused.
  number integer not null check (number > 0),
  stage text not null check (stage in ('new', 'answered', 'quoted', 'booked', 'done', 'lost')),
  from_stage text not null check (from_stage in ('new', 'answered', 'quoted', 'booked', 'done', 'lost')),
  reason text check (reason in ('too_expensive', 'date_taken', 'chose_another', 'no_answer', 'other')),
  -- For the vendor alone.
  words text not null default '' check (length(words) <= 300),
  account_id bigint not null references account (id),
  moved_at timestamptz not null,
  primary key (vendor_id, couple_id, number),
  check ((stage = 'lost') = (reason is not null))
);
create index client_move_of_couple on client_move (couple_id);
