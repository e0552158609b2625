// Combines many small writes into few large ones: what arrives while one transaction runs is written together in the next.

/** The item was not written and never will be: too many wait, or it waited too long. */
export class NotWritten extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'NotWritten';
  }
}

export interface BatcherOptions<Item, Result> {
  /** Writes a batch and answers one result for each item, in order; `NotWritten` for one it left out. A throw fails the whole batch. */
  readonly write: (items: readonly Item[]) => Promise<readonly (Result | NotWritten)[]>;
  /** A larger batch keeps its locks longer than it saves. */
  readonly batchMax: number;
  /** Beyond this many the next is refused: memory is finite, and who waits that long has gone. */
  readonly waitingMax: number;
  /** After an idle time the first item waits this long for company. */
  readonly collectMs: number;
  /** Longer than this an item does not wait for its turn. */
  readonly waitMsMax: number;
  /** Batches that are written at the same time, where they do not depend on each other; one, when nothing is said. */
  readonly atOnce?: number;
  /** Whether an item may share the batch that the first item starts. */
  readonly fits?: (first: Item, item: Item) => boolean;
}

export interface Batcher<Item, Result> {
  /** Answers when the batch of this item is written. Rejects with `NotWritten`, or with what its batch failed with. */
  submit(item: Item): Promise<Result>;
  /** Whether something waits or is being written. */
  isBusy(): boolean;
  /** Resolves when nothing waits and nothing is being written. */
  drained(): Promise<void>;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly until: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (fault: unknown) => void;
}

/** Every item is in one batch at most, and one that was given up is in none. */
export function createBatcher<Item, Result>(options: BatcherOptions<Item, Result>): Batcher<Item, Result> {
  const { write, batchMax, waitingMax, collectMs, waitMsMax, atOnce = 1, fits = () => true } = options;
  const waiting: Waiting<Item, Result>[] = [];
  /** Runs that write, or gather for what they write first. */
  let running = 0;
  let isCollecting = false;
  const whenDrained: (() => void)[] = [];

  const giveUpLate = (): void => {
    const now = performance.now();
    // In order of arrival, so that the late ones are in front.
    const inTime = waiting.findIndex(({ until }) => until > now);
    const late = waiting.splice(0, inTime === -1 ? waiting.length : inTime);
    for (const { reject } of late) reject(new NotWritten('waited too long'));
  };
  const take = (): Waiting<Item, Result>[] => {
    const [first] = waiting;
    if (first === undefined) return [];
    const end = waiting.findIndex(({ item }, index) => index >= batchMax || !fits(first.item, item));
    return waiting.splice(0, end === -1 ? waiting.length : end);
  };
  const writeOne = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await write(batch.map(({ item }) => item));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index] as Result | NotWritten;
        if (result instanceof NotWritten) reject(result);
        else resolve(result);
      }
    } catch (fault) {
      for (const { reject } of batch) reject(fault);
    }
  };
  const run = async (): Promise<void> => {
    isCollecting = false;
    for (;;) {
      giveUpLate();
      const batch = take();
      if (batch.length === 0) break;
      await writeOne(batch);
    }
    running--;
    if (running === 0) for (const resolve of whenDrained.splice(0)) resolve();
  };

  // A batch that hangs must not keep those who wait behind it.
  const patrol = (): void => {
    giveUpLate();
    if (running > 0) setTimeout(patrol, waitMsMax / 4).unref();
  };
  return {
    submit(item) {
      if (waiting.length >= waitingMax) return Promise.reject(new NotWritten('too many wait'));
      return new Promise((resolve, reject) => {
        waiting.push({ item, until: performance.now() + waitMsMax, resolve, reject });
        if (running >= atOnce || isCollecting) return;
        running++;
        isCollecting = true;
        setTimeout(() => void run(), collectMs);
        if (running === 1) setTimeout(patrol, waitMsMax / 4).unref();
      });
    },
    isBusy: () => running > 0,
    drained: () => (running > 0 ? new Promise((resolve) => whenDrained.push(resolve)) : Promise.resolve()),
  };
}
