-- A file for the bank is made once, with the payouts that it has then, and can be read again. What the bank may know of is never cancelled.
set local lock_timeout = '2s';

create table bank_file (
  number bigint primary key default nextval('bank_file_number') check (number > 0),
  -- Unknown for files that an earlier version made.
  made_by bigint references account (id),
  made_at timestamptz,
  idempotency_key text,
  unique (made_by, idempotency_key)
);
insert into bank_file (number) select distinct bank_file from payout where bank_file is not null;
alter table payout add constraint payout_bank_file_fkey foreign key (bank_file) references bank_file (number);
create index payout_bank_file on payout (bank_file) where bank_file is not null;
alter table payout add constraint payout_cancelled_untold check (status <> 'cancelled' or told_at is null) not valid;
