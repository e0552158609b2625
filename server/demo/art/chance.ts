import { swap } from '../../../core/lists.ts';
/** Repeatable chance: the same seed gives the same demo world on every machine. */
export interface Chance {
  /** At least `low`, below `high`. */
  readonly between: (low: number, high: number) => number;
  /** A whole number from `low` to `high`, both included. */
  readonly int: (low: number, high: number) => number;
  /** One of a list that is not empty. */
  readonly pick: <T>(from: readonly T[]) => T;
  /** True in `share` of the cases, 0 to 1. */
  readonly happens: (share: number) => boolean;
  /** The list in another order; the list itself stays as it is. */
  readonly shuffled: <T>(list: readonly T[]) => T[];
}

/** Chance from a seed in words. (FNV-1a for the seed, mulberry32 for the numbers: both fit in 32 bits and need no library.) */
export function chanceOf(seed: string): Chance {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    between: (low, high) => low + next() * (high - low),
    int,
    pick: (from) => {
      const picked = from[int(0, from.length - 1)];
      if (picked === undefined) throw new Error('there is nothing to pick from');
      return picked;
    },
    happens: (share) => next() < share,
    shuffled: <T>(list: readonly T[]): T[] => {
      const order = [...list];
      for (let last = order.length - 1; last > 0; last -= 1) {
        swap(order, last, int(0, last));
      }
      return order;
    },
  };
}
