import { expect, test } from 'vitest';
import { instalmentStanding, reminderDue } from './instalment.ts';

const dueOn = '2027-01-10';

test.each([
  ['2027-01-06', 'upcoming', null],
  ['2027-01-07', 'due', 'soon'],
  ['2027-01-09', 'due', 'soon'],
  ['2027-01-10', 'due', 'today'],
  ['2027-01-11', 'overdue', 'overdue'],
])('on %s an instalment due on 10 January is %s and the reminder is %s', (today, standing, reminder) => {
  expect(instalmentStanding({ isPaid: false, isRefunded: false, dueOn }, today)).toBe(standing);
  expect(reminderDue(dueOn, today)).toBe(reminder);
});

test('paid is paid, and given back is given back, on any day', () => {
  expect(instalmentStanding({ isPaid: true, isRefunded: false, dueOn }, '2028-01-01')).toBe('paid');
  expect(instalmentStanding({ isPaid: true, isRefunded: true, dueOn }, '2026-01-01')).toBe('refunded');
});
