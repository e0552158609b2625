// The oldest PostgreSQL the product runs on, where the system has one (Debian: postgresql-15).
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

const folders = [
  '/usr/lib/postgresql/15/bin',
  '/usr/pgsql-15/bin',
  '/opt/homebrew/opt/postgresql@15/bin',
  '/usr/local/opt/postgresql@15/bin',
];

/** Its programs; undefined where there is none. */
export const oldestPostgres = folders.find((folder) => existsSync(path.join(folder, 'initdb')));

/** Where there is none, the only test of the project skips itself and asks for no database. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (oldestPostgres === undefined) return undefined;
  // Each run reads this file for its configuration, also one of rules alone that asks no database.
  const { provideDatabase } = await import('./global-setup.ts');
  return provideDatabase(project, oldestPostgres);
}
