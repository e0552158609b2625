-- When the gateway first said that an attempt to pay failed. Null: none did, or it was before this was kept.
set local lock_timeout = '2s';

alter table payment add column failed_at timestamptz;
