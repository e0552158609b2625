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

/**
 * The database's clock, followed from here: all processes of a system agree on the business day, however wrong their machines are
 * set. Between two looks the machine's steady clock counts on, which no correction of its wall clock moves.
 */
export async function followDatabaseClock(db: Database, log: Log, steady: () => number = () => performance.now()): Promise<FollowingClock> {
  let offset: number | null = null;
  const sync = async (): Promise<void> => {
    const asked = steady();
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
    const answered = steady();
    const [row] = rows;
    if (row === undefined) return;
    const measured = row.at.getTime() - (asked + answered) / 2;
    const uncertain = TOLERANCE_MS + (answered - asked) / 2;
    if (offset !== null && Math.abs(measured - offset) <= uncertain) return;
    if (offset !== null) log.warn({ milliseconds: Math.round(measured - offset) }, 'the clock was set to that of the database');
    offset = measured;
  };
  await sync();
  const timer = setInterval(() => {
    sync().catch((fault: unknown) => log.debug({ err: fault }, 'the clock could not be compared'));
  }, SYNC_MS).unref();
  return {
    now: () => Math.round(steady() + (offset ?? 0)),
    sync,
    stop: () => clearInterval(timer),
  };
}
