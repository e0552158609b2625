// Expensive work: tasks that occupy a core. They run in a few threads of lower priority, and one core is left for answering requests. (S62)
import { availableParallelism } from 'node:os';
import { createFairQueue, type WaitingLimits } from './fair-queue.ts';
import { createWorkers, type Workers } from './workers.ts';

/** Expensive tasks that a process runs at once: one fewer than there are cores, at least one. */
export const costlyAtOnce = Math.max(1, availableParallelism() - 1);

/** Runs a task of one kind in a thread when it is the caller's turn. Refuses it when too many tasks of this caller, or in total, are waiting. */
export type CostlyWork = (caller: string, task: object) => Promise<unknown>;

/**
 * One pool of threads for several kinds of tasks. Each kind has its own queue, in which callers take turns; kinds take turns for the threads.
 * However many tasks of one kind are waiting, another kind is not refused because of them and waits for one of them at most. A kind may have a shorter time
 * than others: what strangers write could take any.
 */
export function createCostlyWork(
  workers: Workers,
  atOnce: number,
): (kind: string, waiting: WaitingLimits, timeMsMax?: number) => CostlyWork {
  const threadFor = createFairQueue({ atOnce, waitingOfOne: Number.POSITIVE_INFINITY, waitingOfAll: Number.POSITIVE_INFINITY });
  return (kind, waiting, timeMsMax) => {
    const inTurn = createFairQueue({ atOnce, ...waiting });
    return (caller, task) => inTurn(caller, () => threadFor(kind, () => workers.run(task, timeMsMax)));
  };
}

/** The threads of this process. A task usually takes less than a second; what can take longer runs in a separate process (file inspector). */
export const costlyWork = createCostlyWork(createWorkers(new URL('../costly-work.ts', import.meta.url)), costlyAtOnce);
