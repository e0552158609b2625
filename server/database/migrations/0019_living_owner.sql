-- A request under a key belongs to the process that runs it, as long as that process lives.
alter table idempotency_key add column owner int not null default 0;
alter table idempotency_key alter column owner drop default;
