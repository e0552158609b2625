-- What a couple tells anew is told to every vendor that opened its contact, and a deleted account takes its openings along.
set local lock_timeout = '2s';

create index contact_opening_of_couple on contact_opening (couple_id);
