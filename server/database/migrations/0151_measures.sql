-- How vendors do, measured every night, and the quarters of similar vendors. Nobody reads another vendor's own figures.
set local lock_timeout = '2s';

create table vendor_measure (
  vendor_id bigint primary key references vendor (id) on delete cascade,
  measured_on date not null,
  category_id bigint not null,
  city_id bigint not null,
  price_from_idr bigint check (price_from_idr >= 0),
  price_third smallint check (price_third between 1 and 3),
  visits integer check (visits >= 0),
  click_rate double precision check (click_rate >= 0),
  answer_seconds double precision check (answer_seconds >= 0),
  won_share double precision check (won_share between 0 and 1)
);

-- City and third 0: not narrowed by it.
create table measure_group (
  category_id bigint not null,
  city_id bigint not null,
  price_third smallint not null,
  measure text not null check (measure in ('visits', 'click_rate', 'answer_seconds', 'won_share')),
  measured_on date not null,
  vendors integer not null check (vendors > 0),
  low double precision not null,
  median double precision not null,
  high double precision not null,
  primary key (category_id, city_id, price_third, measure)
);
