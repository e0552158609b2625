-- What a batch of clicks costs the database: one index less to keep, and room beside the rows that every batch changes.
set local lock_timeout = '2s';

-- Two indexes of the days become one: it forbids a second row of a day, and a year of a vendor is read from it alone.
alter table ad_stat_day drop constraint ad_stat_day_pkey;
alter table ad_stat_day add primary key (vendor_id, day, placement) include (impressions, clicks, spending_idr, leads, invalid_clicks);
drop index ad_stat_day_read;

-- A balance changes many times a day and no index knows of it: beside its row there is room for the next.
alter table ledger_account set (fillfactor = 60);
