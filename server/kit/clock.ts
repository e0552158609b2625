import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Log } from './log.ts';

/** Where time comes from. Injected, so that a test can be at midnight. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

const SYNC_MS = 10_000;
/** Smaller differences are the way to the database and back; following them would make the time tremble. */
const TOLERANCE_MS = 50;

export interface FollowingClock extends Clock {
  /** Compares once more now. */
  sync(): Promise<void>;
  stop(): void;
}

interface Measured {
  /** What is added to the steady clock to have the database's time. */
  readonly offset: number;
  /** By how much that may be wrong: half the way there and back. */
  readonly uncertain: number;
}
/** So often a process asks when it starts: the first answer comes over a connection that is still being made. */
const FIRST_TRIES = 5;

/**
 * The database's clock, followed from here: all processes of a system agree on the business day, however wrong their machines are
 * set. Between two looks the machine's steady clock counts on, which no correction of its wall clock moves.
 */
export async function followDatabaseClock(db: Database, log: Log, steady: () => number = () => performance.now()): Promise<FollowingClock> {
  const measure = async (): Promise<Measured> => {
    const asked = steady();
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
    const answered = steady();
    const at = rows[0]?.at.getTime() ?? Number.NaN;
    return { offset: at - (asked + answered) / 2, uncertain: (answered - asked) / 2 };
  };
  let first = await measure();
  for (let tries = 1; tries < FIRST_TRIES && first.uncertain > TOLERANCE_MS / 2; tries++) {
    const next = await measure();
    if (next.uncertain < first.uncertain) first = next;
  }
  let { offset } = first;
  const sync = async (): Promise<void> => {
    const { offset: measured, uncertain } = await measure();
    if (Math.abs(measured - offset) <= TOLERANCE_MS + uncertain) return;
    log.warn({ milliseconds: Math.round(measured - offset) }, 'the clock was set to that of the database');
    offset = measured;
  };
  const timer = setInterval(() => {
    sync().catch((fault: unknown) => log.debug({ err: fault }, 'the clock could not be compared'));
  }, SYNC_MS).unref();
  return {
    now: () => Math.round(steady() + offset),
    sync,
    stop: () => clearInterval(timer),
  };
}
