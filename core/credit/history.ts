import type { Idr } from '../money.ts';

/** A movement of a balance: positive in, negative out, whole Rupiah. */
export type Movement = { readonly amountIdr: Idr };

/**
 * Each movement with the balance after it. Movements come newest first, as they are shown; `balanceIdr` is the balance after the
 * newest of them. (product 4, credit history)
 */
export function withRunningBalance<M extends Movement>(
  newestFirst: readonly M[],
  balanceIdr: Idr,
): readonly (M & { readonly balanceAfterIdr: Idr })[] {
  let afterIdr = balanceIdr;
  return newestFirst.map((movement) => {
    const row = { ...movement, balanceAfterIdr: afterIdr };
    afterIdr -= movement.amountIdr;
    return row;
  });
}

/** What came in and what went out; both are counted upwards from zero. */
export function totalsOf(movements: Iterable<Movement>): { readonly inIdr: Idr; readonly outIdr: Idr } {
  let inIdr = 0;
  let outIdr = 0;
  for (const { amountIdr } of movements) {
    if (amountIdr > 0) inIdr += amountIdr;
    else outIdr -= amountIdr;
  }
  return { inIdr, outIdr };
}
