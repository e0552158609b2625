import { type Idr, isIdr } from '../money.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';

/** What finance may give or take at all; whole Rupiah. How much of it alone: `defaultAllowanceLimits`. */
export type AdjustmentRules = {
  /** A larger one is a slip of the keyboard. */
  readonly maximumIdr: Idr;
};
export const defaultAdjustmentRules: AdjustmentRules = { maximumIdr: 50_000_000 };

export type AmountRefusal = 'operations.amount_invalid' | 'operations.amount_above_maximum';

/** The amount of an adjustment: whole Rupiah, positive to give and negative to take, never 0, at most the maximum either way. */
export function checkAmount(amount: unknown, { maximumIdr }: AdjustmentRules): Outcome<Idr, AmountRefusal> {
  if (!isIdr(amount) || amount === 0) return refuse({ code: 'operations.amount_invalid', field: 'amount' });
  if (Math.abs(amount) > maximumIdr)
    return refuse({ code: 'operations.amount_above_maximum', field: 'amount', params: { maximum: maximumIdr } });
  return accept(amount);
}
