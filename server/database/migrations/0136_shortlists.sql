-- A couple writes a note about a vendor it saved, and marks whom it booked. The revision tells one window from another. A vendor with a note that is no
-- longer saved keeps the note for a while, so that one tap on a heart loses no words.
set local lock_timeout = '2s';

alter table saved_vendor
  add column note text not null default '' check (length(note) <= 500),
  add column is_booked boolean not null default false,
  add column revision integer not null default 1,
  add column removed_at timestamptz;
