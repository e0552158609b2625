import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** A statement seen this often is one of those that come again and again. */
const PREPARED_FROM = 5;
/** Statements kept per connection. Texts that are put together from lists are endless, and each costs memory in the database. */
const PREPARED_MAX = 400;

const seen = new Map<string, number>();
const names = new Map<string, string>();

/** The name a statement is prepared under, or null while it is not worth it. The same for all connections of this process. */
function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= PREPARED_MAX) return null;
  const times = (seen.get(text) ?? 0) + 1;
  if (times < PREPARED_FROM) {
    // What was seen once and never again must not stay for ever.
    if (seen.size >= 10 * PREPARED_MAX) seen.clear();
    seen.set(text, times);
    return null;
  }
  seen.delete(text);
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  constructor(client: pg.PoolClient) {
    this.#client = client;
  }
  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(what: string | PostgresCursor<R>, values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof what !== 'string') throw new TypeError('cursors are not used here');
    const name = values.length === 0 ? null : nameOf(what);
    const statement = { text: what, values: [...values], ...(name !== null && { name }) };
    return this.#client.query(statement) as unknown as Promise<PostgresQueryResult<R>>;
  }
  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}

/**
 * A pool whose frequent statements are parsed and planned once for each connection instead of each time: in the hot paths that is a
 * quarter of what the database does.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PreparingClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? new PreparingClient(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
