-- Vendors report reviews; operators keep or remove them, with reasons. What is removed stays in the table: a line with its reason takes its place.
set local lock_timeout = '2s';

alter table review
  add column state text not null default 'shown' check (state in ('shown', 'removed')),
  -- Why it was removed (core/reviews/report.ts), which everyone reads in place of it.
  add column removed_for text
    check (removed_for in ('not_client', 'other_vendor', 'untrue', 'offensive', 'private', 'advertising', 'not_genuine')),
  add column removed_at timestamptz,
  add constraint review_removed_for_a_reason check (num_nonnulls(removed_for, removed_at) = case state when 'removed' then 2 else 0 end);

create table review_case (
  id uuid primary key default uuidv7(),
  review_id bigint not null references review (id) on delete cascade,
  vendor_id bigint not null references vendor (id) on delete cascade,
  reason text not null check (reason in ('not_client', 'other_vendor', 'untrue', 'offensive', 'private', 'advertising')),
  -- What the vendor added to its reason, for operators.
  details text not null default '' check (length(details) <= 1000),
  opened_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'kept', 'removed')),
  decision_reason text check (length(decision_reason) between 1 and 500),
  decided_at timestamptz,
  decided_by bigint references account (id),
  check (num_nonnulls(decision_reason, decided_at, decided_by) = case state when 'open' then 0 else 3 end)
);
-- A vendor reports a review once: the decision about it is final.
create unique index review_case_of_review on review_case (review_id);
create index review_case_by_state on review_case (state, opened_at);
create index review_case_of_vendor on review_case (vendor_id);
-- A report stays as it was made, except for words of who leaves; its decision goes in once.
revoke update, delete, truncate on review_case from pelaminan_app;
grant update (details, state, decision_reason, decided_at, decided_by) on review_case to pelaminan_app;
