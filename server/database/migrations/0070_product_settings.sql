-- Prices, taxes, windows and limits with their history: what, which value, from when, and on whose word.
set local lock_timeout = '2s';

create table product_setting (
  id bigint primary key generated always as identity,
  name text not null check (length(name) between 1 and 60),
  value jsonb not null,
  valid_from timestamptz not null,
  set_at timestamptz not null,
  -- Null in the values the product started with.
  proposal_id uuid unique references proposal (id),
  proposed_by bigint references account (id),
  approved_by bigint references account (id),
  reason text check (length(reason) between 1 and 500),
  -- Every process has read a change before it is in force.
  check (proposal_id is null or valid_from >= set_at + interval '5 minutes'),
  check ((proposal_id is null) = (proposed_by is null) and (proposal_id is null) = (approved_by is null) and (proposal_id is null) = (reason is null)),
  check (proposed_by <> approved_by)
);
-- What was once in force is never rewritten.
revoke update, delete, truncate on product_setting from pelaminan_app;

insert into product_setting (name, value, valid_from, set_at)
select name, value::jsonb, '2020-01-01T00:00:00+07:00', '2020-01-01T00:00:00+07:00'
from (values
  ('ads.minimum_cpc', '500'),
  ('ads.minimum_cpc_by_category', '{"2": 1000, "6": 1000, "9": 1000, "56": 1000}'),
  ('ads.maximum_cpc', '50000'),
  ('ads.maximum_daily_budget', '10000000'),
  ('ads.token_minutes', '30'),
  ('ads.viewer_hours', '24'),
  ('ads.lead_days', '7'),
  ('ads.dispute_days', '30'),
  ('ads.clicks_per_network_hour', '100'),
  ('ads.click_after_display_ms', '300'),
  ('credit.packages', '[100000, 250000, 500000, 1000000, 2500000, 5000000]'),
  ('credit.preselected_package', '500000'),
  ('credit.custom_minimum', '100000'),
  ('credit.custom_maximum', '50000000'),
  ('credit.custom_step', '50000'),
  ('tax.vat', '1100'),
  ('orders.payment_hours', '24'),
  ('payouts.minimum', '50000')
) as start (name, value);

alter table proposal drop constraint proposal_kind_check;
alter table proposal add constraint proposal_kind_check check (kind in ('adjustment', 'click_refund', 'payout_start', 'payout_undo', 'payout_paid',
  'payout_failed', 'payout_returned', 'instalment_refund', 'refund_returned', 'vendor_status', 'operator_rights', 'relation_ended', 'setting_change')) not valid;
alter table proposal validate constraint proposal_kind_check;
