-- The category a vendor chose before it chose a city: a service needs both, and half a profile must not be lost.
set local lock_timeout = '2s';

alter table vendor add column category_id integer references category (id);
update vendor v set category_id = s.category_id from vendor_service s where s.id = v.main_service_id;
