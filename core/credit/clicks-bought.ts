import type { Idr } from '../money.ts';

/**
 * About how many clicks an amount of credit buys at a cost per click, both in whole Rupiah and the cost above zero. Rounded down, so
 * that what is promised is never more than what is bought. (product 4, Top-up)
 */
export function clicksBought(creditsIdr: Idr, cpcIdr: Idr): number {
  const clicks = Math.floor(creditsIdr / cpcIdr);
  // Of a hundred clicks and more, the two leading figures alone are promised.
  const unit = 10 ** Math.max(0, String(clicks).length - 2);
  return Math.floor(clicks / unit) * unit;
}
