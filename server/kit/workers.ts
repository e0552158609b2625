// Worker threads for work that would block the event loop. The queue (fair-queue.ts) decides whose turn it is.
import { Worker } from 'node:worker_threads';
import { Refused } from './refused.ts';

/** Below the 30 s that a browser waits for an answer (`web/base/calls/browser-call.ts`): anyone who waits reads why. */
const TIME_MS_MAX = 25_000;
const MEMORY_MB_MAX = 192;
const COME_AGAIN_SECONDS = 5;

export interface Workers {
  /** Does one task in a thread of its own, within this time; there must not be more at once than there are threads. */
  run(task: object, timeMsMax?: number): Promise<unknown>;
}

/** The answer of a thread: its result, or what went wrong. */
export type WorkerAnswer = { readonly result: unknown } | { readonly fault: string };

/**
 * Threads that are started when first needed and end with the process. One that takes too long or too much memory is ended, and the next task
 * gets a new one. A task that took too long, usually because the machine has too much to do, is refused with `server.busy`.
 */
export function createWorkers(entry: URL): Workers {
  const idle: Worker[] = [];
  const start = (): Worker => {
    const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB_MAX } });
    worker.unref();
    return worker;
  };
  return {
    run(task, timeMsMax = TIME_MS_MAX) {
      const worker = idle.pop() ?? start();
      return new Promise((resolve, reject) => {
        const settle = (how: () => void): void => {
          clearTimeout(timer);
          worker.removeAllListeners('message').removeAllListeners('error');
          how();
        };
        const giveUp = (fault: Error): void =>
          settle(() => {
            worker.on('error', () => undefined);
            void worker.terminate();
            reject(fault);
          });
        const timer = setTimeout(() => giveUp(new Refused([{ code: 'server.busy' }], COME_AGAIN_SECONDS)), timeMsMax);
        worker.once('error', (fault) => giveUp(fault instanceof Error ? fault : new Error(String(fault))));
        worker.once('message', (answer: WorkerAnswer) =>
          settle(() => {
            idle.push(worker);
            if ('result' in answer) resolve(answer.result);
            else reject(new Error(answer.fault));
          }),
        );
        worker.postMessage(task);
      });
    },
  };
}
