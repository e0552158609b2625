import { Refused, refuseWith } from './refused.ts';
import { currentUnit } from './unit.ts';

export interface WaitingLimits {
  /** Pieces that may wait: of one caller, and of all together. */
  readonly waitingOfOne: number;
  readonly waitingOfAll: number;
}
export interface FairQueueLimits extends WaitingLimits {
  /** Pieces of work done at once; asked again before each. */
  readonly atOnce: number | (() => number);
}
/** Does a piece of work when it is its caller's turn; refuses it when too much of this caller, or of all, waits already. */
export type FairQueue = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

interface Waiting {
  readonly go: () => void;
  readonly giveUp: (refusal: Refused) => void;
}

const comeAgainSeconds = 3;

/**
 * A queue for expensive work. Callers take turns with one task each, so a caller with many tasks waits behind callers with few. When the queue
 * is full, the caller with the most waiting tasks loses its newest one to a caller with fewer. A caller that is refused while it has a task
 * waiting asked for too much (429); one that has none waiting finds the server busy (503). A waiting caller must not hold a database
 * connection: asking from within a transaction is a fault. (S62)
 */
export function createFairQueue({ atOnce, waitingOfOne, waitingOfAll }: FairQueueLimits): FairQueue {
  const room = typeof atOnce === 'number' ? () => atOnce : atOnce;
  /** By caller, in the order of their turns. */
  const waiting = new Map<string, Waiting[]>();
  let working = 0;
  let count = 0;
  const callNext = (): boolean => {
    const [first] = waiting;
    if (first === undefined) return false;
    const [caller, line] = first;
    const next = line.shift();
    waiting.delete(caller);
    if (line.length > 0) waiting.set(caller, line);
    count--;
    next?.go();
    return true;
  };
  const callOthers = (): void => {
    while (working < room() && callNext()) working++;
  };
  /** Refuses the newest task of the longest line, unless the line that asks for a place would then be as long. */
  const makeRoom = (growing: Waiting[]): boolean => {
    const longest = [...waiting.values()].reduce((long, line) => (line.length > long.length ? line : long), growing);
    if (longest.length <= growing.length + 1) return false;
    count--;
    longest.pop()?.giveUp(new Refused([{ code: 'request.too_many' }], comeAgainSeconds));
    return true;
  };
  return async (caller, work) => {
    if (currentUnit()?.keepsConnection) throw new Error('costly work was asked for within a transaction');
    if (count === 0 && working < room()) working++;
    else {
      const line = waiting.get(caller) ?? [];
      if (line.length >= waitingOfOne || (count >= waitingOfAll && !makeRoom(line)))
        refuseWith(line.length > 0 ? 'request.too_many' : 'server.busy', { retryAfterSeconds: comeAgainSeconds });
      count++;
      await new Promise<void>((go, giveUp) => {
        line.push({ go, giveUp });
        waiting.set(caller, line);
        callOthers();
      });
    }
    try {
      return await work();
    } finally {
      working--;
      callOthers();
    }
  };
}
