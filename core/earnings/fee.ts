import type { Idr } from '../money.ts';

const basisPointsPerWhole = 10_000;

/**
 * The fee on what a couple pays, in whole Rupiah, rounded down in favour of the vendor. The rate is that of the vendor's plan, in basis points:
 * 300 is 3 %. The amount is split before it is multiplied, so no intermediate leaves the safe integers. (product 3 and 8)
 */
export function feeOn(amountIdr: Idr, feeBasisPoints: number): Idr {
  const remainder = amountIdr % basisPointsPerWhole;
  const wholes = (amountIdr - remainder) / basisPointsPerWhole;
  return wholes * feeBasisPoints + Math.floor((remainder * feeBasisPoints) / basisPointsPerWhole);
}
