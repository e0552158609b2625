import { accept, type Outcome, refuse } from '../outcome.ts';

/** Requested: the money has left the balance. Processing: our bank has been told. Paid and failed are the ends; failed returns the money. */
export type PayoutState = 'requested' | 'processing' | 'paid' | 'failed';

/** Why a payout failed, as the vendor is told; `other` with words. */
export const payoutFailures = ['account_closed', 'holder_mismatch', 'number_wrong', 'bank_refused', 'other'] as const;
export type PayoutFailure = (typeof payoutFailures)[number];

export type PayoutRefusal = 'operations.already_decided' | 'operations.own_request' | 'payouts.not_started';

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
  if (state === 'paid' || state === 'failed') return refuse({ code: 'operations.already_decided' });
  if (end === 'paid' && state === 'requested') return refuse({ code: 'payouts.not_started' });
  return accept(end);
}
