import type { Idr } from '../money.ts';

/** Below this many clicks the count is exact; above it only the two leading figures are promised. */
const exactBelow = 100;

/**
 * About how many clicks an amount of credit buys at a cost per click, both in whole Rupiah and the cost above zero. Rounded down, so
 * that what is promised is never more than what is bought. (product 4, Top-up)
 */
export function clicksBought(creditsIdr: Idr, cpcIdr: Idr): number {
  const clicks = Math.floor(creditsIdr / cpcIdr);
  if (clicks < exactBelow) return clicks;
  const unit = 10 ** (String(clicks).length - 2);
  return Math.floor(clicks / unit) * unit;
}
