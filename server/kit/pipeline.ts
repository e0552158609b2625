// Transactions whose statements are pipelined on one connection: two round trips, however many statements there are.
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { isRetryable, type Tx } from './database.ts';
import { inSpan } from './tracing.ts';

/** Takes a statement for whose answer no one waits. When it fails, so does its transaction. */
type Send = (statement: Promise<unknown>) => void;
export interface Pipeline {
  /** Runs `work` in one transaction, statement after statement in the order in which they are asked for. Retried like `inTransaction`. */
  transaction<T>(work: (tx: Tx, send: Send) => Promise<T>): Promise<T>;
}

/** Resolves when all statements that were asked for have been sent: nothing but promises lies before them, and those are done before the next tick. */
const allSent = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

/** Over a pool whose connections are pipelined. */
export function createPipeline(pool: PostgresPool): Pipeline {
  const lines = new WeakMap<PostgresPoolClient, Tx>();
  const lineOf = (client: PostgresPoolClient): Tx => {
    const known = lines.get(client);
    if (known !== undefined) return known;
    const shared = { query: client.query.bind(client), release: () => undefined };
    const dialect = new PostgresDialect({ pool: { connect: () => Promise.resolve(shared), end: () => Promise.resolve(), options: {} } });
    // Between `start` and `commit` it is a transaction; kysely's own would send one statement at a time.
    const line = new Kysely<Tables>({ dialect }) as unknown as Tx;
    lines.set(client, line);
    return line;
  };
  const attempt = async <T>(work: (tx: Tx, send: Send) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    const sent: Promise<unknown>[] = [];
    const send: Send = (statement) => {
      // Its fault is looked at below, when the others have been sent; until then no one may take it for forgotten.
      statement.catch(() => undefined);
      sent.push(statement);
    };
    /** Of statements that failed the first is the cause, also of what `work` then ran into. */
    const causeOf = async (fault: unknown): Promise<unknown> => {
      for (const statement of sent) {
        try {
          await statement;
        } catch (cause) {
          return cause;
        }
      }
      return fault;
    };
    try {
      send(client.query('begin', []));
      const result = await work(lineOf(client), send).catch(async (fault: unknown) => {
        throw await causeOf(fault);
      });
      await allSent();
      send(client.query('commit', []));
      // In order: the first that failed is the cause of the others.
      for (const statement of sent) await statement;
      client.release();
      return result;
    } catch (fault) {
      // Whatever is still on its way ends with the connection, and with it the transaction.
      client.release(true);
      throw fault;
    }
  };
  return {
    async transaction(work) {
      for (let attempts = 1; ; attempts++) {
        try {
          return await inSpan('batch', () => attempt(work));
        } catch (fault) {
          if (attempts >= 4 || !isRetryable(fault)) throw fault;
        }
      }
    },
  };
}
