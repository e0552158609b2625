-- Who of a vendor's team made an order. Null: from before it was kept.
-- When the holder of an account was reminded that its second factor ends tomorrow.
set local lock_timeout = '2s';

alter table credit_order add column ordered_by bigint;
alter table membership_order add column ordered_by bigint;

alter table second_factor_removal add column warned_at timestamptz;
