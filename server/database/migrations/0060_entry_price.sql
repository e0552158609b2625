-- "From Rp …" is the price of what can be booked by itself: a line of a price list is a package, a rate or an extra. What stands there is sorted by its name and unit.
alter table price_item add column role text check (role in ('package', 'rate', 'extra'));
update price_item set role = case
  when lower(name) ~ '(^|[^a-z])(tambahan|ekstra|extra|additional|add-on|addon|overtime|lembur|transport|transportasi|ongkos|ongkir|konsultasi|consultation|uji|cicip|tasting|trial)([^a-z]|$)' then 'extra'
  when unit in ('none', 'event', 'package', 'session', 'couple', 'set', 'pair') then 'package'
  else 'rate' end;
alter table price_item alter column role set not null;
alter table vendor add column price_from_unit text not null default 'none';
alter table vendor add column price_from_own_unit text not null default '';
with entry as (
  select distinct on (vendor_id) vendor_id, low_idr, unit, own_unit from price_item where role <> 'extra'
  order by vendor_id, (role = 'package') desc, low_idr, position)
update vendor v set price_from_idr = e.low_idr, price_from_unit = coalesce(e.unit, 'none'), price_from_own_unit = coalesce(e.own_unit, '')
  from vendor o left join entry e on e.vendor_id = o.id where o.id = v.id and o.price_from_idr is not null;
