-- Pay per click: a vendor's ad, what was displayed and clicked, what it cost, and the figures made of it.
set local lock_timeout = '2s';

-- One ad per vendor. The row is locked by every charge, so it also holds the day's spend: the budget is decided where it is kept.
create table vendor_ad (
  vendor_id bigint primary key references vendor (id),
  cpc_idr bigint not null check (cpc_idr > 0),
  -- Null is unlimited.
  daily_budget_idr bigint check (daily_budget_idr >= cpc_idr),
  -- Both null: always from now. Days are Jakarta's, both included.
  starts_on date,
  ends_on date,
  is_enabled boolean not null,
  -- Counts the changes; a token names the version it was shown with.
  version integer not null default 1 check (version > 0),
  -- What was charged on the business day `spent_on`; on any later day nothing was charged yet. The day never goes back.
  spent_on date not null,
  spent_idr bigint not null default 0 check (spent_idr >= 0),
  check (starts_on is not null or ends_on is null),
  check (ends_on >= starts_on)
) with (fillfactor = 60); -- room for the many updates of a day beside the row, without touching its index

-- Who changed what, when: the setting as it was from each version on.
create table vendor_ad_change (
  vendor_id bigint not null references vendor_ad (vendor_id),
  version integer not null,
  cpc_idr bigint not null,
  daily_budget_idr bigint,
  starts_on date,
  ends_on date,
  is_enabled boolean not null,
  changed_at timestamptz not null,
  changed_by bigint not null references account (id),
  primary key (vendor_id, version)
);
revoke update, delete, truncate on vendor_ad_change from pelaminan_app;

-- Whose ad may have started or stopped showing. Server processes keep all ads in memory; notifications tell them at once, and what a
-- broken connection swallowed they find here. `at` is the database's clock: the servers' may differ.
create table ad_news (
  vendor_id bigint not null,
  at timestamptz not null default clock_timestamp()
);
create index ad_news_at on ad_news (at);

-- Cards that were seen. Needed as long as their tokens are good; what they add up to is in the roll-ups. Like all that follows, rows
-- have no foreign key to the vendor: the token that names it was signed by us, and a check for each row would cost more than the row.
create table ad_impression (
  -- The token's own id: a beacon that comes twice counts once.
  id uuid primary key,
  vendor_id bigint not null,
  placement text not null check (placement in ('discovery', 'listing', 'category')),
  at timestamptz not null
);

-- Every click, also those that did not count. Never changed: a refund is a row of its own.
create table ad_click (
  -- A click that counted has its token's id, so that this key itself forbids to count a token twice. The others have their own.
  id uuid primary key,
  -- Null where the token names nobody we can believe.
  vendor_id bigint,
  token_id uuid,
  placement text check (placement in ('discovery', 'listing', 'category')),
  clicked_at timestamptz not null,
  shown_cpc_idr bigint,
  charged_idr bigint not null,
  outcome text not null check (outcome in ('charged', 'free', 'invalid')),
  reason text,
  -- Keyed hashes of the couple, the device, and the address with its agent: they recognise a viewer and name nobody.
  couple_key bigint,
  device_key bigint,
  agent_key bigint not null,
  network text not null,
  check (case outcome when 'charged' then charged_idr > 0 and reason is null else charged_idr = 0 and reason is not null end),
  check (outcome = 'invalid' or (id = token_id and vendor_id is not null))
);
create index ad_click_of_vendor on ad_click (vendor_id, clicked_at desc, id desc) where vendor_id is not null;
revoke update, delete, truncate on ad_click from pelaminan_app;

-- When each viewer last made a counted click on an ad, and the last charged one: for the rule of 24 hours and for leads.
create table ad_click_viewer (
  vendor_id bigint not null,
  viewer_key bigint not null,
  counted_at timestamptz not null,
  charged_at timestamptz,
  charged_click_id uuid,
  primary key (vendor_id, viewer_key),
  check ((charged_at is null) = (charged_click_id is null))
) with (fillfactor = 80);

-- Clicks by network (a /24, a /48) and hour, to notice bursts.
create table ad_network_hour (
  network text not null,
  hour timestamptz not null,
  clicks integer not null,
  primary key (network, hour)
) with (fillfactor = 60);
create index ad_network_hour_age on ad_network_hour (hour);

-- The figures, kept by the transactions they follow from. `clicks` are those that counted, charged or free.
create table ad_stat_day (
  vendor_id bigint not null,
  day date not null,
  placement text not null,
  impressions bigint not null default 0 check (impressions >= 0),
  clicks bigint not null default 0 check (clicks >= 0),
  spending_idr bigint not null default 0 check (spending_idr >= 0),
  leads bigint not null default 0 check (leads >= 0),
  invalid_clicks bigint not null default 0 check (invalid_clicks >= 0),
  primary key (vendor_id, day, placement)
);
-- A year of a vendor is read from this index alone, wherever in the table its days lie.
create index ad_stat_day_read on ad_stat_day (vendor_id, day) include (placement, impressions, clicks, spending_idr, leads, invalid_clicks);

create table ad_stat_hour (
  vendor_id bigint not null,
  hour timestamptz not null,
  placement text not null,
  impressions bigint not null default 0 check (impressions >= 0),
  clicks bigint not null default 0 check (clicks >= 0),
  spending_idr bigint not null default 0 check (spending_idr >= 0),
  leads bigint not null default 0 check (leads >= 0),
  primary key (vendor_id, hour, placement)
) with (fillfactor = 60);

-- A contact that followed a charged click.
create table ad_lead (
  id uuid primary key default uuidv7(),
  click_id uuid not null references ad_click (id),
  vendor_id bigint not null,
  couple_key bigint,
  device_key bigint,
  at timestamptz not null,
  check (num_nonnulls(couple_key, device_key) > 0)
);
create index ad_lead_of_click on ad_lead (click_id);
revoke update, delete, truncate on ad_lead from pelaminan_app;

-- A charged click a vendor does not accept. One dispute a click; the decision is final.
create table ad_dispute (
  click_id uuid primary key references ad_click (id),
  vendor_id bigint not null references vendor (id),
  reason text not null check (length(reason) between 1 and 500),
  status text not null default 'open' check (status in ('open', 'refunded', 'refused')),
  opened_at timestamptz not null,
  decision_reason text,
  decided_at timestamptz,
  decided_by bigint references account (id),
  check ((status = 'open') = (decided_at is null)),
  check ((status = 'open') = (decided_by is null))
);
create index ad_dispute_open on ad_dispute (opened_at) where status = 'open';
revoke delete, truncate on ad_dispute from pelaminan_app;

-- Alerts that hold now: a mail goes when one appears, not while it stays.
create table ad_alert (
  vendor_id bigint not null references vendor_ad (vendor_id),
  code text not null check (code in ('credit_running_out', 'cpc_below_recommendation')),
  since timestamptz not null,
  primary key (vendor_id, code)
);
