-- Who paints hands before a wedding works in make-up here.
set local lock_timeout = '2s';

update category set search_words = search_words || ' henna mehndi inai' where slug = 'hair-makeup';
