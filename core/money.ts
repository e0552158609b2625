/** Whole Rupiah as a safe integer. 1 credit is Rp 1. Fractions of a Rupiah do not exist anywhere. (product 4, Rules of money) */
export type Idr = number;

const basisPointsPerWhole = 10_000;

/** Whether a value is an amount we can count with: a safe integer of Rupiah, of either sign. */
export function isIdr(value: unknown): value is Idr {
  return Number.isSafeInteger(value);
}

/**
 * A share of an amount in whole Rupiah, half a Rupiah rounded up. The rate is in basis points: 1 100 is 11 %.
 * The amount is split before it is multiplied, so no intermediate leaves the safe integers. Neither argument is negative.
 */
export function shareOf(amountIdr: Idr, rateBasisPoints: number): Idr {
  const remainder = amountIdr % basisPointsPerWhole;
  const wholes = (amountIdr - remainder) / basisPointsPerWhole;
  return wholes * rateBasisPoints + Math.floor((remainder * rateBasisPoints + basisPointsPerWhole / 2) / basisPointsPerWhole);
}

/** The tax on a subtotal, by `shareOf`. */
export const taxOf = (subtotalIdr: Idr, rateBasisPoints: number): Idr => shareOf(subtotalIdr, rateBasisPoints);

/** The sum of amounts in Rupiah; 0 for none. */
export function sum(amountsIdr: Iterable<Idr>): Idr {
  let total = 0;
  for (const amountIdr of amountsIdr) total += amountIdr;
  return total;
}
