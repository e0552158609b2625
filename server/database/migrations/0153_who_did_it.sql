-- Who of a vendor's team wrote a message, sent a quotation, requested a payout. Null: a couple's message, or from before there were teams.
set local lock_timeout = '2s';

alter table message add column written_by bigint;
alter table quotation add column sent_by bigint;
alter table payout add column requested_by bigint;
