import { createHash, createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import { lifeLocks, type Heartbeat } from './heartbeat.ts';
import type { Keys } from './keys.ts';
import { refuseWith } from './refused.ts';

/** An owner without a heartbeat for this long counts as crashed; one whose connection broke reconnects sooner. */
const DEAD_AFTER_MS = 1_000;
const WAIT_MS = 10_000;
const LOOK_MS = 40;
const FREE_AGAIN_MS = 1_000;
const KEY_SHAPE = /^[\w-]{8,100}$/;

export interface Idempotency {
  /**
   * Runs `work` once for each scope and `Idempotency-Key`: the same request again, on any process, gets the same answer; another body
   * under the same key is refused. Without the header `work` simply runs. Failed work frees its key. What a dead process left under way is
   * run again, so the key is also the natural key of what the use case creates; what a living one runs, however slowly, never is.
   */
  once(request: FastifyRequest, scope: string, work: (key: string | null) => Promise<unknown>): Promise<unknown>;
}

interface Claim {
  readonly scope: string;
  readonly key: string;
  /** Of what is asked, in each way that is believed; the first is kept. */
  readonly hashes: readonly Buffer[];
  readonly owner: number;
}

/**
 * `heartbeat` is what shows other processes that this one lives: a key of a living one is waited for, never taken. A request is kept as a hash that only `keys`
 * make: some bodies hold a password, and of a plain hash it could be guessed at without end.
 */
export function createIdempotency(db: Database, clock: Clock, heartbeat: Heartbeat, keys: Keys): Idempotency {
  /** Takes a key that is free, or from the owner who left it. Of several who try, one succeeds. */
  const take = async ({ scope, key, hashes: [hash], owner }: Claim, from: number | null): Promise<boolean> => {
    const { rows } = await sql`
      insert into idempotency_key (scope, key, request_hash, started_at, owner) values (${scope}, ${key}, ${hash}, ${new Date(clock.now())}, ${owner})
      on conflict (scope, key) do update set started_at = excluded.started_at, owner = excluded.owner
        where idempotency_key.answer is null and idempotency_key.owner = ${from} and idempotency_key.request_hash = excluded.request_hash
      returning true`.execute(db);
    return rows.length > 0;
  };
  const look = async ({ scope, key }: Claim) => {
    const { rows } = await sql<{ request_hash: Buffer; answer: unknown; owner: number; is_owner_alive: boolean }>`
      select request_hash, answer, owner, exists (
        select from pg_locks l join pg_database d on d.oid = l.database
        where d.datname = current_database() and l.locktype = 'advisory' and l.classid = ${lifeLocks} and l.objid = owner and l.granted) as is_owner_alive
      from idempotency_key where scope = ${scope} and key = ${key}`.execute(db);
    return rows[0];
  };
  /** Runs until it succeeds: while its owner lives, no one else may take the key. */
  const free = async ({ scope, key, owner }: Claim): Promise<void> => {
    for (;;)
      try {
        await db
          .deleteFrom('idempotency_key')
          .where('scope', '=', scope)
          .where('key', '=', key)
          .where('owner', '=', owner)
          .where('answer', 'is', null)
          .execute();
        return;
      } catch {
        await sleep(FREE_AGAIN_MS, undefined, { ref: false });
      }
  };
  /** The answer that is already there, or null: then the key is ours. */
  const claimed = async (claim: Claim): Promise<{ readonly answer: unknown } | null> => {
    let leftBy: number | null = null;
    let leftAt = 0;
    for (const started = performance.now(); ; await sleep(LOOK_MS)) {
      const isDead = performance.now() - leftAt >= DEAD_AFTER_MS;
      if (await take(claim, isDead ? leftBy : null)) return null;
      const row = await look(claim);
      if (!row) continue; // the first try failed and freed the key
      if (!claim.hashes.some((hash) => hash.equals(row.request_hash))) refuseWith('request.idempotency_key_reused');
      if (row.answer !== null) return { answer: row.answer };
      if (row.is_owner_alive) leftBy = null;
      else if (leftBy !== row.owner) [leftBy, leftAt] = [row.owner, performance.now()];
      if (performance.now() - started > WAIT_MS) refuseWith('request.idempotency_in_progress', { retryAfterSeconds: 2 });
    }
  };
  return {
    async once(request, scope, work) {
      const header = request.headers['idempotency-key'];
      if (header === undefined) return work(null);
      const key = String(header);
      if (!KEY_SHAPE.test(key)) refuseWith('request.idempotency_key_invalid');
      const asked = request.url + JSON.stringify(request.body ?? null);
      // The last one is how earlier versions kept it: what was asked of one is repeated to this.
      const hashes = [...keys.map((one) => createHmac('sha256', one).update(asked).digest()), createHash('sha256').update(asked).digest()];
      const claim: Claim = { scope, key, hashes, owner: await heartbeat.life() };
      const before = await claimed(claim);
      if (before !== null) return before.answer;
      try {
        const answer = await work(key);
        await sql`update idempotency_key set answer = ${JSON.stringify(answer ?? {})}::json where scope = ${scope} and key = ${key} and owner = ${claim.owner}`.execute(
          db,
        );
        return answer;
      } catch (fault) {
        void free(claim);
        throw fault;
      }
    },
  };
}
