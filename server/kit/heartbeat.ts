// The heartbeat connection of a process. It detects whether the database responds, and shows other processes that this one is running.
import { randomInt } from 'node:crypto';
import type pg from 'pg';
import type { Log } from './log.ts';

const BEAT_MS = 400;
/** A database that is silent for so long is taken for gone: with the beat before it, well under three seconds after its last word. */
const SILENCE_MS = 2_000;
const RETRY_MS = 200;
const TICK_MS = 100;
/** First half of the names of the advisory locks that stand for living processes; the second is each process's own. */
export const lifeLocks = 7_261_905;

/** The database does not answer. Nothing is wrong with what was asked of it, and no one knows whether it was done. */
export class DatabaseGone extends Error {
  constructor() {
    super('the database does not answer');
    this.name = 'DatabaseGone';
  }
}

export interface Heartbeat {
  /** The name this process lives under; as long as it does, the database holds a lock of that name. Rejects with `DatabaseGone`. */
  life(): Promise<number>;
  /** What was promised, or `DatabaseGone` as soon as the database is taken for gone. */
  orGone<T>(promised: Promise<T>): Promise<T>;
  /** Called each time the database is taken for gone. */
  onGone(listener: () => void): void;
  stop(): void;
}

/** Asks for a sign of life a few times a second, over a connection from `connect` that is made anew whenever it breaks. */
export function startHeartbeat(connect: () => pg.Client, log: Log): Heartbeat {
  const name = randomInt(1, 2 ** 31);
  const listeners: (() => void)[] = [];
  const waiting = new Set<(fault: DatabaseGone) => void>();
  const whenLiving = new Set<() => void>();
  let client: pg.Client | null = null;
  let isGone = false;
  let isStopped = false;
  let wake: () => void = () => undefined;
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
      setTimeout(resolve, milliseconds).unref();
    });

  const open = async (): Promise<pg.Client> => {
    const fresh = connect();
    const lose = (): void => {
      if (client === fresh) client = null;
    };
    fresh.on('error', lose).on('end', lose);
    try {
      await fresh.connect();
      // Shared: the lock of a connection that broke may outlive it for a moment.
      await fresh.query('select pg_advisory_lock_shared($1, $2)', [lifeLocks, name]);
    } catch (fault) {
      void fresh.end();
      throw fault;
    }
    return fresh;
  };
  const feel = async (): Promise<void> => {
    while (!isStopped)
      try {
        client ??= await open();
        await client.query('select');
        for (const resolve of whenLiving) resolve();
        whenLiving.clear();
        return;
      } catch (fault) {
        log.debug({ err: fault }, 'no heartbeat');
        void client?.end();
        client = null;
        await pause(RETRY_MS);
      }
  };
  const lose = (): void => {
    isGone = true;
    log.warn('the database does not answer');
    for (const reject of waiting) reject(new DatabaseGone());
    waiting.clear();
    for (const listener of listeners) listener();
  };
  const watch = async (): Promise<void> => {
    while (!isStopped) {
      let silentMs = 0;
      // Counted in ticks: while this process itself stands still, nothing ticks.
      const timer = setInterval(() => {
        silentMs += TICK_MS;
        if (silentMs >= SILENCE_MS && !isGone && !isStopped) lose();
      }, TICK_MS).unref();
      await feel();
      clearInterval(timer);
      if (isGone) log.warn('the database answers again');
      isGone = false;
      await pause(BEAT_MS);
    }
    void client?.end();
  };
  const orGone = <T>(promised: Promise<T>): Promise<T> => {
    if (isGone) return Promise.reject(new DatabaseGone());
    return new Promise((resolve, reject) => {
      waiting.add(reject);
      promised.then(resolve, reject).finally(() => waiting.delete(reject));
    });
  };
  void watch();
  return {
    async life() {
      if (client === null || isGone) await orGone(new Promise<void>((resolve) => whenLiving.add(resolve)));
      return name;
    },
    orGone,
    onGone(listener) {
      listeners.push(listener);
    },
    stop() {
      isStopped = true;
      wake();
    },
  };
}
