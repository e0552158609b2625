import { expect, test } from 'vitest';
import { instalmentStatus, isUnpaid, reminderDue } from './instalment.ts';

const dueOn = '2027-01-10';

test.each([
  ['2027-01-06', 'upcoming', null],
  ['2027-01-07', 'due', 'soon'],
  ['2027-01-09', 'due', 'soon'],
  ['2027-01-10', 'due', 'today'],
  ['2027-01-11', 'overdue', 'overdue'],
])('on %s an instalment due on 10 January is %s and the reminder is %s', (today, status, reminder) => {
  expect(instalmentStatus({ state: 'open', dueOn }, today)).toBe(status);
  expect(reminderDue(dueOn, today)).toBe(reminder);
  expect(isUnpaid(instalmentStatus({ state: 'open', dueOn }, today))).toBe(true);
});

test.each(['paid', 'refunding', 'refunded'] as const)('%s it is on any day, and nothing is left to pay', (state) => {
  expect(instalmentStatus({ state, dueOn }, '2028-01-01')).toBe(state);
  expect(isUnpaid(state)).toBe(false);
});
