-- Photos that couples add to their reviews: pictures of the vendor they are about, which their couple alone may use.
set local lock_timeout = '2s';

-- Null: the vendor's own.
alter table picture add column couple_id bigint references account (id);
create index picture_of_couple on picture (couple_id) where couple_id is not null;
