// Runs many sequences in parallel; the first that differs is shrunk.
import fc from 'fast-check';
import { type Sequence, sequences } from './commands.ts';
import { differenceOverHttp } from './drive.ts';
import { startPair } from './engines.ts';
import { differenceInMemory } from './in-memory.ts';

export interface Proof {
  readonly seed: number;
  readonly sequences: number;
  readonly seconds: number;
  /** How often a sequence was played again because the machine was too busy for an answer that says something. */
  readonly playedAgain: number;
  /** The counterexample and what the bookkeeper found; none when all is well. */
  readonly failures: readonly string[];
}

const timed = async (seed: number, count: number, work: (onAgain: () => void) => Promise<readonly string[]>): Promise<Proof> => {
  const started = performance.now();
  let playedAgain = 0;
  const failures = await work(() => playedAgain++);
  return { seed, sequences: count, seconds: (performance.now() - started) / 1_000, playedAgain, failures };
};

/** A difference as a property's failure, so that fast-check looks for a smaller one. */
function expectNone(difference: string | null): void {
  if (difference !== null) throw new Error(difference);
}

/** The same seed plays the same sequences. Stops at the first that differs, made as short as it goes. */
export const proveInMemory = (seed: number, count: number): Promise<Proof> =>
  timed(seed, count, async () => {
    const result = fc.check(
      fc.property(sequences, (sequence) => expectNone(differenceInMemory(sequence))),
      { seed, numRuns: count },
    );
    return reportOf(result);
  });

const reportOf = (result: fc.RunDetails<[Sequence]>): string[] =>
  result.failed ? [`${String(result.errorInstance)}\n${fc.defaultReportMessage(result) ?? ''}`] : [];

/** Sequences under way at once: they share the servers and their batches, not their vendors. */
const lanes = 16;
/** A counterexample is made shorter for so long: over HTTP, each try can take many times what it takes in memory. */
const shortenMs = 120_000;

/** Lanes of sequences side by side; afterwards the books of the database are added up too. `onSequence` is called after each that agreed. */
export const proveOverHttp = (seed: number, count: number, onSequence: () => void = () => undefined): Promise<Proof> =>
  timed(seed, count, async (onAgain) => {
    const pair = await startPair();
    let number = 0;
    try {
      const propertyOf = () => {
        let failedAt = Number.POSITIVE_INFINITY;
        return fc.asyncProperty(sequences, async (sequence: Sequence) => {
          if (performance.now() - failedAt > shortenMs) return;
          try {
            expectNone(await differenceOverHttp(pair, () => number++, sequence, onAgain));
          } catch (fault) {
            failedAt = Math.min(failedAt, performance.now());
            throw fault;
          }
          onSequence();
        });
      };
      const share = (lane: number): number => Math.floor(count / lanes) + (lane < count % lanes ? 1 : 0);
      const busy = Array.from({ length: lanes }, (_, lane) => lane).filter((lane) => share(lane) > 0);
      const played = Promise.all(busy.map(async (lane) => fc.check(propertyOf(), { seed: seed + lane, numRuns: share(lane) })));
      const results = await Promise.race([played, pair.died]);
      const failures = results.flatMap(reportOf);
      return [...failures, ...(await pair.differences())];
    } finally {
      await pair.close();
    }
  });
