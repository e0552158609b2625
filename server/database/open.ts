// Opens the database, embedded or by URL; migrates it and checks that it is durable.
import type pg from 'pg';
import type { Config } from '../config.ts';
import { assertDurable, openClient, openPool, overPool, type ConnectionTarget, type Database } from '../kit/database.ts';
import { startHeartbeat, type Heartbeat } from '../kit/heartbeat.ts';
import { installJobs } from '../kit/jobs.ts';
import type { Log } from '../kit/log.ts';
import { joinEmbeddedDatabase } from './embedded.ts';
import { migrate, unknownMigrations } from './migrate.ts';
import { faultCode } from '../kit/fault.ts';
import { createStaleReads, readsOfPrimary, type StaleReads } from '../kit/stale-reads.ts';

export interface OpenDatabase {
  readonly db: Database;
  readonly staleReads: StaleReads;
  /** The connections behind `db`. */
  readonly pool: pg.Pool;
  readonly heartbeat: Heartbeat;
  /** What the application connects with; never the owner's rights. */
  readonly target: ConnectionTarget;
  readonly ownerTarget: ConnectionTarget;
  close(): Promise<void>;
}

const databaseName = 'pelaminan';
const applicationRole = 'pelaminan_app';
/** Two processes that start at once bring the schema up one after the other. */
const SCHEMA_LOCK = 7_261_904;
const MAINTENANCE = { statement_timeout: 0, query_timeout: 0, lock_timeout: 0 };

async function ensureDatabase(target: ConnectionTarget): Promise<void> {
  const admin = openClient({ ...target, database: 'postgres' });
  await admin.connect();
  try {
    await admin.query(`create database ${databaseName}`);
  } catch (fault) {
    // 42P04 it is there; 23505 another first start is making it this moment.
    if (!['42P04', '23505'].includes(faultCode(fault) ?? '')) throw fault;
  } finally {
    await admin.end();
  }
}

/** Brings the schema up to date as the owner, and the job queue's own tables with it. */
export async function prepareSchema(ownerTarget: ConnectionTarget, log?: Log): Promise<string[]> {
  const owner = openClient(ownerTarget, MAINTENANCE);
  await owner.connect();
  try {
    await owner.query('select pg_advisory_lock($1)', [SCHEMA_LOCK]);
    const applied = await migrate(owner);
    // Migrations only add, so that the version before works on what the next one has brought (docs/operations.md, Upgrades).
    const unknown = await unknownMigrations(owner);
    if (unknown.length > 0) log?.warn({ unknown }, 'the database has been brought up by a newer version');
    const { rows } = await owner.query<{ found: boolean }>("select to_regclass('pgboss.version') is not null as found");
    if (applied.length > 0 || !rows[0]?.found) {
      await installJobs(ownerTarget);
      await owner.query(`grant usage on schema pgboss to ${applicationRole};
        grant select, insert, update, delete on all tables in schema pgboss to ${applicationRole};
        grant usage, select on all sequences in schema pgboss to ${applicationRole};
        grant execute on all functions in schema pgboss to ${applicationRole}`);
    }
    return applied;
  } finally {
    // The lock ends with the connection.
    await owner.end();
  }
}

/** Opens a pool as the application on a database that is ready. */
export function connectPool(target: ConnectionTarget, max: number, log: Log): Pick<OpenDatabase, 'db' | 'pool' | 'heartbeat' | 'close'> {
  const heartbeat = startHeartbeat(() => openClient(target), log);
  const pool = openPool(target, max, log, { pipeline: true });
  const db = overPool(pool, heartbeat);
  return {
    db,
    pool,
    heartbeat,
    async close() {
      heartbeat.stop();
      await db.destroy();
    },
  };
}

/** The schema is brought up to date first. A database that could lose what it has acknowledged is refused. */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  const embedded = config.databaseUrl === undefined ? await joinEmbeddedDatabase(config.dataDir) : null;
  const own = embedded ? { host: embedded.socketFolder, port: embedded.port, database: databaseName } : null;
  const ownerTarget: ConnectionTarget = own ? { ...own, user: 'pelaminan_owner' } : { connectionString: config.migrationDatabaseUrl ?? '' };
  const target: ConnectionTarget = own
    ? { ...own, user: applicationRole }
    : { connectionString: config.databaseUrl ?? '', ...(config.databaseUrl === config.migrationDatabaseUrl && { role: applicationRole }) };
  try {
    if (own) await ensureDatabase(ownerTarget);
    await prepareSchema(ownerTarget, log);
    const { db, pool, heartbeat, close } = connectPool(target, config.databasePool, log);
    await assertDurable(db);
    const standby =
      config.databaseReadUrl === undefined
        ? null
        : connectPool({ ...target, connectionString: config.databaseReadUrl }, config.databasePool, log);
    const staleReads = standby === null ? readsOfPrimary(db) : createStaleReads(db, standby.db, log);
    return {
      db,
      staleReads,
      pool,
      heartbeat,
      target,
      ownerTarget,
      async close() {
        staleReads.stop();
        await standby?.close();
        await close();
        await embedded?.leave();
      },
    };
  } catch (fault) {
    await embedded?.leave();
    throw fault;
  }
}
