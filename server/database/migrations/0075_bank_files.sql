-- The file for the bank that first had a payout, so that a later file can say which payouts the bank has already.
set local lock_timeout = '2s';

create sequence bank_file_number;
alter table payout add column bank_file bigint check (bank_file > 0);
