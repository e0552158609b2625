import type { Idr } from '../money.ts';

/** What a couple means to spend on the whole wedding, in millions of Rupiah. (product 8) */
export const budgetBands = ['under_50', '50_100', '100_250', '250_500', 'over_500'] as const;
export type BudgetBand = (typeof budgetBands)[number];

const million = 1_000_000;
const ceilingsIdr: Readonly<Record<BudgetBand, Idr | null>> = {
  under_50: 50 * million,
  '50_100': 100 * million,
  '100_250': 250 * million,
  '250_500': 500 * million,
  over_500: null,
};

/** No single vendor takes more than this share of a wedding. */
const shareOfOneVendor = 0.5;

/**
 * The budgets a vendor fits whose lowest price is this: those of which half, at their upper end, pays for it. A vendor without prices fits
 * all of them. (decision 0025)
 */
export function bandsThatFit(lowestPriceIdr: Idr | null): BudgetBand[] {
  return budgetBands.filter((band) => {
    const ceilingIdr = ceilingsIdr[band];
    return lowestPriceIdr === null || ceilingIdr === null || lowestPriceIdr <= ceilingIdr * shareOfOneVendor;
  });
}
