-- A couple may write its first message before its address is proven: it waits with the link that proves it, and is gone with it (decision 0142).
set local lock_timeout = '2s';

alter table sign_up add column first_message jsonb;
