// Turns for reads that gather much: before the pool of connections, so that anyone who asks most waits behind all others. (S62)
import type { Endpoint } from '../../contract/endpoint.ts';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

/** One file with an account's rows is put together at a time, and the one more that an account may ask for waits. */
export const fileTurns: FairQueue = createFairQueue({ atOnce: 1, waitingOfOne: 1, waitingOfAll: 40 });

/** For a pool of so many connections: half of them are left for everything that is answered from a few rows. */
export const createReadTurns = (connections: number): FairQueue =>
  createFairQueue({ atOnce: Math.max(1, Math.floor(connections / 2)), waitingOfOne: 100, waitingOfAll: 400 });

/** In which queue a call waits for its turn, if in any: CSV files always do. */
export const turnsOf = ({ answers, gathers }: Endpoint, reads: FairQueue): FairQueue | null =>
  answers === 'csv' ? fileTurns : gathers === true ? reads : null;
