-- The virtual account numbers under which a payment can be paid, as the gateway said them: what is on the slip of anyone who paid. Null: it said none.
set local lock_timeout = '2s';

alter table payment add column virtual_accounts text[] check (cardinality(virtual_accounts) <= 50);
create index payment_by_virtual_account on payment using gin (virtual_accounts);
