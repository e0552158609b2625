-- Who of our staff looks after a vendor, and how that person is reached beside mail.
alter table account add column whatsapp text not null default '' check (whatsapp ~ '^(\+[1-9][0-9]{7,14})?$');
alter table vendor add column account_manager_id bigint references account (id);
create index vendor_account_manager on vendor (account_manager_id) where account_manager_id is not null;
