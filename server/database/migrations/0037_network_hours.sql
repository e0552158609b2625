-- One index of the hours of networks instead of two. While the table looked empty to the planner it took the one by age to look a network up, and
-- went through every network of the hour for each click; now the hour comes first, and the same index finds a network and forgets what is old.
set local lock_timeout = '2s';
alter table ad_network_hour drop constraint ad_network_hour_pkey;
alter table ad_network_hour add primary key (hour, network);
drop index ad_network_hour_age;
