import { type Idr, taxOf } from '../money.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';
import { hourMs } from '../time.ts';

/** What credit can be bought. 1 credit is Rp 1, so amounts of credit are Rupiah before tax. (product 4, Values) */
export type CreditRules = {
  readonly packages: readonly { readonly creditsIdr: Idr; readonly isDefault: boolean }[];
  readonly custom: { readonly minimumIdr: Idr; readonly maximumIdr: Idr; readonly stepIdr: Idr };
  /** PPN in basis points: 1 100 is 11 %. */
  readonly taxRateBasisPoints: number;
  /** An order not paid within this span expires; longer, and old prices and tax rates stay payable. */
  readonly orderLifeMs: number;
  /** So many orders of a vendor may wait for their payment at once. */
  readonly unpaidMax: number;
};

/** The values the product starts with. */
export const defaultCreditRules: CreditRules = {
  packages: [100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000].map((creditsIdr) => ({
    creditsIdr,
    isDefault: creditsIdr === 500_000,
  })),
  custom: { minimumIdr: 100_000, maximumIdr: 50_000_000, stepIdr: 50_000 },
  taxRateBasisPoints: 1_100,
  orderLifeMs: 24 * hourMs,
  unpaidMax: 20,
};

export type CreditRefusal =
  | 'credit.not_a_number'
  | 'credit.amount_below_minimum'
  | 'credit.amount_above_maximum'
  | 'credit.amount_not_in_steps';

/** Whether an amount of credit can be ordered: one of the packages, or a custom amount within its limits and steps. */
export function checkCredits(credits: unknown, { packages, custom }: CreditRules): Outcome<Idr, CreditRefusal> {
  const field = 'credits';
  const { minimumIdr, maximumIdr, stepIdr } = custom;
  if (typeof credits !== 'number' || !Number.isFinite(credits)) return refuse({ code: 'credit.not_a_number', field });
  if (packages.some(({ creditsIdr }) => creditsIdr === credits)) return accept(credits);
  if (credits < minimumIdr) return refuse({ code: 'credit.amount_below_minimum', field, params: { minimum: minimumIdr } });
  if (credits > maximumIdr) return refuse({ code: 'credit.amount_above_maximum', field, params: { maximum: maximumIdr } });
  if (credits % stepIdr !== 0) return refuse({ code: 'credit.amount_not_in_steps', field, params: { step: stepIdr } });
  return accept(credits);
}

/** The order summary: the credit, its tax, and what is paid. (spec 2, Top-up page) */
export type OrderTotals = { readonly subtotalIdr: Idr; readonly taxIdr: Idr; readonly totalIdr: Idr };

/** What an amount of credit costs, with the tax rounded once, half up. */
export function orderTotals(creditsIdr: Idr, taxRateBasisPoints: number): OrderTotals {
  const taxIdr = taxOf(creditsIdr, taxRateBasisPoints);
  return { subtotalIdr: creditsIdr, taxIdr, totalIdr: creditsIdr + taxIdr };
}
