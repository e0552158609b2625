// Forward-only plain SQL migrations, one purpose each, run as the owner. The caller holds the schema lock.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { faultText } from '../kit/fault.ts';

const folder = path.join(import.meta.dirname, 'migrations');

/** Files that shared a number once. Databases know them under that name, and so does the version before. */
const formerNames: Readonly<Record<string, string>> = {
  '0009_acquisition.sql': '0020_acquisition.sql',
  '0030_account_managers.sql': '0036_account_managers.sql',
  '0031_bank_holidays_2027.sql': '0036_bank_holidays_2027.sql',
};
const recordedName = (file: string): string => formerNames[file] ?? file;

/** Migrations in the order they are applied: that of their numbers, each of which one has. */
export function inOrder(files: readonly string[]): string[] {
  const migrations = files.filter((name) => name.endsWith('.sql')).toSorted();
  for (const [index, name] of migrations.entries()) {
    const before = migrations[index - 1];
    if (before?.split('_')[0] === name.split('_')[0]) throw new Error(`${before} and ${name} have the same number`);
  }
  return migrations;
}
const migrationFiles = (): string[] => inOrder(readdirSync(folder));

/** What a newer version has applied to this database: nothing here knows it. */
export async function unknownMigrations(client: pg.Client): Promise<string[]> {
  const known = new Set(migrationFiles().map(recordedName));
  const { rows } = await client.query<{ name: string }>('select name from schema_migration order by name');
  return rows.map((row) => row.name).filter((name) => !known.has(name));
}

/** The oldest PostgreSQL the product runs on. */
const OLDEST = 15;
/** The version that brings all functions the schema asks for. */
const COMPLETE = 18;

/**
 * Functions of newer versions that the schema uses, for a database that does not have them. As in PostgreSQL 18, ids start with the time,
 * in a quarter of a microsecond.
 */
const functionsOfNewerVersions = `
  create or replace function uuidv4() returns uuid language sql volatile parallel safe as 'select gen_random_uuid()';
  create or replace function uuidv7() returns uuid language sql volatile parallel safe as $$
    select encode(int8send(((us / 1000) << 16) | (7 << 12) | ((us % 1000) * 4096 / 1000)) || substring(uuid_send(gen_random_uuid()) from 9), 'hex')::uuid
    from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint) as t (us)
  $$`;

/** Refuses a PostgreSQL that is too old, and gives one that lacks them the functions of newer versions. */
async function complete(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>("select current_setting('server_version_num')::int / 10000 as version");
  const version = rows[0]?.version ?? 0;
  if (version < OLDEST) throw new Error(`PostgreSQL ${version} is too old: Pelaminan needs ${OLDEST} or newer.`);
  if (version < COMPLETE) await client.query(functionsOfNewerVersions);
}

/** Applies what is missing. The client is connected as the owner. Answers the names applied now. */
export async function migrate(client: pg.Client): Promise<string[]> {
  const applied: string[] = [];
  await complete(client);
  await client.query('create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())');
  const { rows } = await client.query<{ name: string }>('select name from schema_migration');
  const done = new Set(rows.map((row) => row.name));
  for (const file of migrationFiles()) {
    const name = recordedName(file);
    if (done.has(name)) continue;
    await client.query('begin');
    try {
      // A migration that cannot get its lock soon gives up instead of queueing all traffic behind it.
      await client.query("set local lock_timeout = '5s'");
      await client.query(readFileSync(path.join(folder, file), 'utf8'));
      await client.query('insert into schema_migration (name) values ($1)', [name]);
      await client.query('commit');
      applied.push(name);
    } catch (fault) {
      await client.query('rollback');
      throw new Error(`Migration ${name} failed: ${faultText(fault)}`, { cause: fault });
    }
  }
  return applied;
}
