-- A venue is listed in the city it is in alone: that of its address where it offers it there, else that of its first venue service (decision 0138).
set local lock_timeout = '2s';

create temporary table venue_home on commit drop as
  select distinct on (s.vendor_id) s.vendor_id, s.id as service_id, s.city_id
  from vendor_service s join vendor v on v.id = s.vendor_id join category c on c.id = s.category_id
  where c.slug = 'venue'
  order by s.vendor_id, coalesce(s.city_id = v.city_id, false) desc, coalesce(s.id = v.main_service_id, false) desc, s.id;

update vendor_service s set is_shown = false
from venue_home h, category c
where s.vendor_id = h.vendor_id and c.id = s.category_id and c.slug = 'venue' and s.city_id <> h.city_id and s.is_shown;
-- Beyond its plan until now, it is all that is left to show.
update vendor_service s set is_shown = true
from venue_home h
where s.id = h.service_id and not s.is_shown
  and not exists (select from vendor_service other where other.vendor_id = h.vendor_id and other.is_shown);

update vendor v set search_text = lower(concat_ws(' ', v.business_name, replace(v.slug, '-', ' '), words.text))
from (
  select s.vendor_id, string_agg(distinct concat_ws(' ', c.name_en, c.name_id, c.search_words), ' ') || ' ' || string_agg(distinct concat_ws(' ', t.name, t.search_words), ' ') as text
  from vendor_service s join category c on c.id = s.category_id join city t on t.id = s.city_id
  where s.is_shown and s.vendor_id in (select vendor_id from venue_home) group by s.vendor_id
) words
where words.vendor_id = v.id;
