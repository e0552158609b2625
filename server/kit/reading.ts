// What is read for one page: over one connection, without waiting for one answer before the next question, and each statement once.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

type Answer = Promise<PostgresQueryResult<unknown>>;

/** A connection of a pool that several readers ask on at once; it is taken for the first question and returned after the last answer. */
class Reading {
  readonly #pool: PostgresPool;
  readonly #answers = new Map<string, Answer>();
  #client: Promise<PostgresPoolClient> | null = null;
  #waiting = 0;
  constructor(pool: PostgresPool) {
    this.#pool = pool;
  }
  ask(text: string, values: readonly unknown[]): Answer {
    if (!isRead.test(text)) return this.#send(text, values);
    const key = `${text} ${JSON.stringify(values)}`;
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const answer = this.#send(text, values);
    this.#answers.set(key, answer);
    return answer;
  }
  async #send(text: string, values: readonly unknown[]): Answer {
    this.#waiting++;
    const coming = (this.#client ??= this.#pool.connect());
    try {
      return await (await coming).query(text, values);
    } finally {
      if (--this.#waiting === 0) {
        this.#client = null;
        coming.then(
          (client) => client.release(),
          () => undefined,
        );
      }
    }
  }
}

const isRead = /^\s*select\b(?!.*\bfor (?:no key )?(?:update|share)\b)/is;
const isTransaction = /^\s*(?:begin|start)\b/i;
const readings = new AsyncLocalStorage<Map<PostgresPool, Reading>>();

/** What `work` reads is read together: it sees each row as it was when it was first asked for. For work that changes nothing. */
export const readTogether = <T>(work: () => Promise<T>): Promise<T> => readings.run(new Map(), work);
/** What `work` reads is kept for others as well, and so must be read now. */
export const readApart = <T>(work: () => Promise<T>): Promise<T> => readings.exit(work);

/** A pool of pipelined connections; while a page is read for, they are asked together. A transaction has a connection of its own all the same. */
export function sharingPool(pool: PostgresPool): PostgresPool {
  return {
    ...pool,
    async connect() {
      const its = readings.getStore();
      if (its === undefined) return pool.connect();
      const reading = its.get(pool) ?? new Reading(pool);
      its.set(pool, reading);
      let own: PostgresPoolClient | null = null;
      const query = async (text: string, values: readonly unknown[]) => {
        if (isTransaction.test(text)) own = await pool.connect();
        return own === null ? reading.ask(text, values) : own.query(text, values);
      };
      return { query: query as PostgresPoolClient['query'], release: (...how: []) => own?.release(...how) };
    },
  };
}
