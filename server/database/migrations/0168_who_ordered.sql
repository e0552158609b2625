-- Who of a vendor's team made an order. Null: from before it was kept.
set local lock_timeout = '2s';

alter table credit_order add column ordered_by bigint;
alter table membership_order add column ordered_by bigint;
