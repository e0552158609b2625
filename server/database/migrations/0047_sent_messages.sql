-- What was handed to a mail or SMS provider, written down before it is: a job that runs again knows whether its message went out.
-- No address and no text: the id is the job's, the provider's answer is all there is to know.
create table sent_message (
  id uuid primary key,
  kind text not null check (kind in ('mail', 'sms')),
  begun_at timestamptz not null,
  -- Null: handed over, and the answer is not known.
  outcome text check (outcome in ('accepted', 'refused', 'unknown')),
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null))
);
create index sent_message_begun on sent_message (begun_at);
