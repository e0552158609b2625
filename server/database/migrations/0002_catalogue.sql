-- Categories, cities, vendors with their services and memberships, and what a profile shows.

-- Ids and English names as the marketplace published them; they are on the wire, so they are ours to keep, not to renumber.
create table category (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name_en text not null,
  name_id text not null,
  -- Other words people type for it, in both languages; searched, never shown.
  search_words text not null,
  position smallint not null unique
);

insert into category (position, id, slug, name_en, name_id, search_words) values
  (1, 6, 'venue', 'Venue', 'Tempat Pernikahan', 'gedung hotel ballroom aula lokasi resepsi garden villa pendopo'),
  (2, 2, 'photography', 'Photography', 'Fotografi', 'foto fotografer prewedding prewed photographer photo'),
  (3, 9, 'catering', 'Catering', 'Katering', 'makanan prasmanan gubukan food buffet nasi kotak'),
  (4, 56, 'wedding-planning', 'Wedding Planning', 'Perencana Pernikahan', 'wo wedding organizer planner koordinator acara'),
  (5, 7, 'decoration-lighting', 'Decoration & Lighting', 'Dekorasi & Pencahayaan', 'dekor dekorator pelaminan lampu lighting backdrop'),
  (6, 61, 'hair-makeup', 'Hair & Makeup', 'Rias Wajah & Rambut', 'mua makeup artist perias sanggar paes tata rias'),
  (7, 58, 'bridal', 'Bridal', 'Bridal', 'gaun pengantin paket rumah bridal house'),
  (8, 10, 'dress-attire', 'Dress & Attire', 'Gaun & Busana', 'kebaya baju pengantin busana adat gown wedding dress'),
  (9, 3, 'videography', 'Videography', 'Videografi', 'video videografer film sinematik cinematic drone'),
  (10, 8, 'entertainment-music', 'Entertainment (Music)', 'Hiburan (Musik)', 'band akustik musik penyanyi gamelan orkestra singer'),
  (11, 161, 'entertainment-mc', 'Entertainment (MC)', 'Hiburan (MC)', 'pembawa acara master of ceremony pranatacara'),
  (12, 11, 'wedding-cake', 'Wedding Cake', 'Kue Pernikahan', 'cake kue pengantin tart bakery'),
  (13, 52, 'flowers', 'Flowers', 'Bunga', 'florist buket bouquet rangkaian bunga tangan'),
  (14, 5, 'invitations', 'Invitations', 'Undangan', 'undangan digital cetak kartu kaligrafi stationery'),
  (15, 12, 'favors-gifts', 'Favors & Gifts', 'Suvenir & Hadiah', 'souvenir suvenir hampers seserahan hantaran kado'),
  (16, 54, 'jewelry', 'Jewelry', 'Perhiasan', 'cincin kawin emas berlian wedding ring'),
  (17, 55, 'mens-formal-wear', 'Men''s Formal Wear', 'Busana Formal Pria', 'jas beskap tuxedo suit penjahit tailor'),
  (18, 57, 'event-rentals', 'Event Rentals', 'Penyewaan Perlengkapan Acara', 'sewa rental tenda kursi meja genset sound system'),
  (19, 69, 'entertainment-dj', 'Entertainment (DJ)', 'Hiburan (DJ)', 'disc jockey pesta after party'),
  (20, 209, 'photo-booth', 'Photo Booth', 'Photo Booth', 'photobooth cetak foto 360 mirror booth'),
  (21, 211, 'sweet-corner', 'Sweet Corner', 'Sweet Corner', 'dessert table candy bar pencuci mulut jajanan pasar'),
  (22, 204, 'honeymoon', 'Honeymoon', 'Bulan Madu', 'paket wisata perjalanan travel resort'),
  (23, 169, 'health-beauty', 'Health & Beauty', 'Kesehatan & Kecantikan', 'spa lulur perawatan pra nikah ratus facial'),
  (24, 205, 'wedding-accessories', 'Wedding Accessories', 'Aksesori Pernikahan', 'aksesoris sunting siger tusuk konde veil headpiece'),
  (25, 208, 'wedding-shoes', 'Wedding Shoes', 'Sepatu Pernikahan', 'sepatu pengantin selop heels'),
  (26, 206, 'boutonnieres-corsages', 'Boutonnieres & Corsages', 'Boutonniere & Korsase', 'korsase bros bunga kalung melati roncean'),
  (27, 207, 'officiants', 'Officiants', 'Pemimpin Upacara', 'penghulu pemberkatan celebrant akad upacara adat'),
  (28, 210, 'dance-choreography', 'Dance & Choreography', 'Tari & Koreografi', 'tari penari sanggar koreografer first dance flash mob'),
  (29, 165, 'unique-services', 'Others (Unique Services)', 'Lainnya (Layanan Unik)', 'unik merpati kembang api kereta kuda live painting');

create table city (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  -- Other names and neighbourhoods people type for it.
  search_words text not null,
  picture_path text,
  position smallint not null unique
);

insert into city (position, id, slug, name, search_words) values
  (1, 1, 'jakarta', 'Jakarta', 'dki jabodetabek jaksel jakbar jaktim jakut jakpus menteng kemang'),
  (2, 2, 'bandung', 'Bandung', 'lembang dago ciwidey'),
  (3, 3, 'surabaya', 'Surabaya', 'sidoarjo gresik'),
  (4, 4, 'bali', 'Bali', 'denpasar ubud seminyak uluwatu canggu nusa dua jimbaran'),
  (5, 5, 'yogyakarta', 'Yogyakarta', 'jogja yogya diy sleman bantul'),
  (6, 6, 'semarang', 'Semarang', 'ungaran'),
  (7, 7, 'medan', 'Medan', 'deli serdang berastagi'),
  (8, 8, 'makassar', 'Makassar', 'gowa maros ujung pandang'),
  (9, 9, 'malang', 'Malang', 'batu kepanjen'),
  (10, 10, 'solo', 'Solo', 'surakarta karanganyar sukoharjo'),
  (11, 11, 'bogor', 'Bogor', 'puncak sentul cisarua'),
  (12, 12, 'palembang', 'Palembang', 'sumsel banyuasin');

