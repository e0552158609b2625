import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Connection } from './database.ts';

/** So many attempts in so long a window. */
interface Limit {
  readonly attempts: number;
  readonly windowSeconds: number;
}

/**
 * Counts attempts in the database: all processes share the count, and a restart forgets nothing. Count before you look: of any number of
 * attempts at once, on any number of processes, only as many as the limit are told to continue (S65).
 */
export interface Throttle {
  /** Counts one attempt. Answers null while within the limit, else the seconds to wait. */
  hit(db: Connection, key: string, limit: Limit): Promise<number | null>;
  /** Takes one attempt back: it was counted before it turned out to be none. */
  undo(db: Connection, key: string, limit: Limit): Promise<void>;
  /** Forgets the attempts of a key, after success. */
  clear(db: Connection, key: string): Promise<void>;
  /** Removes windows that are over. */
  purge(db: Connection): Promise<void>;
}

/** The parts in which the window slides: many follow closely, few are few rows. */
const partsOfWindow = 12;

/**
 * The window slides: what counts are the attempts of its current part, which all processes cut at the same instants, and of the eleven before.
 * There is no moment at which everything may be tried anew. An attempt that was refused does not count.
 */
export function createThrottle(clock: Clock): Throttle {
  const partOf = ({ windowSeconds }: Limit) => {
    const length = windowSeconds * 1000;
    const part = length / partsOfWindow;
    const start = Math.floor(clock.now() / part) * part;
    return { length, part: new Date(start), countsFrom: new Date(start + part - length) };
  };
  /** The seconds until enough of what counts is over. */
  async function waitFor(db: Connection, key: string, limit: Limit): Promise<number> {
    const { length, countsFrom } = partOf(limit);
    const parts = await db
      .selectFrom('throttle')
      .select(['window_start', 'attempts'])
      .where('key', '=', key)
      .where('window_start', '>=', countsFrom)
      .orderBy('window_start', 'desc')
      .execute();
    let counted = 0;
    const last = parts.find(({ attempts }) => (counted += attempts) >= limit.attempts);
    return last === undefined ? 1 : Math.max(1, Math.ceil((last.window_start.getTime() + length - clock.now()) / 1000));
  }
  return {
    async hit(db, key, limit) {
      const { part, countsFrom } = partOf(limit);
      const { rows } = await sql`
        with before as (
          select coalesce(sum(attempts), 0) as attempts from throttle where key = ${key} and window_start >= ${countsFrom} and window_start < ${part}
        )
        insert into throttle (key, window_start)
        select ${key}, ${part} from before where attempts < ${limit.attempts}
        on conflict (key, window_start) do update set attempts = throttle.attempts + 1
        where throttle.attempts + (select attempts from before) < ${limit.attempts}
        returning key`.execute(db);
      return rows.length > 0 ? null : waitFor(db, key, limit);
    },
    async undo(db, key, limit) {
      await sql`
        update throttle set attempts = attempts - 1
        where key = ${key} and window_start = (
          select max(window_start) from throttle where key = ${key} and window_start >= ${partOf(limit).countsFrom} and attempts > 0
        )`.execute(db);
    },
    async clear(db, key) {
      await db.deleteFrom('throttle').where('key', '=', key).execute();
    },
    async purge(db) {
      await db
        .deleteFrom('throttle')
        .where('window_start', '<', new Date(clock.now() - 86_400_000))
        .execute();
    },
  };
}
