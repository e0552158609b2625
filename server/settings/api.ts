// The rules of every capability at a given time, from memory.
import type { ProductRules } from '../../core/settings/product-settings.ts';
import { type Timeline, timelineOf } from '../../core/settings/timeline.ts';
import { secondMs } from '../../core/time.ts';
import type { Database, Tx } from '../kit/database.ts';
import type { Bus } from '../kit/live.ts';
import type { Log } from '../kit/log.ts';
import { allChanges, insertChange, type NewChange } from './store.ts';

export { allChanges, newestChangeOf, type StoredChange } from './store.ts';

const channel = 'settings';
/** Finds what the word was lost of, many times before a change is in force (`settingLeadMs`). */
const POLL_MS = 15 * secondMs;

/** Writes a change down and tells all processes, when the transaction commits. */
export async function recordChange(tx: Tx, bus: Bus, change: NewChange): Promise<void> {
  await insertChange(tx, change);
  await bus.publish(tx, channel, change.name);
}

export interface Settings {
  /** The rules in force at an instant (epoch milliseconds), from memory. Throws before `start`. */
  at(instant: number): ProductRules;
  /** What will be in force after an instant, the next first. */
  ahead(instant: number): ReturnType<Timeline['ahead']>;
  /** All rules there were and will be. */
  all(): readonly ProductRules[];
  /** Reads everything, then follows. */
  start(): Promise<void>;
  stop(): void;
}

/** Follows the settings: at once by notifications, within seconds by reading again where one was lost. */
export function createSettings({ db, bus, log }: { readonly db: Database; readonly bus: Bus; readonly log: Log }): Settings {
  let timeline: Timeline | null = null;
  let count = 0;
  let asked = 0;
  const stops: (() => void)[] = [];
  const read = async (): Promise<void> => {
    const mine = ++asked;
    const changes = await allChanges(db);
    // Changes are only ever added, and an answer that was overtaken by a later question may be older than what is known.
    if (mine !== asked || changes.length === count) return;
    timeline = timelineOf(changes);
    count = changes.length;
  };
  const readAgain = (): void => {
    read().catch((fault: unknown) => log.warn({ err: fault }, 'settings could not be read again')); // the next poll does
  };
  const known = (): Timeline => {
    if (timeline === null) throw new Error('settings are asked for before they were read');
    return timeline;
  };
  return {
    at: (instant) => known().at(instant),
    ahead: (instant) => known().ahead(instant),
    all: () => known().all,
    async start() {
      stops.push(bus.subscribe(channel, readAgain));
      stops.push(bus.onReconnect(readAgain));
      await read();
      const timer = setInterval(readAgain, POLL_MS).unref();
      stops.push(() => clearInterval(timer));
    },
    stop() {
      for (const stop of stops.splice(0)) stop();
    },
  };
}
