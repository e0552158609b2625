-- Vendors say what each line of their price list is. What is there was guessed: again now, also from words for units that stand in a name or in an own unit
-- (the words of core/catalogue/price-guess.ts), and marked until the vendor confirms it. A process of the version before marks what it writes, too.
set local lock_timeout = '2s';
alter table price_item add column is_role_guessed boolean not null default true;

create function pg_temp.unit_of(said text, before text, after text) returns text language sql immutable as $$
  select unit from (values
    (1, 'person', 'pax|orang|org|tamu|guests?|persons?|people|kepala'), (2, 'portion', 'porsi|portions?|piring'), (3, 'hour', 'jam|hours?'),
    (4, 'day', 'hari|days?'), (5, 'piece', 'pcs|pieces?|buah|lembar|biji'), (6, 'box', 'box|kotak|dus'), (7, 'table', 'meja|tables?')
  ) as known (position, unit, words)
  where btrim(lower(said)) ~ (before || '(' || words || ')' || after) order by position limit 1
$$;
with said as (
  select id, case
    when unit = 'own' then pg_temp.unit_of(own_unit, '^((per|/)[ -]*)?', '$')
    when unit in ('none', 'event', 'package') then pg_temp.unit_of(name, '((^|[^a-z])per|/)[ -]*', '([^a-z]|$)') end as unit
  from price_item)
update price_item p set unit = s.unit, own_unit = '' from said s where s.id = p.id and s.unit is not null;
update price_item set role = case
  when lower(name) ~ '(^|[^a-z])(tambahan|ekstra|extra|additional|add-on|addon|overtime|lembur|transport|transportasi|ongkos|ongkir|konsultasi|consultation|uji|cicip|tasting|trial)([^a-z]|$)' then 'extra'
  when unit = 'own' and lower(own_unit) ~ '(^|[^a-z])(paket|package|acara|event|sesi|session|set|pasang|pengantin)([^a-z]|$)' then 'package'
  when unit in ('none', 'event', 'package', 'session', 'couple', 'set', 'pair') then 'package'
  else 'rate' end;
alter table price_item add constraint price_item_unit_of_role check (case role
  when 'package' then unit not in ('day', 'hour', 'person', 'portion', 'piece', 'box', 'table')
  when 'rate' then unit not in ('none', 'event', 'package')
  else true end);

with entry as (
  select distinct on (vendor_id) vendor_id, low_idr, unit, own_unit from price_item where role <> 'extra'
  order by vendor_id, (role = 'package') desc, low_idr, position)
update vendor v set price_from_idr = e.low_idr, price_from_unit = coalesce(e.unit, 'none'), price_from_own_unit = coalesce(e.own_unit, '')
  from vendor o left join entry e on e.vendor_id = o.id
  where o.id = v.id and exists (select from price_item p where p.vendor_id = v.id)
    and (v.price_from_idr, v.price_from_unit, v.price_from_own_unit) is distinct from (e.low_idr, coalesce(e.unit, 'none'), coalesce(e.own_unit, ''));
