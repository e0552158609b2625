import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import { refuseWith } from './refused.ts';

/** A request whose process died is taken over after this long; the use case's natural key keeps the second run from doing it twice. */
const TAKE_OVER_AFTER_MS = 35_000;
const WAIT_MS = 10_000;
const KEY_SHAPE = /^[\w-]{8,100}$/;

export interface Idempotency {
  /**
   * Runs `work` once for each scope and `Idempotency-Key`: the same request again, on any process, gets the same answer; another body
   * under the same key is refused. Without the header `work` simply runs. Failed work frees its key.
   */
  once(request: FastifyRequest, scope: string, work: (key: string | null) => Promise<unknown>): Promise<unknown>;
}

export function createIdempotency(db: Database, clock: Clock): Idempotency {
  const claim = async (scope: string, key: string, hash: Buffer) => {
    const stale = new Date(clock.now() - TAKE_OVER_AFTER_MS);
    const { rows } = await sql<{ mine: boolean }>`
      insert into idempotency_key (scope, key, request_hash, started_at) values (${scope}, ${key}, ${hash}, ${new Date(clock.now())})
      on conflict (scope, key) do update set started_at = excluded.started_at
        where idempotency_key.answer is null and idempotency_key.started_at < ${stale} and idempotency_key.request_hash = excluded.request_hash
      returning true as mine`.execute(db);
    return rows.length > 0;
  };
  return {
    async once(request, scope, work) {
      const header = request.headers['idempotency-key'];
      if (header === undefined) return work(null);
      const key = String(header);
      if (!KEY_SHAPE.test(key)) refuseWith('request.idempotency_key_invalid');
      const hash = createHash('sha256')
        .update(request.url)
        .update(JSON.stringify(request.body ?? null))
        .digest();
      for (const started = performance.now(); ; await sleep(40)) {
        if (await claim(scope, key, hash)) break;
        const row = await db
          .selectFrom('idempotency_key')
          .select(['request_hash', 'answer'])
          .where('scope', '=', scope)
          .where('key', '=', key)
          .executeTakeFirst();
        if (!row) continue; // the first try failed and freed the key
        if (!hash.equals(row.request_hash)) refuseWith('request.idempotency_key_reused');
        if (row.answer !== null) return row.answer;
        if (performance.now() - started > WAIT_MS) refuseWith('request.idempotency_in_progress', { retryAfterSeconds: 2 });
      }
      try {
        const answer = await work(key);
        await sql`update idempotency_key set answer = ${JSON.stringify(answer ?? {})}::json where scope = ${scope} and key = ${key}`.execute(
          db,
        );
        return answer;
      } catch (fault) {
        await db.deleteFrom('idempotency_key').where('scope', '=', scope).where('key', '=', key).execute();
        throw fault;
      }
    },
  };
}
