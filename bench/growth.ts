// Simulates writers that charge clicks in batches, with the costs this run measured.
import type { Random } from '../core/ads/beta.ts';
import { swap } from '../core/lists.ts';

/** What charging costs here, as measured. */
export interface Costs {
  /** A batch, however small, without its commit. */
  readonly batchMs: number;
  /** Each click of a batch. */
  readonly clickMs: number;
  /** How long commits took, one by one. */
  readonly commitsMs: readonly number[];
}
export interface Setup {
  readonly clicksPerSecond: number;
  /** Writers that never meet: each has vendors of its own. */
  readonly writers: number;
  /** Cores of the database. */
  readonly cores: number;
}
export interface Outcome {
  readonly clicksPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Share of clicks that were not written because too many waited, or for too long. */
  readonly lost: number;
}

// As in server/ads/click-writer.ts.
const collectMs = 2;
const batchMax = 400;
const waitingMax = 8_000;
const patienceMs = 2_000;
const simulatedMs = 20_000;
/** More clicks than this say nothing new: the time that is simulated is cut instead. */
const clicksMax = 400_000;

interface Writer {
  readonly waiting: number[];
  isBusy: boolean;
}

/** Clicks come at random, each to the writer of its vendor; a writer takes what waits, needs a core for it and then the commit. */
export function simulate({ batchMs, clickMs, commitsMs }: Costs, { clicksPerSecond, writers, cores }: Setup, random: Random): Outcome {
  const endMs = Math.min(simulatedMs, (clicksMax / clicksPerSecond) * 1_000);
  const lines = Array.from({ length: writers }, (): Writer => ({ waiting: [], isBusy: false }));
  const freeAt = new Float64Array(cores);
  const latencies: number[] = [];
  let arrived = 0;
  let charged = 0;
  let lost = 0;

  const later = createAgenda();
  const write = (writer: Writer, now: number): void => {
    const inTime = writer.waiting.findIndex((at) => now - at < patienceMs);
    lost += writer.waiting.splice(0, inTime === -1 ? writer.waiting.length : inTime).length;
    const batch = writer.waiting.splice(0, batchMax);
    writer.isBusy = batch.length > 0;
    if (!writer.isBusy) return;
    const core = freeAt.indexOf(Math.min(...freeAt));
    const computed = Math.max(now, freeAt[core] ?? 0) + batchMs + clickMs * batch.length;
    freeAt[core] = computed;
    const done = computed + (commitsMs[Math.floor(random() * commitsMs.length)] ?? 0);
    later.add(done, () => {
      // What is still waiting at the end says how long it took, but not how much is charged in that time.
      if (done <= endMs) charged += batch.length;
      for (const at of batch) latencies.push(done - at);
      write(writer, done);
    });
  };
  const arrive = (now: number): void => {
    if (now >= endMs) return;
    later.add(now - (Math.log(1 - random()) * 1_000) / clicksPerSecond, arrive);
    const writer = lines[Math.floor(random() * writers)];
    if (writer === undefined) throw new Error('there is no writer');
    arrived++;
    if (writer.waiting.length >= waitingMax) {
      lost++;
      return;
    }
    writer.waiting.push(now);
    if (writer.isBusy) return;
    writer.isBusy = true;
    later.add(now + collectMs, (at) => write(writer, at));
  };
  arrive(0);
  later.run();
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { clicksPerSecond: (charged / endMs) * 1_000, p50: at(0.5), p99: at(0.99), lost: lost / arrived };
}

type Event = (now: number) => void;
/** What is to happen when, earliest first: a heap. */
function createAgenda(): { add(at: number, event: Event): void; run(): void } {
  const heap: { readonly at: number; readonly event: Event }[] = [];
  const isBefore = (i: number, j: number): boolean => (heap[i]?.at ?? Infinity) < (heap[j]?.at ?? Infinity);
  const takeFirst = (): (typeof heap)[0] | undefined => {
    const [first] = heap;
    const last = heap.pop();
    if (heap.length > 0 && last !== undefined) heap[0] = last;
    for (let i = 0; ; ) {
      const child = isBefore(2 * i + 2, 2 * i + 1) ? 2 * i + 2 : 2 * i + 1;
      if (!isBefore(child, i)) return first;
      swap(heap, i, child);
      i = child;
    }
  };
  return {
    add(at, event) {
      heap.push({ at, event });
      for (let i = heap.length - 1; i > 0 && isBefore(i, (i - 1) >> 1); i = (i - 1) >> 1) swap(heap, i, (i - 1) >> 1);
    },
    run() {
      for (let next = takeFirst(); next !== undefined; next = takeFirst()) next.event(next.at);
    },
  };
}
