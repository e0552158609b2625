// Reads that may be some seconds old: from a standby where there is one that keeps up, from the primary otherwise.
import { sql } from 'kysely';
import { type Database, isDatabaseOutage, isRetryable } from './database.ts';
import type { Log } from './log.ts';

/** What a standby answers is at most so old. */
export const staleMsMax = 5_000;
const LOOK_MS = 1_000;

export interface StaleReads {
  /**
   * Reads with what `work` is given, which is a standby only while that has everything the primary had `staleMsMax` ago. Where the standby
   * fails, `work` is done again with the primary. Nothing is written here, and nothing that the caller has just changed is read here.
   */
  read<T>(work: (db: Database) => Promise<T>): Promise<T>;
  stop(): void;
}

/** Where no standby is configured: nothing is stale. */
export const readsOfPrimary = (db: Database): StaleReads => ({ read: (work) => work(db), stop: () => undefined });

/** Compares positions in the log every second: a standby that is behind, away or no standby any more is not asked. */
export function createStaleReads(primary: Database, standby: Database, log: Log): StaleReads {
  /** Where the primary was, and since when that has been waited for. In milliseconds of this process's own clock. */
  let mark: { readonly at: number; readonly position: string } | null = null;
  let freshUntil = 0;
  let wasFresh = false;
  let isStopped = false;
  const isFresh = (): boolean => performance.now() < freshUntil;

  const look = async (): Promise<void> => {
    const at = performance.now();
    mark ??= { at, position: await positionOf(primary) };
    if (!(await hasReplayed(standby, mark.position))) return;
    freshUntil = mark.at + staleMsMax;
    mark = null;
  };
  const follow = async (): Promise<void> => {
    await look().catch((fault: unknown) => log.debug({ err: fault }, 'standby'));
    if (isFresh() !== wasFresh) log.warn(wasFresh ? 'the standby is behind or away: the primary reads' : 'the standby reads');
    wasFresh = isFresh();
    if (!isStopped) setTimeout(() => void follow(), LOOK_MS).unref();
  };
  void follow();
  return {
    async read(work) {
      if (!isFresh()) return work(primary);
      try {
        return await work(standby);
      } catch (fault) {
        // 40001: the standby had to apply what the read was still looking at.
        if (!isDatabaseOutage(fault) && !isRetryable(fault)) throw fault;
        log.debug({ err: fault }, 'standby');
        return work(primary);
      }
    },
    stop() {
      isStopped = true;
    },
  };
}

async function positionOf(primary: Database): Promise<string> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_insert_lsn() as position`.execute(primary);
  return rows[0]?.position ?? '0/0';
}

/** Null, which is no, where it is a primary itself. */
async function hasReplayed(standby: Database, position: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean | null }>`select pg_last_wal_replay_lsn() >= ${position}::pg_lsn as is`.execute(standby);
  return rows[0]?.is === true;
}
