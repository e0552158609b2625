// Two servers on one durable database, with a fault-injecting proxy before each server and one between the servers and the database.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { joinEmbeddedDatabase, postmasterPid } from '../../server/database/embedded.ts';
import { openProxy, type Proxy } from './proxy.ts';

export const tokenSecret = 'a token secret of the chaos that is long enough';
export const webhookSecret = 'a webhook secret of the chaos that is long enough';

const startsMax = 5;

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
  /** How often a server ended that no one killed. */
  ownEnds(): number;
  killServer(which: number): Promise<void>;
  killDatabase(): void;
  holdDatabase(isHeld: boolean): void;
  close(): Promise<void>;
}

/** Clocks that are not those of this machine. */
export interface MovedClocks {
  /** How far the database's clock is ahead of ours, in milliseconds. */
  readonly databaseMs: number;
  /** How far the clock of each server's machine is ahead of ours. */
  readonly machinesMs: readonly [number, number];
}

/** Server processes; `own` is what is peculiar to their environment. */
export function createServers(own: Readonly<Record<string, string>>) {
  const living = new Set<ChildProcess>();
  const killed = new WeakSet<ChildProcess>();
  let ownEnds = 0;
  let isClosing = false;
  process.once('exit', () => {
    for (const child of living) child.kill('SIGKILL');
  });
  const endBy = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };

  const startOnce = (port: number, machineMs: number): Promise<Running> => {
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      DEMO: '0',
      PORT: String(port),
      TRUSTED_PROXY_HOPS: '1',
      LOG_LEVEL: 'fatal',
      ...own,
      TOKEN_SECRET: tokenSecret,
      WEBHOOK_SECRET: webhookSecret,
      MACHINE_OFF_MS: String(machineMs),
    };
    const moved = pathToFileURL(path.join(import.meta.dirname, 'moved-clock.ts')).href;
    const main = path.join(import.meta.dirname, '..', '..', 'server', 'main.ts');
    const child = spawn(process.execPath, [...(machineMs === 0 ? [] : ['--import', moved]), main], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    living.add(child);
    child.once('exit', () => living.delete(child));
    return new Promise((resolve, reject) => {
      let isReady = false;
      child.once('exit', (code) => {
        if (isReady && !killed.has(child) && !isClosing) ownEnds++;
        reject(new Error(`a server ended with ${code}`));
      });
      child.stdout.on('data', (text: Buffer) => {
        const address = /^ready (\S+)/m.exec(text.toString())?.[1];
        if (address === undefined) return;
        isReady = true;
        resolve({ child, port: Number(new URL(address).port) });
      });
    });
  };
  /** A server that finds no database when it starts ends, and is started again. */
  const start = async (port: number, machineMs = 0): Promise<Running> => {
    for (let tries = 1; ; tries++)
      try {
        return await startOnce(port, machineMs);
      } catch (fault) {
        if (tries === startsMax) throw fault;
      }
  };
  return {
    start,
    async kill(child: ChildProcess): Promise<void> {
      killed.add(child);
      await endBy(child, 'SIGKILL');
    },
    async stop(children: readonly ChildProcess[]): Promise<void> {
      isClosing = true;
      await Promise.all(
        children.filter((child) => child.exitCode === null && child.signalCode === null).map((child) => endBy(child, 'SIGTERM')),
      );
    },
    /** How many ended without being told to. */
    ownEnds: (): number => ownEnds,
  };
}

/** Resolves when both servers answer. Clocks are moved by milliseconds, of the database and of each machine. */
export async function openCluster(clocks: MovedClocks = { databaseMs: 0, machinesMs: [0, 0] }): Promise<Cluster> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-chaos-'));
  const database = await joinEmbeddedDatabase(dataDir);
  const cluster = path.join(dataDir, 'pg');
  const postmaster = (): number => {
    const pid = postmasterPid(cluster);
    if (pid === null) throw new Error('the database does not run');
    return pid;
  };
  // Ended before its time, the run leaves nothing behind.
  process.once('exit', () => {
    const pid = postmasterPid(cluster);
    if (pid !== null) process.kill(pid, 'SIGINT');
  });
  const base = { host: database.socketFolder, port: database.port, user: database.owner };
  const admin = new pg.Client({ ...base, database: 'postgres' });
  await admin.connect();
  await admin.query('create database pelaminan');
  await admin.end();
  if (clocks.databaseMs !== 0) await moveClock({ ...base, database: 'pelaminan' }, clocks.databaseMs);
  const databaseWire = await openProxy({ path: path.join(database.socketFolder, `.s.PGSQL.${database.port}`) });
  const processes = createServers({
    DATA_DIR: dataDir,
    DATABASE_URL: `postgresql://${database.owner}@127.0.0.1:${databaseWire.port}/pelaminan`,
  });
  const servers = await Promise.all(clocks.machinesMs.map((machineMs) => processes.start(0, machineMs)));
  const wires = await Promise.all(servers.map(({ port }) => openProxy({ host: '127.0.0.1', port })));

  return {
    addresses: wires.map(({ port }) => `http://127.0.0.1:${port}`),
    wires,
    databaseWire,
    target: { ...base, database: 'pelaminan' },
    ownEnds: processes.ownEnds,
    async killServer(which) {
      const server = servers[which % servers.length];
      if (server === undefined) return;
      await processes.kill(server.child);
      server.child = (await processes.start(server.port)).child;
    },
    killDatabase: () => void process.kill(postmaster(), 'SIGKILL'),
    holdDatabase(isHeld) {
      const parent = postmaster();
      for (const pid of [parent, ...processesUnder(parent)])
        try {
          process.kill(pid, isHeld ? 'SIGSTOP' : 'SIGCONT');
        } catch {
          // A connection that ended meanwhile is none to hold.
        }
    },
    async close() {
      await processes.stop(servers.map(({ child }) => child));
      for (const wire of [...wires, databaseWire]) wire.close();
      await database.leave();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The database tells another time to anyone who asks it: its schema's own clock comes before the system's. */
async function moveClock(target: pg.ClientConfig, ms: number): Promise<void> {
  const client = new pg.Client(target);
  await client.connect();
  await client.query(`
    create function public.clock_timestamp() returns timestamptz language sql volatile as $$ select pg_catalog.clock_timestamp() + interval '${Math.round(ms)} milliseconds' $$;
    alter database pelaminan set search_path = public, pg_catalog`);
  await client.end();
}

/** Processes that a process started, and those that they started, told by the system's own list. */
export function processesUnder(parent: number): number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      if (!Number.isInteger(pid)) return false;
      try {
        return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) === parent;
      } catch {
        return false;
      }
    });
  return children.flatMap((pid) => [pid, ...processesUnder(pid)]);
}
