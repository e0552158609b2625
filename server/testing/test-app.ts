// A server with its own database in this process, for tests over HTTP.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { minuteMs } from '../../core/time.ts';
import { buildSystem, type System } from '../app.ts';
import { readConfig, type Config, type Env } from '../config.ts';
import { connectPool } from '../database/open.ts';
import { type ConnectionTarget, overPool, type Database } from '../kit/database.ts';
import type { StaleReads } from '../kit/stale-reads.ts';
import { createLog } from '../kit/log.ts';
import type { Call, TestClock } from './builders/context.ts';
import { buildersOn, type Builders } from './builders/index.ts';

export interface TestApp {
  readonly system: System;
  readonly clock: TestClock;
  readonly config: Config;
  /** As the application's role. */
  readonly db: Database;
  /** As the owner: for arranging and for independent checks. */
  readonly owner: Database;
  readonly database: string;
  readonly target: ConnectionTarget;
  readonly build: Builders;
  /** One request; `as` sends someone's session the way an app outside a browser does. */
  readonly call: Call;
  /** Whether a statement waits for a lock in this database. */
  readonly isWaitedFor: () => Promise<boolean>;
  /** Looks again and again until `done` says so, and wakes the background jobs before each look where they run; fails after `withinMs`. */
  eventually<T>(what: () => Promise<T>, done: (value: T) => boolean, withinMs?: number): Promise<T>;
  close(): Promise<void>;
}
declare module 'vitest' {
  export interface ProvidedContext {
    /** `nodes`: all servers that hold a part of the template and of every copy; the first is the one that is asked. */
    postgres: { socketFolder: string; port: number; template: string; nodes?: readonly { host: string; port: number }[] };
  }
}

interface AppWish {
  /** Overrides configuration. */
  readonly env?: Env;
  /** Runs background work as well. */
  readonly jobs?: boolean;
  readonly at?: string;
  /**
   * The clock runs from the start of this quarter of an hour. Attempts are counted in windows that start at multiples of their length: with the real
   * clock, a test that counts to a limit would fall on both sides of a border now and then.
   */
  readonly isOneWindow?: boolean;
  /** Joins the database of another test app. */
  readonly on?: TestApp;
  /** Reaches the database by another way than its socket. */
  readonly through?: { readonly host: string; readonly port: number };
  /** Reads what may be some seconds old in another way. */
  readonly staleReads?: (db: Database) => StaleReads;
}

/** Runs with the real one until it is set; stands still from then on. That of an app which joins another starts as the other's is. */
function testClock({ at, on, isOneWindow = false }: AppWish): TestClock {
  let fixed = at === undefined ? (on?.clock.now() ?? 0) : Date.parse(at);
  let offset = at !== undefined ? null : on ? on.clock.ahead : isOneWindow ? -(Date.now() % (15 * minuteMs)) : 0;
  return {
    now: () => (offset === null ? fixed : Date.now() + offset),
    get ahead() {
      return offset;
    },
    set(next) {
      offset = null;
      fixed = typeof next === 'number' ? next : Date.parse(next);
    },
    advance(milliseconds) {
      if (offset === null) fixed += milliseconds;
      else offset += milliseconds;
    },
  };
}

const callsTo =
  (system: System): Call =>
  async (method, url, { as, body, headers = {}, remoteAddress } = {}) => {
    const request: InjectOptions = {
      method,
      url,
      headers: { ...(as && { 'session-id': as.sessionId }), ...headers },
      ...(body !== undefined && { payload: body as object }),
      ...(remoteAddress !== undefined && { remoteAddress }),
    };
    const answer = await system.app.inject(request);
    const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json<unknown>() : undefined,
      headers: answer.headers,
      text: answer.body,
    };
  };

