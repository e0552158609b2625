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

/** Windows start at multiples of their length, so that all processes agree on them without a word. */
export function createThrottle(clock: Clock): Throttle {
  const windowOf = (limit: Limit) => {
    const length = limit.windowSeconds * 1000;
    const start = Math.floor(clock.now() / length) * length;
    return { start: new Date(start), secondsLeft: Math.max(1, Math.ceil((start + length - clock.now()) / 1000)) };
  };
  return {
    async hit(db, key, limit) {
      const { start, secondsLeft } = windowOf(limit);
      const { rows } = await sql<{ attempts: number }>`
        insert into throttle (key, window_start) values (${key}, ${start})
        on conflict (key, window_start) do update set attempts = throttle.attempts + 1
        returning attempts`.execute(db);
      return (rows[0]?.attempts ?? 1) > limit.attempts ? secondsLeft : null;
    },
    async undo(db, key, limit) {
      await db
        .updateTable('throttle')
        .set((e) => ({ attempts: e('attempts', '-', 1) }))
        .where('key', '=', key)
        .where('window_start', '=', windowOf(limit).start)
        .where('attempts', '>', 0)
        .execute();
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
