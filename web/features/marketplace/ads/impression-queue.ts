/** Cards seen within this time travel together. */
const batchMs = 150;
/** What one batch may hold (contract, `countImpressions`). */
const batchMax = 50;
/** How long to wait before each further try. The server counts a batch once however often it arrives. */
const retryAfterMs: readonly number[] = [1_000, 4_000, 15_000, 60_000];

export interface Batch {
  readonly batch_id: string;
  readonly tokens: readonly string[];
}
interface Outside {
  /** Answers whether the server has it for good; a rejection counts as no. */
  readonly send: (batch: Batch) => Promise<boolean>;
  readonly newId: () => string;
  readonly later: (run: () => void, ms: number) => void;
}

/** Gathers tokens of seen cards and sends them in batches, each token once, each batch until it arrived or its tries are used up. */
export function createImpressionQueue({ send, newId, later }: Outside) {
  const known = new Set<string>();
  let waiting: string[] = [];

  const deliver = (batch: Batch, tries: number): void => {
    const again = () => {
      const wait = retryAfterMs[tries];
      if (wait !== undefined) later(() => deliver(batch, tries + 1), wait);
    };
    send(batch).then((arrived) => arrived || again(), again);
  };
  const flush = (): void => {
    while (waiting.length > 0) deliver({ batch_id: newId(), tokens: waiting.splice(0, batchMax) }, 0);
  };
  return {
    /** A card was seen; its token goes out with the next batch. */
    add(token: string): void {
      if (known.has(token)) return;
      known.add(token);
      waiting.push(token);
      if (waiting.length === 1) later(flush, batchMs);
    },
    /** Sends at once what is waiting: the page is about to go. */
    flush,
  };
}
