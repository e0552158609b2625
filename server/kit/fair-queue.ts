import { refuseWith } from './refused.ts';
import { currentUnit } from './unit.ts';

export interface FairQueueLimits {
  /** Pieces of work done at once. */
  readonly atOnce: number;
  /** Pieces that may wait: of one caller, and of all together. */
  readonly waitingOfOne: number;
  readonly waitingOfAll: number;
}
/** Does a piece of work when it is its caller's turn; refuses it when too much of this caller, or of all, waits already. */
export type FairQueue = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

const comeAgainSeconds = 3;

/**
 * A queue for costly work. Callers take turns, each with one piece: who brings much waits behind who brings little. Whoever waits keeps no
 * connection of the database from the others: a request that asks from within a transaction of its own is a fault. (S62)
 */
export function createFairQueue({ atOnce, waitingOfOne, waitingOfAll }: FairQueueLimits): FairQueue {
  /** By caller, in the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();
  let working = 0;
  let count = 0;
  const callNext = (): boolean => {
    const [first] = waiting;
    if (first === undefined) return false;
    const [caller, line] = first;
    const go = line.shift();
    waiting.delete(caller);
    if (line.length > 0) waiting.set(caller, line);
    count--;
    go?.();
    return true;
  };
  return async (caller, work) => {
    if (currentUnit()?.keepsConnection) throw new Error('costly work was asked for within a transaction');
    if (working < atOnce) working++;
    else {
      const line = waiting.get(caller) ?? [];
      if (line.length >= waitingOfOne) refuseWith('request.too_many', { retryAfterSeconds: comeAgainSeconds });
      if (count >= waitingOfAll) refuseWith('server.busy', { retryAfterSeconds: comeAgainSeconds });
      count++;
      await new Promise<void>((go) => {
        line.push(go);
        waiting.set(caller, line);
      });
    }
    try {
      return await work();
    } finally {
      if (!callNext()) working--;
    }
  };
}