create table vendor (
  id bigint generated always as identity primary key,
  account_id bigint not null unique references account (id),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  business_name text not null default '' check (length(business_name) <= 80),
  -- 0 not published, 1 published, 2 suspended.
  status smallint not null default 0 check (status in (0, 1, 2)),
  about text not null default '' check (length(about) <= 500),
  address text not null default '' check (length(address) <= 200),
  zip text not null default '' check (length(zip) <= 10),
  country_code text not null default 'ID' check (country_code ~ '^[A-Z]{2}$'),
  city_id integer references city (id),
  phone text not null default '',
  whatsapp text not null default '',
  website text not null default '' check (website = '' or website ~ '^https?://'),
  instagram text not null default '',
  founded_year smallint check (founded_year between 1900 and 2100),
  main_service_id bigint,
  contact_credit integer not null default 5 check (contact_credit >= 0),
  -- What lists sort and filter by, kept by the same statements that write reviews and prices.
  rating_avg numeric(3, 2) check (rating_avg between 1 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  price_from_idr bigint check (price_from_idr >= 0),
  -- A few good reviews do not yet outrank many: eight reviews of 4.2 are assumed for everyone.
  recommendation numeric generated always as ((coalesce(rating_avg, 0) * review_count + 33.6) / (review_count + 8)) stored,
  -- Name, categories and cities of all services with their other words, in lower case.
  search_text text not null default '',
  search_vector tsvector generated always as (to_tsvector('simple', search_text)) stored,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  check ((rating_avg is null) = (review_count = 0)),
  check (status <> 1 or (published_at is not null and main_service_id is not null and business_name <> ''))
);

create table vendor_service (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendor (id) on delete cascade,
  category_id integer not null references category (id),
  city_id integer not null references city (id),
  unique (vendor_id, category_id, city_id),
  unique (vendor_id, id)
);
-- Main is one of the vendor's own services. Deferred: the two rows refer to each other and are written together.
alter table vendor add foreign key (id, main_service_id) references vendor_service (vendor_id, id) deferrable initially deferred;

create index vendor_service_place on vendor_service (category_id, city_id, vendor_id);
create index vendor_service_city on vendor_service (city_id, vendor_id);
create index vendor_recommended on vendor (recommendation desc, id) where status = 1;
create index vendor_newest on vendor (published_at desc, id desc) where status = 1;
create index vendor_search_words on vendor using gin (search_vector) where status = 1;
create index vendor_search_alike on vendor using gin (search_text gin_trgm_ops) where status = 1;

-- What each membership type permits; edited here, not in code. An absent maximum is no limit.
create table plan (
  name text primary key check (name in ('Gold', 'Silver', 'Free')),
  -- Contact credits that opening a couple's contact costs.
  contact_cost smallint not null check (contact_cost >= 0),
  city_max smallint check (city_max > 0),
  store_product_max integer check (store_product_max > 0),
  has_online_meeting boolean not null,
  csv_export text not null check (csv_export in ('own_money', 'all')),
  client_fee_basis_points smallint not null check (client_fee_basis_points between 0 and 10000)
);

insert into plan (name, contact_cost, city_max, store_product_max, has_online_meeting, csv_export, client_fee_basis_points) values
  ('Gold', 0, 5, null, true, 'all', 200),
  ('Silver', 0, 2, 20, true, 'all', 250),
  ('Free', 1, 1, 3, false, 'own_money', 300);

create table membership (
  id bigint generated always as identity primary key,
  vendor_service_id bigint not null references vendor_service (id) on delete cascade,
  plan_name text not null references plan (name),
  status text not null check (status in ('active', 'inactive', 'expired')),
  starts_on date not null,
  ends_on date check (ends_on >= starts_on)
);
create unique index membership_one_active on membership (vendor_service_id) where status = 'active';
create index membership_service on membership (vendor_service_id);

-- Position 0 is the cover. The file lies in the public files folder under `path`.
create table picture (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendor (id) on delete cascade,
  position smallint not null check (position >= 0),
  path text not null check (path ~ '^[a-z0-9][a-z0-9/._-]*$' and path !~ '[.][.]'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  alt_en text not null,
  alt_id text not null,
  -- The tone that fills the place while the file loads.
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  unique (vendor_id, position)
);

create table price_item (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendor (id) on delete cascade,
  position smallint not null check (position >= 0),
  name text not null check (name <> ''),
  kind text not null check (kind in ('from', 'between', 'exactly')),
  low_idr bigint not null check (low_idr >= 0),
  high_idr bigint check (high_idr > low_idr),
  unit text not null,
  unique (vendor_id, position),
  check ((kind = 'between') = (high_idr is not null))
);

create table vendor_question (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendor (id) on delete cascade,
  position smallint not null check (position >= 0),
  question_en text not null,
  question_id text not null,
  answer_en text not null,
  answer_id text not null,
  unique (vendor_id, position)
);

create table review (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendor (id) on delete cascade,
  -- Null once the couple's account is gone; the review stays.
  couple_id bigint references account (id) on delete set null,
  author text not null check (author <> ''),
  rating smallint not null check (rating between 1 and 5),
  body text not null,
  wedding_month text not null check (wedding_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  created_at timestamptz not null,
  unique (vendor_id, couple_id)
);
create index review_newest on review (vendor_id, created_at desc, id desc);
