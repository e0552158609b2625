-- The page of a payout, and that of a payment, list everything that was proposed about it.
set local lock_timeout = '2s';

create index proposal_about on proposal (subject, asked_at);
