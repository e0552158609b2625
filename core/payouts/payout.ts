import { accept, type Outcome, refuse } from '../outcome.ts';

/**
 * Requested: the money has left the balance. Processing: our bank has been told. Paid and failed are the ends; failed returns the money, and so do
 * cancelled, which the vendor did in time, and returned, which its bank did afterwards.
 */
export const payoutStates = ['requested', 'processing', 'paid', 'failed', 'cancelled', 'returned'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Why a payout failed, as the vendor is told; `other` with words. */
export const payoutFailures = ['account_closed', 'holder_mismatch', 'number_wrong', 'bank_refused', 'other'] as const;
export type PayoutFailure = (typeof payoutFailures)[number];

export type PayoutRefusal =
  | 'operations.already_decided'
  | 'operations.own_request'
  | 'payouts.not_started'
  | 'payouts.not_paid'
  | 'payouts.cannot_cancel';

type Standing = { readonly state: PayoutState; readonly needsSecond: boolean; readonly checkedBy: number | null };

/**
 * What it means that an operator starts a payout: above the limit the first has `checked` it and it still waits for another one; whoever comes
 * then, or anyone below the limit, sets it to work. (product 8: two operators)
 */
export function startBy({ state, needsSecond, checkedBy }: Standing, operatorId: number): Outcome<'checked' | 'processing', PayoutRefusal> {
  if (state !== 'requested') return refuse({ code: 'operations.already_decided' });
  if (!needsSecond) return accept('processing');
  if (checkedBy === null) return accept('checked');
  return checkedBy === operatorId ? refuse({ code: 'operations.own_request' }) : accept('processing');
}

/** Whether a payout can be closed this way: only what the bank was told can be paid; what is not paid can fail at any time. */
export function closeAs({ state }: Pick<Standing, 'state'>, end: 'paid' | 'failed'): Outcome<'paid' | 'failed', PayoutRefusal> {
  if (state !== 'requested' && state !== 'processing') return refuse({ code: 'operations.already_decided' });
  if (end === 'paid' && state === 'requested') return refuse({ code: 'payouts.not_started' });
  return accept(end);
}

/** Whether the vendor can take its payout back: until it is started, also when one operator has checked it already. */
export const cancelOf = ({ state }: Pick<Standing, 'state'>): Outcome<'cancelled', PayoutRefusal> =>
  state === 'requested' ? accept('cancelled') : refuse({ code: 'payouts.cannot_cancel' });

/**
 * Whether an operator may write down that the vendor's bank sent a paid payout back. What took two operators to send is not taken back by the one
 * who said that it was paid.
 */
export function returnBy(
  { state, needsSecond, paidBy }: Pick<Standing, 'state' | 'needsSecond'> & { readonly paidBy: number | null },
  operatorId: number,
): Outcome<'returned', PayoutRefusal> {
  if (state === 'returned') return refuse({ code: 'operations.already_decided' });
  if (state !== 'paid') return refuse({ code: 'payouts.not_paid' });
  return needsSecond && paidBy === operatorId ? refuse({ code: 'operations.own_request' }) : accept('returned');
}
