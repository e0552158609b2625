-- Reviews that may come from the vendor itself or from a brigade wait for operators before anyone sees them.
set local lock_timeout = '2s';

alter table review drop constraint review_state_check, add constraint review_state_check check (state in ('shown', 'held', 'removed'));

-- A report of the vendor, or a check of ours with what speaks against the review (core/reviews/genuine.ts).
alter table review_case
  add column kind text not null default 'report' check (kind in ('report', 'check')),
  add column signals text[] not null default '{}',
  alter column reason drop not null,
  add constraint review_case_has_a_cause check ((kind = 'report') = (reason is not null) and (kind = 'check') = (cardinality(signals) > 0));
drop index review_case_of_review;
create unique index review_case_of_review on review_case (review_id, kind);

-- From which network reviews of a vendor came, as a keyed hash, for thirty days: many from one in a short time are no coincidence.
create table review_network (
  review_id bigint primary key references review (id) on delete cascade,
  vendor_id bigint not null references vendor (id) on delete cascade,
  network_key bytea not null,
  written_at timestamptz not null
);
create index review_network_of_vendor on review_network (vendor_id, network_key);
create index review_network_age on review_network (written_at);