/** Nothing is sent outside, background jobs run only where asked for. On `close` a refusal that the contract does not name fails the test. */
export async function openTestApp(options: AppWish = {}): Promise<TestApp> {
  const { socketFolder, port, template, nodes } = inject('postgres');
  const base = { host: socketFolder, port };
  const onAll = (text: string): Promise<number[]> => Promise.all((nodes ?? [base]).map((node) => asAdmin(node, text)));
  const database = options.on?.database ?? `test_${randomBytes(6).toString('hex')}`;
  // Nothing here survives a crash anyway; files are copied in a third of the time that a log of their pages takes.
  if (!options.on) await onAll(`create database ${database} template ${template} strategy file_copy`);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-app-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DEMO: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'fatal',
    DATABASE_POOL: '10',
    // A race is run by one account as often as not.
    REQUESTS_PER_ACCOUNT: '500',
    UNPAID_ORDERS_MAX: '1000',
    ...options.env,
  });
  const log = createLog(config.logLevel);
  const target = { ...base, ...options.through, database, user: 'pelaminan_app' };
  const { db, pool, heartbeat, close } = connectPool(target, config.databasePool, log);
  const ownerPool = new pg.Pool({ ...base, database, user: 'pelaminan_owner', max: 4, types: typesOf() });
  // The database is dropped by force in the end, which may reach a connection that is just closing.
  ownerPool.on('connect', (client) => client.on('error', () => undefined));
  ownerPool.on('error', () => undefined);
  const owner = overPool(ownerPool);
  const clock = testClock(options);
  const undeclared = new Set<string>();
  const system = await buildSystem({
    config,
    db,
    pool,
    heartbeat,
    target,
    clock,
    log,
    isWorking: options.jobs ?? false,
    ...(options.staleReads && { staleReads: options.staleReads(db) }),
    onUndeclared: (call, code) => undeclared.add(`${call} ${code}`),
  });
  await system.app.ready();
  await system.start();
  /** Anyone who waits for a job waits for the job, not for the pause between two looks into its queue. */
  const wakeJobs = async (): Promise<void> => {
    const { rows } = await sql<{ name: string }>`
      select distinct name from pgboss.job where state < 'active' and start_after <= now()`.execute(owner);
    for (const { name } of rows) system.jobs.wake(name);
  };
  const call = callsTo(system);
  // Of this database alone: other tests wait for locks of theirs beside it.
  const isWaitedFor = async (): Promise<boolean> => {
    const waiting = await onAll(`select from pg_stat_activity where datname = '${database}' and wait_event_type = 'Lock'`);
    return waiting.some((rows) => rows > 0);
  };
  return {
    system,
    clock,
    config,
    db,
    owner,
    database,
    target,
    call,
    build: buildersOn({ db, owner, call, system, clock }),
    isWaitedFor,
    async eventually(what, done, withinMs = 30_000) {
      for (const until = Date.now() + withinMs; ; ) {
        if (options.jobs) await wakeJobs();
        const value = await what();
        if (done(value)) return value;
        if (Date.now() > until) throw new Error(`did not happen within ${withinMs} ms; last seen: ${JSON.stringify(value)}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async close() {
      await system.stop();
      await close();
      await owner.destroy();
      rmSync(dataDir, { recursive: true, force: true });
      if (!options.on) await onAll(`drop database ${database} with (force)`);
      if (undeclared.size > 0) throw new Error(`refusals that no contract names: ${[...undeclared].join(', ')}`);
    },
  };
}

/** The secrets of a test app, for a second process of the same system. */
export const secretsOf = ({ config: { secrets } }: TestApp): Env => ({
  TOKEN_SECRET: secrets.token.join(','),
  ENCRYPTION_SECRET: secrets.encryption.join(','),
  DOCUMENT_SECRET: secrets.document.join(','),
  WEBHOOK_SECRET: secrets.webhook.join(','),
  VIEWER_SECRET: secrets.viewer,
  COMPARISON_SECRET: secrets.comparison,
});

function typesOf(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(20, Number);
  types.setTypeParser(1700, Number);
  types.setTypeParser(1082, (text) => text);
  return types;
}

/** Answers how many rows there were. */
async function asAdmin(base: { host: string; port: number }, text: string): Promise<number> {
  const admin = new pg.Client({ ...base, user: 'pelaminan_owner', database: 'postgres' });
  await admin.connect();
  try {
    return (await admin.query(text)).rowCount ?? 0;
  } finally {
    await admin.end();
  }
}
