// The changes of a request commit together with its response: a fault before that rolls them back (S66).
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ControlledTransaction, Kysely, PostgresPool, PostgresPoolClient, Transaction } from 'kysely';
import { Refused } from './refused.ts';

/** A transaction whose work is done and which is not committed yet. Until it is, the request reads through its connection. */
interface Held<DB> {
  readonly tx: ControlledTransaction<DB>;
  readonly opened: Opened;
  /** Statements go out one after the other; this is the last of them. */
  last: Promise<unknown>;
  readers: number;
  /** A statement failed after the work was done: the database would take all of it back in silence. */
  fault: unknown;
  onFree: (() => void) | null;
}
/** The connection a transaction was given. */
interface Opened {
  pool?: PostgresPool;
  client?: PostgresPoolClient;
}

/** What fails here failed with its connection, and is withdrawn all the same. */
const rollBack = (tx: Pick<ControlledTransaction<unknown>, 'rollback'>): Promise<unknown> =>
  tx
    .rollback()
    .execute()
    .catch(() => undefined);

class Unit {
  #held: Held<unknown> | null = null;
  #working = 0;
  #isOver = false;
  /** The account that asks; null without a session. */
  readonly actor: number | null;

  constructor(actor: number | null) {
    this.actor = actor;
  }

  /** Does the work of a transaction and keeps it open. Inside another one, or after the request, it is a transaction like any other. */
  async transact<DB, T>(db: Kysely<DB>, work: (tx: Transaction<DB>) => Promise<T>): Promise<T> {
    if (this.#isOver || this.#working > 0) return db.transaction().execute(work);
    await this.commit();
    this.#working++;
    try {
      const opened: Opened = {};
      const tx = await openings.run(opened, () => db.startTransaction().execute());
      try {
        const result = await work(tx);
        this.#held = { tx: tx as ControlledTransaction<unknown>, opened, last: Promise.resolve(), readers: 0, fault: null, onFree: null };
        return result;
      } catch (fault) {
        await rollBack(tx);
        throw fault;
      }
    } finally {
      this.#working--;
    }
  }

  /** The connection of what is held, for one reader; null when nothing is. */
  lend(pool: PostgresPool): PostgresPoolClient | null {
    const held = this.#held;
    const client = held?.opened.client;
    if (!held || !client || held.opened.pool !== pool) return null;
    held.readers++;
    let isReleased = false;
    const query = (text: string, values: readonly unknown[]) => {
      const answer = held.last.then(() => client.query(text, values));
      held.last = answer.catch((fault: unknown) => (held.fault ??= fault));
      return answer;
    };
    return {
      query: query as PostgresPoolClient['query'],
      release() {
        if (isReleased) return;
        isReleased = true;
        held.readers--;
        if (held.readers === 0) held.onFree?.();
      },
    };
  }

  /** A connection is kept for this request at this moment: no one else has it until the transaction is over. */
  get keepsConnection(): boolean {
    return this.#working > 0 || this.#held !== null;
  }

  async #take(): Promise<Held<unknown> | null> {
    const held = this.#held;
    this.#held = null;
    if (held && held.readers > 0) await new Promise<void>((free) => (held.onFree = free));
    return held;
  }
  async commit(): Promise<void> {
    const held = await this.#take();
    if (!held) return;
    if (held.fault !== null) {
      await rollBack(held.tx);
      throw held.fault;
    }
    await held.tx.commit().execute();
  }
  /** What was decided stays, also when the decision is a refusal; anything else that is thrown is a fault. */
  async end(fault: unknown = null): Promise<void> {
    this.#isOver = true;
    if (fault === null || fault instanceof Refused) return this.commit();
    const held = await this.#take();
    if (held) await rollBack(held.tx);
  }
}

const units = new AsyncLocalStorage<Unit>();
const openings = new AsyncLocalStorage<Opened>();

/** Runs the work of one request of an account. Its last transaction is committed when the answer is made, and withdrawn when that fails. */
export function inUnit<T>(work: () => Promise<T>, actor: number | null = null): Promise<T> {
  const unit = new Unit(actor);
  return units.run(unit, async () => {
    let result: T;
    try {
      result = await work();
    } catch (fault) {
      await unit.end(fault);
      throw fault;
    }
    await unit.end();
    return result;
  });
}

/** The unit of the request that is being answered, if any. */
export const currentUnit = (): Unit | undefined => units.getStore();

/** Commits what this request has changed so far: before something is told to the world outside that cannot be withdrawn. */
export const commitSoFar = async (): Promise<void> => units.getStore()?.commit();

/** A pool that lets a request read what it has changed and not committed yet. */
export function lendingPool(pool: PostgresPool): PostgresPool {
  return {
    ...pool,
    async connect() {
      const opening = openings.getStore();
      const lent = opening ? null : units.getStore()?.lend(pool);
      if (lent) return lent;
      const client = await pool.connect();
      if (opening && !opening.client) Object.assign(opening, { pool, client });
      return client;
    },
  };
}
