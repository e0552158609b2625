-- How an ad uses its budget over the day, and what the engine saw of its market.
set local lock_timeout = '2s';

-- 'spread' follows the visitors of the day, 'fast' serves whoever comes first. Nobody's ad changes without being asked.
alter table vendor_ad
  add pacing text not null default 'fast' check (pacing in ('spread', 'fast')),
  -- When the setting was saved and what the day had cost by then: from here the rest of that day is planned. Null plans whole days.
  add planned_from timestamptz,
  add planned_from_idr bigint not null default 0 check (planned_from_idr >= 0);
alter table vendor_ad_change add pacing text not null default 'fast' check (pacing in ('spread', 'fast'));

-- Pages that asked for ads, by hour: how a day's visitors come. Added up by the processes, once a minute.
create table ad_traffic_hour (
  hour timestamptz primary key,
  pages bigint not null check (pages >= 0)
) with (fillfactor = 60);

-- What a day's drawings were like in each place, by placement, category and city (0: any): what an ad would have needed to be shown.
create table ad_market_day (
  day date not null,
  placement text not null check (placement in ('discovery', 'listing', 'category')),
  category_id bigint not null,
  city_id bigint not null,
  -- Pages that asked, cards that were handed out, and those of them that were seen (these by placement and category alone).
  pages bigint not null default 0 check (pages >= 0),
  cards bigint not null default 0 check (cards >= 0),
  displays bigint not null default 0 check (displays >= 0),
  -- Pages by the level of the score of their last place, and of the first ad that found none. (core/ads/market.ts)
  last_place bigint[] not null,
  next_place bigint[] not null,
  primary key (day, placement, category_id, city_id)
) with (fillfactor = 60);
