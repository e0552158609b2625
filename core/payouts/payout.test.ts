import { describe, expect, test } from 'vitest';
import { cancelOf, closeAs, mayBeSent, returnOf, revealOf, startOf, undoOf } from './payout.ts';
import { checkRequest, defaultPayoutRules as rules, type PayoutFacts, ticksOf } from './request.ts';

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
    [1, 'payouts.amount_below_minimum'],
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

describe('operators', () => {
  const bankInformedAt = new Date(0);
  test('nothing is started, closed or returned twice, and nothing is marked as paid that the bank can’t have received', () => {
    expect(startOf({ state: 'requested' })).toEqual({ ok: true, value: 'processing' });
    for (const state of ['processing', 'paid', 'failed', 'cancelled', 'returned'] as const)
      expect(startOf({ state })).toMatchObject({ refusals: [{ code: 'operations.already_decided' }] });
    for (const state of ['paid', 'failed', 'cancelled', 'returned'] as const)
      for (const end of ['paid', 'failed'] as const)
        expect(closeAs({ state }, end)).toMatchObject({ refusals: [{ code: 'operations.already_decided' }] });
    expect(closeAs({ state: 'requested' }, 'paid')).toMatchObject({ refusals: [{ code: 'payouts.not_started' }] });
    expect(closeAs({ state: 'requested' }, 'failed').ok).toBe(true);
    expect(closeAs({ state: 'processing' }, 'paid').ok).toBe(true);
    expect(returnOf({ state: 'paid' }).ok).toBe(true);
    expect(returnOf({ state: 'returned' })).toMatchObject({ refusals: [{ code: 'operations.already_decided' }] });
    expect(returnOf({ state: 'processing' })).toMatchObject({ refusals: [{ code: 'payouts.not_paid' }] });
  });
  test('a start can be withdrawn until the bank may have received it', () => {
    expect(undoOf({ state: 'processing', bankInformedAt: null })).toEqual({ ok: true, value: 'requested' });
    expect(undoOf({ state: 'processing', bankInformedAt })).toMatchObject({ refusals: [{ code: 'payouts.bank_informed' }] });
    expect(undoOf({ state: 'requested', bankInformedAt: null })).toMatchObject({ refusals: [{ code: 'payouts.start_undone' }] });
    expect(undoOf({ state: 'paid', bankInformedAt })).toMatchObject({ refusals: [{ code: 'operations.already_decided' }] });
  });
  test('a vendor can cancel until the payout is started or the bank may have been told', () => {
    expect(cancelOf({ state: 'requested', bankInformedAt: null })).toEqual({ ok: true, value: 'cancelled' });
    expect(cancelOf({ state: 'requested', bankInformedAt })).toMatchObject({ refusals: [{ code: 'payouts.cannot_cancel' }] });
    for (const state of ['processing', 'paid', 'failed', 'cancelled', 'returned'] as const)
      expect(cancelOf({ state, bankInformedAt: null })).toMatchObject({ refusals: [{ code: 'payouts.cannot_cancel' }] });
  });
  test('the whole account number is shown while a payout is started, not before and not after', () => {
    expect(revealOf({ state: 'processing' }).ok).toBe(true);
    expect(revealOf({ state: 'requested' })).toMatchObject({ refusals: [{ code: 'payouts.not_started' }] });
    for (const state of ['paid', 'failed', 'cancelled', 'returned'] as const)
      expect(revealOf({ state })).toMatchObject({ refusals: [{ code: 'operations.already_decided' }] });
  });
  test('money may be on its way once it is in work or the whole number was shown', () => {
    expect(mayBeSent({ state: 'requested', bankInformedAt: null })).toBe(false);
    expect(mayBeSent({ state: 'requested', bankInformedAt })).toBe(true);
    expect(mayBeSent({ state: 'processing', bankInformedAt: null })).toBe(true);
  });
});
