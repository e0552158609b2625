-- More words: who paints hands before a wedding works in make-up here, and plaited palm leaves are decoration.
set local lock_timeout = '2s';

update category set search_words = search_words || ' henna mehndi inai' where slug = 'hair-makeup';
update category set search_words = search_words || ' janur penjor' where slug = 'decoration-lighting';
