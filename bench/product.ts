// The system under test: its own durable database and real server processes.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { joinEmbeddedDatabase, postmasterPid } from '../server/database/embedded.ts';
import { overPool } from '../server/kit/database.ts';
import { differences } from '../server/testing/oracle.ts';

export interface Server {
  readonly address: string;
  /** Resident memory in megabytes. */
  memoryMb(): number;
  stop(): Promise<void>;
}
export interface Product {
  readonly client: pg.Client;
  readonly ownerTarget: pg.ClientConfig;
  readonly tokenSecret: string;
  readonly webhookSecret: string;
  startServer(): Promise<Server>;
  differences(): Promise<string[]>;
  close(): Promise<void>;
}

const tokenSecret = 'a token secret of the benchmarks that is long enough';
const webhookSecret = 'a webhook secret of the benchmarks that is long enough';

/** Durable, in a temporary folder that `close` removes. The schema is there, and no server runs yet. */
export async function openProduct(): Promise<Product> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-bench-'));
  const database = await joinEmbeddedDatabase(dataDir);
  // Ended before its time, the run leaves no database behind.
  process.once('exit', () => {
    const pid = postmasterPid(path.join(dataDir, 'pg'));
    if (pid !== null) process.kill(pid, 'SIGINT');
  });
  const ownerTarget = { host: database.socketFolder, port: database.port, user: database.owner, database: 'pelaminan' };
  const running = new Set<Server>();
  const start = async (): Promise<Server> => {
    const server = await startServer(dataDir);
    running.add(server);
    return server;
  };
  // The first server makes the schema.
  await (await start()).stop();
  const client = new pg.Client(ownerTarget);
  await client.connect();
  await fillLog(client);
  return {
    client,
    ownerTarget,
    tokenSecret,
    webhookSecret,
    startServer: start,
    async differences() {
      // After so many changes the planner must know what it joins.
      await client.query('analyze');
      const pool = new pg.Pool({ ...ownerTarget, max: 1, options: '-c work_mem=256MB' });
      try {
        // In a transaction of ours: millions of rows may take as long as they need.
        return await overPool(pool).transaction().setIsolationLevel('repeatable read').execute(differences);
      } finally {
        await pool.end();
      }
    },
    async close() {
      await client.end();
      await Promise.all([...running].map((server) => server.stop()));
      await database.leave();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A database that has been at work for a while writes its log into files it has used before. A new one makes each anew, sixteen megabytes of
 * zeros at a time, and anyone who commits meanwhile waits.
 */
async function fillLog(client: pg.Client): Promise<void> {
  await client.query("alter system set min_wal_size = '1GB'");
  await client.query('select pg_reload_conf()');
  await client.query('create table bench_log as select repeat(md5(n::text), 32) as filler from generate_series(1, 1000000) n');
  await client.query('drop table bench_log');
  await client.query('checkpoint');
}

function startServer(dataDir: string): Promise<Server> {
  const main = path.join(import.meta.dirname, '..', 'server', 'main.ts');
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DEMO: '0',
    PORT: '0',
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'error',
    TOKEN_SECRET: tokenSecret,
    WEBHOOK_SECRET: webhookSecret,
  };
  // As `npm start` does (tools/go.mjs).
  const flags = ['--max-old-space-size=768', '--max-semi-space-size=16'];
  const child: ChildProcess = spawn(process.execPath, [...flags, main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  process.once('exit', () => child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout?.on('data', (text: Buffer) => {
      const address = /^ready (\S+)/m.exec(text.toString())?.[1];
      if (address === undefined) return;
      resolve({
        address,
        memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
        async stop() {
          child.kill('SIGTERM');
          await ended;
        },
      });
    });
  });
}
