import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from '../database/tables.ts';
import type { Log } from './log.ts';
import { preparing } from './prepared.ts';
import { DatabaseGone, type Heartbeat } from './heartbeat.ts';
import { sharingPool } from './reading.ts';
import { inSpan } from './tracing.ts';
import { currentUnit, lendingPool } from './unit.ts';
import { faultCode } from './fault.ts';

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;
/** What a store function takes: the pool, or a transaction that is already open. */
export type Connection = Database | Tx;

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
const types = new pg.TypeOverrides();
// Every bigint we store is Rupiah, a count or an id: a number, checked, so that nothing is ever rounded in silence.
types.setTypeParser(INT8, (text) => {
  const n = Number(text);
  if (!Number.isSafeInteger(n)) throw new RangeError(`bigint beyond the safe range: ${text}`);
  return n;
});
types.setTypeParser(NUMERIC, Number);
// A day stays the text '2026-11-20'; as a Date it would move with the zone of the process.
types.setTypeParser(DATE, (text) => text);

export interface ConnectionTarget {
  readonly connectionString?: string;
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly database?: string;
  /** Works under this role, so that the tables' owner is not what the application can be. */
  readonly role?: string;
}

/** Time-outs of every connection: without them one slow query could block the whole server. */
const timeouts = { statement: 5_000, lock: 2_000, idleInTransaction: 10_000, poolWait: 2_000 } as const;

/** Settings of a connection, as they are given in its first message. */
const optionsOf = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

const clientConfig = ({ role, ...target }: ConnectionTarget, settings: Readonly<Record<string, string>> = {}): pg.ClientConfig => ({
  ...target,
  types,
  application_name: 'pelaminan',
  keepAlive: true,
  // Idle connections to a host that was cut off end after this and ten unanswered probes a second apart, not after the system's two hours.
  keepAliveInitialDelayMillis: 5_000,
  statement_timeout: timeouts.statement,
  lock_timeout: timeouts.lock,
  idle_in_transaction_session_timeout: timeouts.idleInTransaction,
  query_timeout: timeouts.statement + 1_000,
  options: optionsOf({ ...(role && { role }), ...settings }),
});

/**
 * Settings of connections that find rows by their keys alone. A plan made while tables are small would read them whole, and a prepared
 * statement keeps its plan while they grow.
 */
export const byKeysAlone = { enable_seqscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off' };

/** A plan for whatever is asked is made once. Not where Citus is: it plans by what is asked, since that says which machines hold it. */
const plansMadeOnce = `select set_config('plan_cache_mode', 'force_generic_plan', false)
  where not exists (select from pg_extension where extname = 'citus')`;

/** How the database sees connections whose plans are kept. */
export const writersName = 'pelaminan writers';

interface PoolOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** Statements are planned once, whatever they ask for. */
  readonly arePlansKept?: boolean;
  /** Statements are sent without waiting for the answers to those before. */
  readonly pipeline?: boolean;
  /** How long the client waits for an answer; 0 for as long as it takes. Otherwise a second more than the database itself. */
  readonly queryTimeoutMs?: number;
}

/** A pool with every time-out set. A broken idle connection is logged and replaced; it never ends the process. */
export function openPool(
  target: ConnectionTarget,
  max: number,
  log: Log,
  { settings, arePlansKept = false, pipeline = false, queryTimeoutMs }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...clientConfig(target, settings),
    max,
    pipeline,
    connectionTimeoutMillis: timeouts.poolWait,
    idleTimeoutMillis: 60_000,
    ...(queryTimeoutMs !== undefined && { query_timeout: queryTimeoutMs }),
    ...(arePlansKept && { application_name: writersName }),
  });
  pool.on('error', (fault) => log.warn({ err: fault }, 'idle database connection lost'));
  // A checked-out client also emits `error` when its connection breaks; with no listener Node would end the process.
  pool.on('connect', (client) => client.on('error', (fault) => log.warn({ err: fault }, 'database connection lost')));
  // Before anything else is asked on it. Where this fails, so does what is asked next, and says why.
  if (arePlansKept) pool.on('connect', (client) => void client.query(plansMadeOnce).catch(() => undefined));
  return pool;
}

/** A pool as the stores use it. With a heartbeat, who waits in it is told as soon as the database is taken for gone. */
export const overPool = (pool: pg.Pool, heartbeat: Heartbeat | null = null): Database =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: lendingPool(sharingPool(preparing(pool, heartbeat))) }) });

/** A single connection outside the pool, for LISTEN and migrations. */
export const openClient = (target: ConnectionTarget, overrides: pg.ClientConfig = {}): pg.Client =>
  new pg.Client({ ...clientConfig(target), connectionTimeoutMillis: timeouts.poolWait, ...overrides });

/**
 * Runs `work` in one transaction; a throw rolls back. While a request is answered its last one is committed with the answer (`inUnit`).
 * Retried when PostgreSQL says the transaction lost a race it may win next time.
 */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const unit = currentUnit();
      return await inSpan('transaction', () => (unit ? unit.transact(db, work) : db.transaction().execute(work)));
    } catch (fault) {
      if (attempt >= 4 || !isRetryable(fault)) throw fault;
    }
  }
}

const codeOf = (fault: unknown): string => faultCode(fault) ?? '';
/** Serialisation failure or deadlock: the same work again may go through. */
export const isRetryable = (fault: unknown): boolean => ['40001', '40P01'].includes(codeOf(fault));
/** Unique or exclusion constraint: someone else was first. */
export const isConflict = (fault: unknown): boolean => ['23505', '23P01'].includes(codeOf(fault));

/** The database is away, starting, full or too slow: our caller should come back, nothing is wrong with the request. */
export function isDatabaseOutage(fault: unknown): boolean {
  if (fault instanceof DatabaseGone) return true;
  const code = codeOf(fault);
  // 25006: what was the primary is a standby now, until the pool has reached the new one.
  if (/^(08|57P|53)/.test(code) || ['25006', '57014', '55P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'].includes(code))
    return true;
  const message = fault instanceof Error ? fault.message : '';
  return /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|not queryable|driver has already been destroyed/i.test(
    message,
  );
}

/** Refuses a database that may forget what it acknowledged. */
export async function assertDurable(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')`.execute(db);
  const off = rows.filter((row) => row.setting === 'off').map((row) => row.name);
  if (off.length > 0) throw new Error(`The database is not durable: ${off.join(', ')} is off. Switch it on and start again.`);
}
