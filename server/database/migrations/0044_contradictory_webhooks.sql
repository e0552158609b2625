-- A message of a gateway whose parts contradict each other is kept, moves no money, and is shown to people.
set local lock_timeout = '2s';

alter table payment_event drop constraint payment_event_verdict_check;
alter table payment_event add constraint payment_event_verdict_check
  check (verdict in ('applied', 'stale', 'payment_unknown', 'merchant_mismatch', 'currency_mismatch', 'amount_mismatch', 'contradictory'));
alter table payment_alert drop constraint payment_alert_code_check;
alter table payment_alert add constraint payment_alert_code_check
  check (code in ('payment_unknown', 'merchant_mismatch', 'currency_mismatch', 'amount_mismatch', 'contradictory', 'refunded_after_credit'));
