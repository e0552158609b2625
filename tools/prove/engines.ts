// Two server processes on one scratch database, whose clock is set by each request.
import pg from 'pg';
import { overPool } from '../../server/kit/database.ts';
import { differences } from '../../server/testing/oracle.ts';
import { openScratchDatabase } from '../../server/testing/scratch-database.ts';
import { type Caller, createCaller } from '../replay/http.ts';
import { type Engine, startEngine } from '../replay/start-engine.ts';

export const webhookSecret = 'a webhook secret of the proof that is long enough';
const database = 'prove';
const env = {
  LOG_LEVEL: 'fatal',
  // Random sequences leave as many orders unpaid as they like.
  UNPAID_ORDERS_MAX: '100000',
  TOKEN_SECRET: 'a token secret of the proof that is long enough',
  ENCRYPTION_SECRET: 'an encryption secret of the proof that is long enough',
  WEBHOOK_SECRET: webhookSecret,
};
const connectionsEach = 32;
/** Nothing that is asked of the database here takes a tenth of it. */
const databaseSilenceMs = 60_000;

export interface Pair {
  readonly callers: readonly [Caller, Caller];
  /** As the owner, for arranging and for reading the record. */
  readonly pool: pg.Pool;
  readonly operatorId: number;
  sessionsOf(accountIds: readonly number[], at: number): Promise<readonly string[]>;
  /** Rejected, with the reason, if one of the servers ends before the pair is closed. */
  readonly died: Promise<never>;
  /** What the independent bookkeeper finds. */
  differences(): Promise<string[]>;
  close(): Promise<void>;
}

/** Resolves when both servers answer; a server that ends before `close` rejects `died`, whatever it was asked. */
export async function startPair(): Promise<Pair> {
  const scratch = await openScratchDatabase(database);
  const target = { host: scratch.socketFolder, port: scratch.port, database };
  const engines: Engine[] = [1, 2].map(() => startEngine({ ...target, env }));
  const [first, second] = await Promise.all(engines.map(async ({ address }) => createCaller(await address, connectionsEach)));
  const [engine] = engines;
  if (first === undefined || second === undefined || engine === undefined) throw new RangeError('a pair is two');
  const pool = new pg.Pool({
    ...target,
    user: 'pelaminan_owner',
    max: 4,
    connectionTimeoutMillis: databaseSilenceMs,
    query_timeout: databaseSilenceMs,
  });
  // The database ends while the last of these connections are closing.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const { rows } = await pool.query<{ id: string }>(
    `with made as (insert into account (type, email, password_hash, display_name, email_confirmed_at) values ('operator', 'operator@prove.test', '', 'operator', now()) returning id)
     insert into operator_permission (account_id, permission) select id, 'support' from made returning account_id as id`,
  );
  let asked: Promise<unknown> = Promise.resolve();
  return {
    callers: [first, second],
    pool,
    operatorId: Number(rows[0]?.id),
    died: Promise.race(engines.map(({ died }) => died)),
    // One question at a time: the engine's words carry no number.
    sessionsOf(accountIds, at) {
      const answer = asked.then(() => engine.sessionsOf({ accountIds, at }));
      asked = answer.catch(() => undefined);
      return answer;
    },
    differences: () => differences(overPool(pool)),
    async close() {
      for (const caller of [first, second]) caller.close();
      await Promise.all(engines.map((one) => one.stop()));
      await pool.end();
      await scratch.close();
    },
  };
}
