-- Hilda, the concierge: which vendors she may suggest to couples.
set local lock_timeout = '2s';

create table hilda_member (
  vendor_id bigint primary key references vendor (id) on delete cascade,
  -- A vendor without a row is inactive, as is one that left or was refused.
  status text not null check (status in ('inactive', 'pending', 'active')),
  asked_at timestamptz not null,
  joined_at timestamptz,
  check ((status = 'active') = (joined_at is not null))
);
create index hilda_member_waiting on hilda_member (asked_at) where status = 'pending';
