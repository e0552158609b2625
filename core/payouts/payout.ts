import { accept, type Outcome, refuse } from '../outcome.ts';

/**
 * Requested: the money has left the balance. Processing: an operator has started it, and our bank may be told. Paid and failed are the ends; failed returns the money, and so do
 * cancelled, which the vendor did in time, and returned, which its bank did afterwards.
 */
export const payoutStatuses = ['requested', 'processing', 'paid', 'failed', 'cancelled', 'returned'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/** Why a payout failed, as the vendor sees it; `other` with words. */
export const payoutFailures = ['account_closed', 'holder_mismatch', 'number_wrong', 'bank_refused', 'other'] as const;
export type PayoutFailure = (typeof payoutFailures)[number];

export type PayoutRefusal =
  | 'operations.already_decided'
  | 'payouts.not_started'
  | 'payouts.start_undone'
  | 'payouts.not_paid'
  | 'payouts.cannot_cancel'
  | 'payouts.bank_informed';

/** `told`: the bank may know of it, because its whole account number was shown or it was in a file for the bank. */
type PayoutFacts = { readonly state: PayoutStatus; readonly bankInformedAt: Date | null };

/** Whether a payout can be taken into the next batch. Who may do so alone is not decided here (`core/operations/proposal.ts`). */
export const startOf = ({ state }: Pick<PayoutFacts, 'state'>): Outcome<'processing', PayoutRefusal> =>
  state === 'requested' ? accept('processing') : refuse({ code: 'operations.already_decided' });

/** Whether a start can be withdrawn: until the bank may have been told. */
export function undoOf({ state, bankInformedAt }: PayoutFacts): Outcome<'requested', PayoutRefusal> {
  if (state !== 'processing') return refuse({ code: state === 'requested' ? 'payouts.start_undone' : 'operations.already_decided' });
  return bankInformedAt === null ? accept('requested') : refuse({ code: 'payouts.bank_informed' });
}

/** Whether a payout can be closed this way: only what the bank was told can be paid; what is not paid can fail at any time. */
export function closeAs({ state }: Pick<PayoutFacts, 'state'>, end: 'paid' | 'failed'): Outcome<'paid' | 'failed', PayoutRefusal> {
  if (state !== 'requested' && state !== 'processing') return refuse({ code: 'operations.already_decided' });
  if (end === 'paid' && state === 'requested') return refuse({ code: 'payouts.not_started' });
  return accept(end);
}

/** Whether the money may be on its way although we still hold it: then giving it back could pay it twice. */
export const mayBeSent = ({ state, bankInformedAt }: PayoutFacts): boolean => state === 'processing' || bankInformedAt !== null;

/**
 * Whether the vendor can cancel its payout: until it is started, also when one operator has checked it already, and never once the bank may have
 * been told.
 */
export const cancelOf = ({ state, bankInformedAt }: PayoutFacts): Outcome<'cancelled', PayoutRefusal> =>
  state === 'requested' && bankInformedAt === null ? accept('cancelled') : refuse({ code: 'payouts.cannot_cancel' });

/** Whether its whole account number can be shown: once it is started, so that its vendor can't cancel what the bank was told, and until it is closed. */
export function revealOf({ state }: Pick<PayoutFacts, 'state'>): Outcome<'processing', PayoutRefusal> {
  if (state === 'requested') return refuse({ code: 'payouts.not_started' });
  return state === 'processing' ? accept('processing') : refuse({ code: 'operations.already_decided' });
}

/** Whether it can be written down that the vendor's bank sent a paid payout back. */
export function returnOf({ state }: Pick<PayoutFacts, 'state'>): Outcome<'returned', PayoutRefusal> {
  if (state === 'returned') return refuse({ code: 'operations.already_decided' });
  return state === 'paid' ? accept('returned') : refuse({ code: 'payouts.not_paid' });
}
