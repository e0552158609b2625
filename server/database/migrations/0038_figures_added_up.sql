-- What clicks and displays add to the figures is appended by their writers and added up a few seconds later: a row of figures was
-- changed, with an entry of its covering index, by every batch that touched it. Who reads adds the rows that still wait, so that
-- figures are never behind.
set local lock_timeout = '2s';

create table ad_stat_fresh (
  vendor_id bigint not null,
  day date not null,
  hour timestamptz not null,
  placement text not null,
  impressions bigint not null,
  clicks bigint not null,
  spending_idr bigint not null,
  invalid_clicks bigint not null
)
-- Emptied every few seconds while there is traffic: what was taken is cleared away often, and soon.
with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_cost_delay = 0);
create index ad_stat_fresh_of_vendor on ad_stat_fresh (vendor_id);

create view ad_figures_day as
  select vendor_id, day, placement, impressions, clicks, spending_idr, leads, invalid_clicks from ad_stat_day
  union all
  select vendor_id, day, placement, impressions, clicks, spending_idr, 0, invalid_clicks from ad_stat_fresh;
create view ad_figures_hour as
  select vendor_id, hour, placement, impressions, clicks, spending_idr, leads from ad_stat_hour
  union all
  select vendor_id, hour, placement, impressions, clicks, spending_idr, 0 from ad_stat_fresh;
revoke insert, update, delete on ad_figures_day, ad_figures_hour from pelaminan_app;
