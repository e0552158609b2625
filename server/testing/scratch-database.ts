// A temporary database with all migrations applied: for the schema dump, and as the template of every test database.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { joinEmbeddedDatabase } from '../database/embedded.ts';
import { prepareSchema } from '../database/open.ts';

export interface ScratchDatabase {
  /** Connected as the owner. */
  readonly client: pg.Client;
  readonly socketFolder: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Not durable: nothing in it outlives the test run. `programs` is the folder of another PostgreSQL than the one from npm. */
export async function openScratchDatabase(database = 'scratch', programs?: string): Promise<ScratchDatabase> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-test-'));
  const server = await joinEmbeddedDatabase(folder, { isDurable: false, programs });
  const target = { host: server.socketFolder, port: server.port, user: server.owner };
  const admin = new pg.Client({ ...target, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();
  await prepareSchema({ ...target, database });
  const client = new pg.Client({ ...target, database });
  await client.connect();
  return {
    client,
    socketFolder: server.socketFolder,
    port: server.port,
    async close() {
      await client.end();
      await server.leave();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
