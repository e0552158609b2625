-- Pictures of vendors: taken in, cut, made in several widths, and shown in places (portfolio, profile, products).
set local lock_timeout = '2s';

-- What a vendor shows, and in which order; position 0 of the portfolio is the cover.
-- No version names the number of a picture, so it may become another.
alter table picture drop constraint picture_pkey;
alter table picture rename column id to old_id;
alter table picture add column id uuid not null default uuidv7();
alter table picture add primary key (id);
-- A place can only show pictures of its own vendor.
alter table picture add constraint picture_of_vendor unique (vendor_id, id);

create table placed_picture (
  vendor_id bigint not null references vendor (id) on delete cascade,
  -- `portfolio`, `profile`, or a capability's own word and number.
  place text not null check (place ~ '^[a-z]+(:[a-z0-9-]{1,60})?$'),
  position smallint not null check (position >= 0),
  picture_id uuid not null,
  primary key (vendor_id, place, position),
  unique (picture_id, place),
  foreign key (vendor_id, picture_id) references picture (vendor_id, id)
);
insert into placed_picture (vendor_id, place, position, picture_id) select vendor_id, 'portfolio', position, id from picture;

alter table picture drop column old_id;
-- The version before reads it while this one takes over; it goes with the next release.
alter table picture alter column position drop not null;
-- A drawing lies in the public files folder under its path; a photo in the file store, under its id and the mark of its last cut.
alter table picture alter column path drop not null;
alter table picture
  add column mark text check (mark ~ '^[0-9a-f]{12}$'),
  add column widths smallint[] not null default '{}',
  add column fallback_width smallint,
  add column blur text not null default '' check (length(blur) <= 300),
  add column original_width integer check (original_width > 0),
  add column original_height integer check (original_height > 0),
  -- Quarter turns, clockwise; the crop is a part of what was turned, in shares of its sides.
  add column turns smallint not null default 0 check (turns between 0 and 3),
  add column crop jsonb,
  add column size_bytes bigint not null default 0 check (size_bytes >= 0),
  add column state text not null default 'stored' check (state in ('arriving', 'stored', 'leaving')),
  add column uploaded_at timestamptz not null default now(),
  -- Since when no place shows it; null while one does.
  add column loose_since timestamptz,
  add constraint picture_drawn_or_made check (path is not null or state <> 'stored' or (mark is not null and cardinality(widths) > 0 and fallback_width is not null));
create index picture_loose on picture (loose_since) where loose_since is not null;

create table portfolio (
  vendor_id bigint primary key references vendor (id) on delete cascade,
  -- Which order was seen: of two who change it at once, one is told.
  version integer not null default 0,
  saved_at timestamptz not null
);
