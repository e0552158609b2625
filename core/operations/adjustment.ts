import { type Idr, isIdr } from '../money.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';

/** What finance may do to a vendor's credit alone, and at all; whole Rupiah. */
export type AdjustmentRules = {
  /** Up to here one operator is enough; above it takes two. */
  readonly aloneMaxIdr: Idr;
  /** A larger one is a slip of the keyboard. */
  readonly maximumIdr: Idr;
};
export const defaultAdjustmentRules: AdjustmentRules = { aloneMaxIdr: 5_000_000, maximumIdr: 50_000_000 };

export type AmountRefusal = 'operations.amount_invalid' | 'operations.amount_above_maximum';

/** The amount of an adjustment: whole Rupiah, positive to give and negative to take, never 0, at most the maximum either way. */
export function checkAmount(amount: unknown, { maximumIdr }: AdjustmentRules): Outcome<Idr, AmountRefusal> {
  if (!isIdr(amount) || amount === 0) return refuse({ code: 'operations.amount_invalid', field: 'amount' });
  if (Math.abs(amount) > maximumIdr)
    return refuse({ code: 'operations.amount_above_maximum', field: 'amount', params: { maximum: maximumIdr } });
  return accept(amount);
}

/**
 * Whether an adjustment waits for a second operator. What the same operator posted alone for this vendor on the same business day counts
 * with it, given and taken alike, so that a large amount cannot be cut into small ones. (product 4; reliability S23)
 */
export function needsSecond(amountIdr: Idr, postedAloneTodayIdr: Idr, { aloneMaxIdr }: Pick<AdjustmentRules, 'aloneMaxIdr'>): boolean {
  return Math.abs(amountIdr) + postedAloneTodayIdr > aloneMaxIdr;
}

export type DecisionRefusal = 'operations.already_decided' | 'operations.own_request';

/** Whether this operator may decide: it still waits, and somebody else asked. */
export function checkDecider(
  adjustment: { readonly status: 'waiting' | 'posted' | 'refused'; readonly askedBy: number },
  operatorId: number,
): Outcome<'may decide', DecisionRefusal> {
  if (adjustment.status !== 'waiting') return refuse({ code: 'operations.already_decided' });
  if (adjustment.askedBy === operatorId) return refuse({ code: 'operations.own_request' });
  return accept('may decide');
}
