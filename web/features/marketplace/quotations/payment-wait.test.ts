import { expect, test } from 'vitest';
import { waitOf } from './payment-wait.ts';

test.each([
  ['paid, its payment is no longer open', { status: 'paid', payment: null }, 'settled'],
  ['paid and given back since', { status: 'refunding', payment: null }, 'settled'],
  ['not paid, and no payment is open', { status: 'due', payment: null }, 'closed'],
  ['waiting for the bank', { status: 'due', payment: { status: 'pending' } }, 'waiting'],
  ['not paid after a failed attempt', { status: 'overdue', payment: { status: 'failed' } }, 'failed'],
] as const)('an instalment that is %s', (_, schedule, expected) => expect(waitOf(schedule)).toBe(expected));
