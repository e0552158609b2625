-- Which vendors were told that the lowest cost per click will rise above that of their ad: when it does, and to how much.
set local lock_timeout = '2s';

create table ad_minimum_notice (
  vendor_id bigint not null references vendor_ad,
  starts_at timestamptz not null,
  minimum_idr bigint not null check (minimum_idr > 0),
  told_at timestamptz not null,
  primary key (vendor_id, starts_at, minimum_idr)
);
