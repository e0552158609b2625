-- Reviews by couples who were invited: after a quotation they accepted, or because the vendor confirmed them. A vendor answers each once.
set local lock_timeout = '2s';

-- The right to write one review. Who booked is invited once the wedding day is over; a vendor confirms others, with their day.
create table review_invitation (
  vendor_id bigint not null references vendor (id) on delete cascade,
  couple_id bigint not null references account (id) on delete cascade,
  source text not null check (source in ('booking', 'vendor')),
  -- The accepted quotation, which is what 'booked on Pelaminan' rests on.
  quotation_id uuid references quotation (id),
  wedding_on date not null,
  invited_at timestamptz not null,
  reminded_at timestamptz,
  primary key (vendor_id, couple_id),
  check ((source = 'booking') = (quotation_id is not null))
);
create index review_invitation_of_couple on review_invitation (couple_id);
create index review_invitation_of_quotation on review_invitation (quotation_id) where quotation_id is not null;
create index review_invitation_to_remind on review_invitation (invited_at) where reminded_at is null;

alter table review
  add column is_booked boolean not null default false,
  -- Stars by aspect (core/reviews/review.ts); null: the couple left it open.
  add column quality smallint check (quality between 1 and 5),
  add column communication smallint check (communication between 1 and 5),
  add column punctuality smallint check (punctuality between 1 and 5),
  add column value smallint check (value between 1 and 5),
  add column answer text not null default '' check (length(answer) <= 2000),
  add column answered_at timestamptz,
  add constraint review_answer_dated check ((answer = '') = (answered_at is null));

-- What lists sort by is now worked out with the age of reviews (core/reviews/score.ts), which no generated column knows.
alter table vendor alter column recommendation drop expression;
alter table vendor alter column recommendation set default 4.2;
update vendor set recommendation = 4.2 where recommendation is null;
alter table vendor alter column recommendation set not null;

-- What a vendor answered stays when its couple leaves, without the words by which that was known.
grant execute on function without_words(text, text[]) to pelaminan_app;
