// What is the same for every visitor who is not signed in, in memory until what it shows changes.
import { LRUCache } from 'lru-cache';
import { businessDayOf, endOfBusinessDay, minuteMs } from '../../core/time.ts';
import type { Clock } from './clock.ts';
import type { Bus } from './live.ts';
import { readApart } from './reading.ts';
import { Refused } from './refused.ts';

/** Some of what is shown depends on the time, as plans that end; and a message may be lost. */
const LIFE_MS_MAX = minuteMs;
/** What an entry weighs besides its bytes. */
const ENTRY_BYTES = 1_024;
/** Said by the triggers `shown_inserted`, `shown_updated` and `shown_deleted`: ids of vendors, or * for whatever is kept. */
const channel = 'shown';

/** Vendors whose changes end what is kept, or those of any. */
export type EndedBy = ReadonlySet<number> | 'any';
export interface Made<Value> {
  readonly value: Value;
  /** Of memory. */
  readonly bytes: number;
  /** Null: it is not kept at all. */
  readonly endedBy: EndedBy | null;
}
/** How someone came by a value: it was there, was made, or someone else was waiting for it already. */
type Source = 'kept' | 'made' | 'beside';

export interface Kept<Value> {
  /** The value of a key; made when it is not kept, once for however many ask. Those that no one asks for make room. */
  get(key: string, make: () => Promise<Made<Value>>): Promise<Value>;
  /** Of memory, now. */
  bytes(): number;
  /** Nothing is heard any more, nothing is kept. */
  stop(): void;
}

interface Parts {
  readonly clock: Clock;
  readonly bus: Bus;
  readonly bytesMax: number;
  readonly note?: (source: Source) => void;
}
type Entry<Value> = Made<Value> & { readonly until: number };

/** Every process keeps its own; all drop what changed when the database says so, and everything after a minute or at midnight in Jakarta. */
export function createKept<Value>({ clock, bus, bytesMax, note = () => undefined }: Parts): Kept<Value> {
  const kept = new LRUCache<string, Entry<Value>>({
    maxSize: bytesMax,
    sizeCalculation: ({ bytes }, key) => bytes + key.length + ENTRY_BYTES,
  });
  let making = new Map<string, Promise<Value>>();

  const end = (word: string): void => {
    // What is being made may have been read before the change: anyone who comes from now on does not wait for it, and it is not kept.
    making = new Map();
    if (word === '*') return kept.clear();
    const ids = word.split(',').map(Number);
    for (const [key, { endedBy }] of kept.entries()) if (endedBy === 'any' || ids.some((id) => endedBy?.has(id))) kept.delete(key);
  };
  const stops = [bus.subscribe(channel, end), bus.onReconnect(() => end('*'))];

  const makeAnew = async (key: string, make: () => Promise<Made<Value>>, among: typeof making): Promise<Value> => {
    const now = clock.now();
    const made = await readApart(make);
    const until = Math.min(now + LIFE_MS_MAX, endOfBusinessDay(businessDayOf(now)));
    if (made.endedBy !== null && among === making) kept.set(key, { ...made, until });
    return made.value;
  };
  return {
    async get(key, make) {
      const found = kept.get(key);
      if (found && clock.now() < found.until) {
        note('kept');
        return found.value;
      }
      const beside = making.get(key);
      note(beside ? 'beside' : 'made');
      // Whose turn it was is refused alone: who waited beside it makes it in a turn of its own.
      if (beside)
        return beside.catch((fault: unknown) => {
          if (fault instanceof Refused) return makeAnew(key, make, making);
          throw fault;
        });
      const among = making;
      const work = makeAnew(key, make, among).finally(() => among.delete(key));
      among.set(key, work);
      return work;
    },
    bytes: () => kept.calculatedSize,
    stop() {
      for (const stop of stops) stop();
      kept.clear();
    },
  };
}

/** One answer for everyone, counted over many vendors: read once for all, until any vendor changes. */
export function keepOne<Value>(parts: Pick<Parts, 'clock' | 'bus'>, read: () => Promise<Value>): () => Promise<Value> {
  const kept = createKept<Value>({ ...parts, bytesMax: ENTRY_BYTES });
  return () => kept.get('', async () => ({ value: await read(), bytes: 0, endedBy: 'any' }));
}
