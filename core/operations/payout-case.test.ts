import { expect, test } from 'vitest';
import { isPayoutAct, type PayoutFacts, payoutTimeline } from './payout-case.ts';

const asked: PayoutFacts = {
  state: 'requested',
  requestedAt: 1,
  started: null,
  closed: null,
  returned: null,
  reference: null,
  failureNote: null,
  proposals: [],
  looks: [],
};
const proposal = { status: 'done', needsSecond: false, expiresAt: 1000, decision: null } as const;
const words = (facts: PayoutFacts, now = 100) =>
  payoutTimeline(facts, now).map(({ step, act, by }) => [step, act, by].filter((part) => part !== null).join(' '));

test('a small payout is started, put into the file for the bank and paid on one word', () => {
  const facts: PayoutFacts = {
    ...asked,
    state: 'paid',
    started: { at: 2, by: 7 },
    closed: { at: 5, by: 8 },
    reference: 'BCA 1',
    proposals: [
      { ...proposal, act: 'payout_start', asked: { at: 2, by: 7 } },
      { ...proposal, act: 'payout_paid', asked: { at: 5, by: 8 } },
    ],
    looks: [{ at: 3, by: 7, file: '12' }],
  };
  expect(words(facts)).toEqual(['requested', 'payout_start 7', 'in_file 7', 'payout_paid 8']);
  expect(payoutTimeline(facts, 100).map(({ note }) => note)).toEqual([null, null, '12', 'BCA 1']);
});

test('a large one says who asked and who was the second person, also when it was refused first and taken back later', () => {
  const large = { ...proposal, needsSecond: true };
  const facts: PayoutFacts = {
    ...asked,
    proposals: [
      { ...large, act: 'payout_start', status: 'refused', asked: { at: 2, by: 7 }, decision: { at: 3, by: 8, reason: 'Call first' } },
      { ...large, act: 'payout_start', asked: { at: 4, by: 7 }, decision: { at: 5, by: 8, reason: null } },
      { ...proposal, act: 'payout_undo', asked: { at: 6, by: 8 } },
    ],
  };
  expect(words(facts)).toEqual([
    'requested',
    'proposed payout_start 7',
    'refused payout_start 8',
    'proposed payout_start 7',
    'approved payout_start 8',
    'payout_start 8',
    'payout_undo 8',
  ]);
});

test('what waits is proposed, and has expired when its time is over', () => {
  const facts: PayoutFacts = {
    ...asked,
    proposals: [{ ...proposal, act: 'payout_start', status: 'waiting', needsSecond: true, asked: { at: 2, by: 7 }, expiresAt: 50 }],
  };
  expect(words(facts, 49)).toEqual(['requested', 'proposed payout_start 7']);
  expect(words(facts, 50)).toEqual(['requested', 'proposed payout_start 7', 'expired payout_start']);
});

test.each([
  ['failed', { closed: { at: 3, by: 8 }, failureNote: 'Closed' }, ['requested', 'payout_failed 8']],
  ['cancelled', { closed: { at: 3, by: 5 } }, ['requested', 'cancelled 5']],
  [
    'returned',
    { started: { at: 2, by: 7 }, closed: { at: 3, by: 8 }, returned: { at: 9, by: 7 }, reference: 'BCA 1', failureNote: 'Closed' },
    ['requested', 'payout_start 7', 'payout_paid 8', 'payout_returned 7'],
  ],
] as const)('one that is %s ends with it', (state, part, steps) => {
  expect(words({ ...asked, state, ...part })).toEqual(steps);
});

test('an act on a payout is told from one on anything else', () => {
  expect([isPayoutAct('payout_paid'), isPayoutAct('vendor_status')]).toEqual([true, false]);
});

test('of what happened at one instant the start stands before the file, and the approval before the start', () => {
  const at = 5;
  const facts: PayoutFacts = {
    ...asked,
    proposals: [{ ...proposal, act: 'payout_start', needsSecond: true, asked: { at: 2, by: 7 }, decision: { at, by: 8, reason: null } }],
    looks: [{ at, by: 8, file: '12' }],
  };
  expect(words(facts)).toEqual(['requested', 'proposed payout_start 7', 'approved payout_start 8', 'payout_start 8', 'in_file 8']);
});

test('what happened later stands later', () => {
  const facts: PayoutFacts = { ...asked, state: 'processing', started: { at: 2, by: 7 }, looks: [{ at: 9, by: 8, file: null }] };
  expect(words(facts)).toEqual(['requested', 'payout_start 7', 'number_shown 8']);
});
