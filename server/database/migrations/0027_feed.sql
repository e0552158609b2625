-- The activity stream: what happened to an account, in the words in which it was written to.
set local lock_timeout = '2s';

create table feed_item (
  id uuid primary key default uuidv7(),
  account_id bigint not null references account (id) on delete cascade,
  title text not null check (length(title) between 1 and 200),
  -- The page it leads to, bare; empty when it leads nowhere.
  page text not null default '' check (page = '' or page ~ '^/[^/\\]*' and length(page) <= 300),
  at timestamptz not null,
  read_at timestamptz
);
create index feed_item_newest on feed_item (account_id, at desc, id desc);
create index feed_item_unread on feed_item (account_id) where read_at is null;
