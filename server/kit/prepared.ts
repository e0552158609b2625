import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { DatabaseGone, type Heartbeat } from './heartbeat.ts';

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
    // Statements that are used only once must not stay in memory.
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
  readonly #onRelease: (client: PreparingClient) => void;
  #isTaken = false;
  #isHolding = false;
  #isSilent = false;
  /** How often the database was taken for gone before this connection was made. */
  readonly losses: number;
  constructor(client: pg.PoolClient, losses: number, onRelease: (client: PreparingClient) => void) {
    this.#client = client;
    this.losses = losses;
    this.#onRelease = onRelease;
  }
  take(): this {
    this.#isTaken = true;
    return this;
  }
  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(what: string | PostgresCursor<R>, values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof what !== 'string') throw new TypeError('cursors are not used here');
    const name = values.length === 0 ? null : nameOf(what);
    const statement = { text: what, values: [...values], ...(name !== null && { name }) };
    if (this.#client.pipeline) this.#sendTogether();
    return this.#client.query(statement).catch((fault: unknown) => {
      // The driver continues waiting for the answer, and whatever is asked next on this connection waits behind it.
      if (fault instanceof Error && fault.message === 'Query read timeout') this.#isSilent = true;
      throw fault;
    }) as unknown as Promise<PostgresQueryResult<R>>;
  }
  /** Statements that are asked for in one turn go out in one piece: the database is woken once for all of them. */
  #sendTogether(): void {
    if (this.#isHolding) return;
    this.#isHolding = true;
    const { stream } = this.#client.connection;
    stream.cork();
    process.nextTick(() => {
      this.#isHolding = false;
      stream.uncork();
    });
  }
  /** Destroyed, it fails anyone who waits for its answer. */
  release(destroy?: boolean): void {
    if (!this.#isTaken) return;
    this.#isTaken = false;
    this.#onRelease(this);
    const isGivenUp = destroy === true || this.#isSilent;
    // A pipelined one would end only after everything that was asked is answered.
    if (isGivenUp && this.#client.pipeline) this.#client.connection.stream.destroy();
    this.#client.release(isGivenUp);
  }
}

/**
 * A pool whose frequent statements are parsed and planned once for each connection instead of each time: in the hot paths that is a
 * quarter of what the database does. No one waits for a database without a heartbeat: connections in use are given up, and none is handed out;
 * once it answers again, connections from before are replaced, because its address may lead to another server now.
 */
export function preparing(pool: pg.Pool, heartbeat: Heartbeat | null): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PreparingClient>();
  const taken = new Set<PreparingClient>();
  let losses = 0;
  heartbeat?.onGone(() => {
    losses++;
    for (const client of taken) client.release(true);
  });
  const wanted = async (): Promise<pg.PoolClient> => {
    if (heartbeat === null) return pool.connect();
    const coming = pool.connect();
    try {
      return await heartbeat.orGone(coming);
    } catch (fault) {
      // It may still come, for no one.
      if (fault instanceof DatabaseGone)
        coming.then(
          (client) => client.release(true),
          () => undefined,
        );
      throw fault;
    }
  };
  const current = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await wanted();
      if ((clients.get(client)?.losses ?? losses) === losses) return client;
      client.release(true);
    }
  };
  return {
    async connect() {
      const client = await current();
      const known = clients.get(client) ?? new PreparingClient(client, losses, (one) => taken.delete(one));
      clients.set(client, known);
      taken.add(known);
      return known.take();
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
