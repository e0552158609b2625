import { describe, expect, test } from 'vitest';
import { closeAs, startBy } from './payout.ts';
import { checkRequest, defaultPayoutRules as rules, needsSecond, type PayoutFacts, ticksOf } from './request.ts';

const account = { isVerified: true, holderMatch: 'equal', isReviewed: false } as const;
const ready: PayoutFacts = { agreement: 'approved', account };
const missingOf = (facts: PayoutFacts) => ticksOf(facts).map(({ missing }) => missing);

describe('the three ticks', () => {
  test.each<[PayoutFacts, (string | null)[]]>([
    [ready, [null, null, null]],
    [{ agreement: null, account: null }, ['agreement_missing', 'account_missing', 'holder_unknown']],
    [{ ...ready, agreement: 'draft' }, ['agreement_draft', null, null]],
    [{ ...ready, agreement: 'submitted' }, ['agreement_in_review', null, null]],
    [{ ...ready, agreement: 'declined' }, ['agreement_declined', null, null]],
    [{ ...ready, account: { ...account, isVerified: false } }, [null, 'account_unverified', null]],
    [{ ...ready, account: { ...account, holderMatch: null } }, [null, null, 'holder_unknown']],
    [{ ...ready, account: { ...account, holderMatch: null, isReviewed: true } }, [null, null, null]],
    [{ ...ready, account: { ...account, holderMatch: 'different', isReviewed: true } }, [null, null, 'holder_differs']],
    [{ ...ready, account: { ...account, holderMatch: 'near' } }, [null, null, 'holder_differs']],
    [{ ...ready, account: { ...account, holderMatch: 'near', isReviewed: true } }, [null, null, null]],
  ])('%j', (facts, expected) => expect(missingOf(facts)).toEqual(expected));
});

describe('a request', () => {
  const ask = (amount: unknown, part: object = {}) =>
    checkRequest(amount, { facts: ready, isOpen: false, balanceIdr: 1_000_000, rules, ...part });
  test.each([50_000, 1_000_000, 999_999])('of %i is taken', (amount) => expect(ask(amount)).toEqual({ ok: true, value: amount }));
  test.each([
    [49_999, 'payouts.amount_below_minimum'],
    [1_000_001, 'payouts.amount_above_balance'],
    [0, 'payouts.amount_invalid'],
    [-50_000, 'payouts.amount_invalid'],
    [60_000.5, 'payouts.amount_invalid'],
    ['60000', 'payouts.amount_invalid'],
    [Number.NaN, 'payouts.amount_invalid'],
    [null, 'payouts.amount_invalid'],
  ])('of %s is refused: %s', (amount, code) => expect(ask(amount)).toMatchObject({ refusals: [{ code, field: 'amount' }] }));
  test('waits for the one before it, and for every tick', () => {
    expect(ask(60_000, { isOpen: true })).toMatchObject({ refusals: [{ code: 'payouts.already_open' }] });
    expect(ask(60_000, { facts: { ...ready, agreement: 'draft' } })).toMatchObject({ refusals: [{ code: 'payouts.not_ready' }] });
  });
});

test.each([
  [50_000_000, 0, false],
  [50_000_001, 0, true],
  [10_000_000, 40_000_000, false],
  [10_000_001, 40_000_000, true],
])('Rp %i after Rp %i on the same day takes two: %s', (amount, before, expected) =>
  expect(needsSecond(amount, before, rules)).toBe(expected),
);

describe('operators', () => {
  const waiting = { state: 'requested', needsSecond: false, checkedBy: null } as const;
  test('one is enough below the limit', () => expect(startBy(waiting, 1)).toEqual({ ok: true, value: 'processing' }));
  test('above it one checks and another starts', () => {
    const large = { ...waiting, needsSecond: true };
    expect(startBy(large, 1)).toEqual({ ok: true, value: 'checked' });
    expect(startBy({ ...large, checkedBy: 1 }, 1)).toMatchObject({ refusals: [{ code: 'operations.own_request' }] });
    expect(startBy({ ...large, checkedBy: 1 }, 2)).toEqual({ ok: true, value: 'processing' });
  });
  test('nothing is started or closed twice, and nothing is paid that the bank was not told', () => {
    for (const state of ['processing', 'paid', 'failed'] as const)
      expect(startBy({ ...waiting, state }, 1)).toMatchObject({ refusals: [{ code: 'operations.already_decided' }] });
    for (const state of ['paid', 'failed'] as const)
      for (const end of ['paid', 'failed'] as const)
        expect(closeAs({ state }, end)).toMatchObject({ refusals: [{ code: 'operations.already_decided' }] });
    expect(closeAs({ state: 'requested' }, 'paid')).toMatchObject({ refusals: [{ code: 'payouts.not_started' }] });
    expect(closeAs({ state: 'requested' }, 'failed').ok).toBe(true);
    expect(closeAs({ state: 'processing' }, 'paid').ok).toBe(true);
  });
});
