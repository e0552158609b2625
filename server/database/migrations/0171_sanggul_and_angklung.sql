-- More words that couples type: what is done to hair, an instrument, and weddings that are shown live.
set local lock_timeout = '2s';

update category set search_words = search_words || ' sanggul konde' where slug = 'hair-makeup';
update category set search_words = search_words || ' angklung kecapi kuartet' where slug = 'entertainment-music';
update category set search_words = search_words || ' livestreaming streaming' where slug = 'videography';
