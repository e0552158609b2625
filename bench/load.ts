// A load generator in its own process. `rate` sends at that rate and measures from the time a request was due.
import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Line, openLine } from './connection.ts';
import { type RequestKind, requestsOf } from './requests.ts';

export interface LoadOrder {
  readonly addresses: readonly string[];
  readonly what: RequestKind;
  readonly connections: number;
  readonly seconds: number;
  readonly status: number;
  readonly rate?: number;
  /** Requests made before the load starts. */
  readonly ahead?: number;
}
export interface Loaded {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
}
interface Tally {
  readonly milliseconds: readonly number[];
  readonly seconds: number;
  readonly wrong: number;
}

/** Until the compiler of the server has seen what it has to do. */
const warmUpMs = 2_000;
/** Where nothing is said: as many as a quick server takes in a usual run. */
const usuallyAhead = 60_000;

let workers = 0;

/** Puts load on servers for so many seconds; fails when an answer is not what it must be. */
export async function load(order: LoadOrder): Promise<Loaded> {
  const { milliseconds, seconds, wrong } = await inProcess(order);
  if (wrong > 0) throw new Error(`${wrong} answers were not ${order.status}`);
  const all = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number): number => all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;
  return { perSecond: all.length / seconds, p50: at(0.5), p99: at(0.99), requests: all.length };
}

function inProcess(order: LoadOrder): Promise<Tally> {
  const child = fork(import.meta.filename, [JSON.stringify({ order, worker: workers++ % 60 })]);
  return new Promise((resolve, reject) => {
    child.once('message', (tally) => resolve(tally as Tally));
    child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)));
  });
}

async function run(
  { addresses, what, connections, seconds, status, rate, ahead = usuallyAhead }: LoadOrder,
  worker: number,
): Promise<Tally> {
  const next = requestsOf(what, worker, ahead);
  const lines = await Promise.all(Array.from({ length: connections }, (_, i) => openLine(addresses[i % addresses.length] ?? '')));
  const milliseconds: number[] = [];
  let wrong = 0;
  const startedAt = performance.now();
  const from = startedAt + warmUpMs;
  const until = from + seconds * 1_000;
  const everyMs = rate === undefined ? 0 : (1_000 * connections) / rate;
  const work = async (line: Line, i: number): Promise<void> => {
    for (let due = startedAt + (everyMs * i) / connections; performance.now() < until; due += everyMs) {
      const early = due - performance.now();
      if (everyMs > 0 && early > 0) await sleep(early);
      const sentAt = performance.now();
      const answered = await line.send(next());
      if (answered.status !== status) wrong++;
      // A timer is up to a millisecond late; that is not the server's.
      const late = everyMs > 0 ? Math.max(0, sentAt - due - 1) : 0;
      if (sentAt >= from) milliseconds.push(answered.milliseconds + late);
    }
  };
  await Promise.all(lines.map(work));
  const tally = { milliseconds, seconds: (performance.now() - from) / 1_000, wrong };
  for (const line of lines) line.close();
  return tally;
}

if (process.argv[1] === import.meta.filename) {
  const { order, worker } = JSON.parse(process.argv[2] ?? '{}') as { order: LoadOrder; worker: number };
  const tally = await run(order, worker);
  process.send?.(tally, () => process.exit(0));
}
