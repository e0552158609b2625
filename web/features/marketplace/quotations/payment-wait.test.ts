import { expect, test } from 'vitest';
import { offerOf, waitOf } from './payment-wait.ts';

test.each([
  ['paid, its payment is no longer open', { status: 'paid', payment: null }, 'settled'],
  ['paid and given back since', { status: 'refunding', payment: null }, 'settled'],
  ['not paid, and no payment is open', { status: 'due', payment: null }, 'closed'],
  ['waiting for the bank', { status: 'due', payment: { status: 'pending' } }, 'waiting'],
  ['not paid after a failed attempt', { status: 'overdue', payment: { status: 'failed' } }, 'failed'],
] as const)('an instalment that is %s', (_, schedule, expected) => expect(waitOf(schedule)).toBe(expected));

test.each([
  [
    'waiting',
    { text: 'waiting.text', canPayAgain: false, canContinue: true },
    { text: 'waiting.text', canPayAgain: false, canContinue: false },
  ],
  [
    'failed',
    { text: 'waiting.failed', canPayAgain: true, canContinue: false },
    { text: 'waiting.failedAway', canPayAgain: false, canContinue: false },
  ],
  [
    'closed',
    { text: 'waiting.closed', canPayAgain: true, canContinue: false },
    { text: 'waiting.closedAway', canPayAgain: false, canContinue: false },
  ],
] as const)('a payment that is %s: what it offers, and while its vendor is away', (wait, offered, away) => {
  expect(offerOf(wait, false)).toEqual(offered);
  expect(offerOf(wait, true)).toEqual(away);
});
