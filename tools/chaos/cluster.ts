// Two servers on one durable database, with a breakable wire before each and one between them and the database.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { joinEmbeddedDatabase } from '../../server/database/embedded.ts';
import { openProxy, type Proxy } from './proxy.ts';

export const tokenSecret = 'a token secret of the chaos that is long enough';
export const webhookSecret = 'a webhook secret of the chaos that is long enough';

interface Running {
  child: ChildProcess;
  port: number;
}
export interface Cluster {
  /** Addresses of the servers, behind their wires. */
  readonly addresses: readonly string[];
  readonly wires: readonly Proxy[];
  readonly databaseWire: Proxy;
  /** As the owner, around the wire. */
  readonly target: pg.ClientConfig;
  /** How often a server ended that nobody killed. */
  ownEnds(): number;
  killServer(which: number): Promise<void>;
  killDatabase(): void;
  holdDatabase(isHeld: boolean): void;
  close(): Promise<void>;
}

export async function openCluster(): Promise<Cluster> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-chaos-'));
  const database = await joinEmbeddedDatabase(dataDir);
  const pidFile = path.join(dataDir, 'pg', 'postmaster.pid');
  const postmaster = (): number => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  // Ended before its time, the run leaves no database behind.
  process.once('exit', () => {
    if (existsSync(pidFile)) process.kill(postmaster(), 'SIGINT');
  });
  const base = { host: database.socketFolder, port: database.port, user: database.owner };
  const admin = new pg.Client({ ...base, database: 'postgres' });
  await admin.connect();
  await admin.query('create database pelaminan');
  await admin.end();
  const databaseWire = await openProxy({ path: path.join(database.socketFolder, `.s.PGSQL.${database.port}`) });
  const killed = new WeakSet<ChildProcess>();
  let ownEnds = 0;
  let isClosing = false;

  const start = (port: number): Promise<Running> => {
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DEMO: '0',
      PORT: String(port),
      TRUSTED_PROXY_HOPS: '1',
      LOG_LEVEL: 'fatal',
      DATABASE_URL: `postgresql://${database.owner}@127.0.0.1:${databaseWire.port}/pelaminan`,
      TOKEN_SECRET: tokenSecret,
      WEBHOOK_SECRET: webhookSecret,
    };
    const child = spawn(process.execPath, [path.join(import.meta.dirname, '..', '..', 'server', 'main.ts')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    process.once('exit', () => child.kill('SIGKILL'));
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => {
        if (!killed.has(child) && !isClosing) ownEnds++;
        reject(new Error(`a server ended with ${code}`));
      });
      child.stdout.on('data', (text: Buffer) => {
        const address = /^ready (\S+)/m.exec(text.toString())?.[1];
        if (address !== undefined) resolve({ child, port: Number(new URL(address).port) });
      });
    });
  };
  const servers = [await start(0), await start(0)];
  const wires = await Promise.all(servers.map(({ port }) => openProxy({ host: '127.0.0.1', port })));

  return {
    addresses: wires.map(({ port }) => `http://127.0.0.1:${port}`),
    wires,
    databaseWire,
    target: { ...base, database: 'pelaminan' },
    ownEnds: () => ownEnds,
    async killServer(which) {
      const server = servers[which % servers.length];
      if (server === undefined) return;
      killed.add(server.child);
      const ended = new Promise((resolve) => server.child.once('exit', resolve));
      server.child.kill('SIGKILL');
      await ended;
      server.child = (await start(server.port)).child;
    },
    killDatabase: () => void process.kill(postmaster(), 'SIGKILL'),
    holdDatabase(isHeld) {
      const parent = postmaster();
      for (const pid of [parent, ...childrenOf(parent)])
        try {
          process.kill(pid, isHeld ? 'SIGSTOP' : 'SIGCONT');
        } catch {
          // A connection that ended meanwhile is none to hold.
        }
    },
    async close() {
      isClosing = true;
      await Promise.all(
        servers.map(({ child }) => {
          const ended = new Promise((resolve) => child.once('exit', resolve));
          child.kill('SIGTERM');
          return ended;
        }),
      );
      for (const wire of [...wires, databaseWire]) wire.close();
      await database.leave();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Processes that a process started, told by the system's own list. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      if (!Number.isInteger(pid)) return false;
      try {
        return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) === parent;
      } catch {
        return false;
      }
    });
}
