-- Two more ends of a payout: the vendor took it back before the bank was told, and the bank sent it back after it was paid.
alter table payout add column returned_by bigint references account (id), add column returned_at timestamptz;
alter table payout
  drop constraint payout_status_check, drop constraint payout_check3, drop constraint payout_check5, drop constraint payout_check6, drop constraint payout_check7;
alter table payout
  add constraint payout_status_check check (status in ('requested', 'processing', 'paid', 'failed', 'cancelled', 'returned')),
  add constraint payout_closed check ((status in ('paid', 'failed', 'cancelled', 'returned')) = (closed_by is not null)),
  add constraint payout_has_reference check ((status in ('paid', 'returned')) = (reference is not null)),
  add constraint payout_has_failure check ((status in ('failed', 'returned')) = (failure is not null)),
  add constraint payout_was_started check (status not in ('processing', 'paid', 'returned') or started_by is not null),
  add constraint payout_was_returned check ((status = 'returned') = (returned_by is not null) and (returned_by is null) = (returned_at is null)),
  -- What took two to send takes two to take back: whoever said that it was paid does not say that it came back.
  add constraint payout_returned_by_another check (not needs_second or returned_by is null or returned_by <> closed_by);
