-- A quick reply and what a couple told about its wedding say which state they are, so that two windows do not overwrite each other unseen.
set local lock_timeout = '2s';

alter table quick_reply add column revision integer not null default 1 check (revision > 0);
alter table wedding add column revision integer not null default 1 check (revision > 0);
