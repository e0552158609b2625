-- The store: what vendors offer for a price, and which of it a couple wrote about.
set local lock_timeout = '2s';

create table store_product (
  id uuid primary key default uuidv7(),
  vendor_id bigint not null references vendor (id) on delete cascade,
  status text not null default 'draft' check (status in ('draft', 'active', 'inactive', 'sold_out', 'archived')),
  -- Grows with each saving; whoever writes names the one it wrote over.
  revision int not null default 1 check (revision > 0),
  -- As it is being written, whole or not. `live` is what couples see: it was whole when it was published, and stays until the next publishing.
  content jsonb not null,
  live jsonb,
  kind text not null generated always as (content ->> 'kind') stored check (kind in ('reguler', 'promo')),
  title text not null generated always as (content ->> 'title') stored,
  -- Of `live`: the days, in Jakarta, on which it is shown.
  shown_from date,
  shown_until date,
  -- Its address at its vendor, made from the title it had when it was first published; links to it stay good.
  slug text check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  created_at timestamptz not null,
  saved_at timestamptz not null,
  -- First of all times: products take the places of a plan in this order.
  published_at timestamptz,
  request_key text,
  unique (vendor_id, slug),
  unique (vendor_id, request_key),
  check (num_nulls(live, slug, published_at) = case status when 'draft' then 3 else 0 end),
  check (shown_until >= shown_from)
);
create index store_product_of_vendor on store_product (vendor_id, saved_at desc, id desc);
create index store_product_active on store_product (vendor_id, published_at, id) where status = 'active';

-- What a couple wrote about, as it was called and what it cost when the couple wrote: the vendor may change it, what was said stays.
alter table message
  add column product_id uuid,
  add column product_title text check (length(product_title) between 1 and 80),
  add column product_price_idr bigint check (product_price_idr > 0),
  add check (num_nulls(product_id, product_title, product_price_idr) in (0, 3));
