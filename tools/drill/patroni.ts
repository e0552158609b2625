// Three PostgreSQL under Patroni with etcd, and HAProxy that leads to the primary, on free ports of this machine, as `deploy/patroni` describes them. Each node is reached, and reaches etcd,
// through ways that can stand still: a node whose ways do is cut off from everything while it runs on.
import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postmasterPid } from '../../server/database/embedded.ts';
import { processesUnder } from '../chaos/cluster.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { openPausableProxy, type PausableProxy } from '../../server/testing/pausable-proxy.ts';

/** Where Debian puts the programs, and the package that brings each. */
const programs = {
  patroni: { at: ['/usr/bin/patroni'], from: 'patroni' },
  etcd: { at: ['/usr/bin/etcd'], from: 'etcd-server' },
  haproxy: { at: ['/usr/sbin/haproxy'], from: 'haproxy' },
  postgres: { at: globSync('/usr/lib/postgresql/*/bin/postgres').toSorted().toReversed(), from: 'postgresql' },
};

/** The packages of programs that are not there. */
export const missingPackages = (): string[] =>
  Object.values(programs)
    .filter(({ at }) => !at.some((file) => existsSync(file)))
    .map(({ from }) => from);

const programOf = (name: keyof typeof programs): string => programs[name].at.find((file) => existsSync(file)) ?? name;

const deployed = path.join(import.meta.dirname, '..', '..', 'deploy', 'patroni');
const password = 'a-password-of-the-drill';

/** How a primary is lost. */
export const losses = ['killed', 'frozen', 'cut off'] as const;
export type Loss = (typeof losses)[number];

export interface PatroniCluster {
  /** As the superuser, through HAProxy: it leads to the primary. */
  readonly target: { readonly host: string; readonly port: number; readonly user: string; readonly password: string };
  /** The port of the address that leads to a standby. */
  readonly standbyPort: number;
  /** Of PostgreSQL. */
  readonly version: string;
  losePrimary(how: Loss): Promise<LostPrimary>;
  /** Waits until there is one primary that all others follow, one of them synchronously. */
  untilWhole(): Promise<void>;
  close(): Promise<void>;
}

interface LostPrimary {
  /** Waits until Patroni has made another node the primary. A machine at its limit delays this, whatever the product does. */
  untilReplaced(): Promise<void>;
  bringBack(): void;
}

interface Node {
  readonly name: string;
  readonly ports: { readonly postgres: number; readonly rest: number };
  readonly ways: { readonly postgres: PausableProxy; readonly rest: PausableProxy; readonly etcd: PausableProxy };
  startPatroni(): ChildProcess;
  patroni: ChildProcess;
}

/** A cluster on a machine at its limit takes its time. */
const patienceMs = 180_000;

/** PostgreSQL and etcd refuse to run as root. */
function unprivileged(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** A folder for programs that run without privileges; all end with it. */
function openFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-failover-'));
  const who = unprivileged();
  const give = (made: string): string => {
    if (who.uid !== undefined) chownSync(made, who.uid, who.gid);
    return made;
  };
  give(folder);
  const running = new Set<ChildProcess>();
  const kill = (): void => {
    for (const { pid } of running) if (pid !== undefined) signal([pid, ...processesUnder(pid)], 'SIGKILL');
    for (const home of globSync('*/data', { cwd: folder })) {
      const pid = postmasterPid(path.join(folder, home));
      if (pid !== null) signal([pid, ...processesUnder(pid)], 'SIGKILL');
    }
  };
  process.once('exit', kill);
  return {
    folder,
    own: (name: string): string => {
      const made = path.join(folder, name);
      mkdirSync(made, { mode: 0o700 });
      return give(made);
    },
    start: (program: keyof typeof programs, args: readonly string[], log: string, env: NodeJS.ProcessEnv = {}): ChildProcess => {
      const out = openSync(path.join(folder, `${log}.log`), 'a');
      const child = spawn(programOf(program), args, {
        ...who,
        cwd: folder,
        stdio: ['ignore', out, out],
        env: { PATH: process.env['PATH'], HOME: folder, ...env },
      });
      running.add(child);
      child.once('exit', () => running.delete(child));
      return child;
    },
    endOfLogs: (): string =>
      globSync('*.log', { cwd: folder })
        .map((log) => [log, ...readFileSync(path.join(folder, log), 'utf8').trim().split('\n').slice(-10)].join('\n  '))
        .join('\n'),
    close: async (): Promise<void> => {
      process.off('exit', kill);
      kill();
      while (running.size > 0) await sleep(50);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Loses a node; answers how to bring it back. */
function lose(node: Node, folder: string, how: Loss): () => void {
  const { pid } = node.patroni;
  const postmaster = postmasterPid(path.join(folder, node.name, 'data'));
  if (pid === undefined || postmaster === null) throw new Error(`node ${node.name} does not run`);
  const all = [pid, ...processesUnder(pid), postmaster, ...processesUnder(postmaster)];
  const hold = (isHeld: boolean): void => Object.values(node.ways).forEach((way) => way.stop(isHeld));
  switch (how) {
    case 'killed':
      signal(all, 'SIGKILL');
      return () => void (node.patroni = node.startPatroni());
    case 'frozen':
      signal(all, 'SIGSTOP');
      return () => signal(all, 'SIGCONT');
    case 'cut off':
      hold(true);
      return () => hold(false);
  }
}

/** Patroni ends at once when it asks an etcd that has not decided on its version. */
async function untilDecided(etcd: string, endOfLogs: () => string): Promise<void> {
  for (const end = Date.now() + patienceMs; ; await sleep(50)) {
    const answer = await fetch(`${etcd}/version`, { signal: AbortSignal.timeout(1_000) })
      .then((it) => it.text())
      .catch(() => '');
    if (/"etcdcluster":"\d/.test(answer)) return;
    if (Date.now() > end) throw new Error(`etcd does not start: ${answer}\n${endOfLogs()}`);
  }
}

/** Answers once everything is started, before there is a primary: wait for `untilWhole`. Ended before its time, it leaves no process behind. */
export async function openPatroni(): Promise<PatroniCluster> {
  const { folder, own, start, endOfLogs, close } = openFolder();
  const [etcdPort, peerPort, port, standbyPort] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const etcd = (of: number): string => `http://127.0.0.1:${of}`;
  start(
    'etcd',
    [
      '--name=etcd',
      `--data-dir=${own('etcd')}`,
      `--initial-cluster=etcd=${etcd(peerPort)}`,
      `--initial-advertise-peer-urls=${etcd(peerPort)}`,
      `--listen-peer-urls=${etcd(peerPort)}`,
      `--listen-client-urls=${etcd(etcdPort)}`,
      `--advertise-client-urls=${etcd(etcdPort)}`,
    ],
    'etcd',
  );
  await untilDecided(etcd(etcdPort), endOfLogs);
  const startNode = async (name: string): Promise<Node> => {
    const ports = { postgres: await freePort(), rest: await freePort() };
    const to = (target: number) => openPausableProxy(() => ({ host: '127.0.0.1', port: target, noDelay: true }));
    const ways = { postgres: await to(ports.postgres), rest: await to(ports.rest), etcd: await to(etcdPort) };
    const home = own(name);
    const file = path.join(home, 'patroni.yml');
    writeFileSync(file, patroniFile(home));
    const startPatroni = (): ChildProcess => start('patroni', [file], name, environmentOf({ name, ports, ways, folder: home }));
    return { name, ports, ways, startPatroni, patroni: startPatroni() };
  };
  const nodes = await Promise.all(['db1', 'db2', 'db3'].map(startNode));
  const balancer = path.join(folder, 'haproxy.cfg');
  writeFileSync(balancer, balancerOf({ primary: port, standby: standbyPort }, nodes));
  start('haproxy', ['-db', '-f', balancer], 'haproxy');

  const [anyNode] = nodes;
  if (anyNode === undefined) throw new Error('a cluster has nodes');
  const members = async (asked = anyNode): Promise<readonly Member[]> => {
    const answer = await fetch(`http://127.0.0.1:${asked.ports.rest}/cluster`, { signal: AbortSignal.timeout(1_000) });
    return ((await answer.json()) as { members: Member[] }).members;
  };
  /** One that never gets there says what it is doing. */
  const until = async (what: string, isReached: (now: readonly Member[]) => boolean, asked?: Node): Promise<void> => {
    for (const end = Date.now() + patienceMs; ; await sleep(200)) {
      const now = await members(asked).catch((): Member[] => []);
      if (isReached(now)) return;
      if (Date.now() > end) throw new Error(`${what}: ${JSON.stringify(now)}\n${endOfLogs()}`);
    }
  };
  const isWhole = (now: readonly Member[]): boolean =>
    now.filter(({ role, state }) => role === 'leader' && state === 'running').length === 1 &&
    now.filter(({ role, state, lag }) => role !== 'leader' && ['running', 'streaming'].includes(state) && lag === 0).length === 2 &&
    now.some(({ role }) => role === 'sync_standby');
  return {
    target: { host: '127.0.0.1', port, user: 'postgres', password },
    standbyPort,
    version: path.basename(path.dirname(path.dirname(programOf('postgres')))),
    async losePrimary(how) {
      const leader = (await members()).find(({ role }) => role === 'leader')?.name;
      const node = nodes.find(({ name }) => name === leader);
      if (node === undefined) throw new Error('there is no primary to lose');
      const isReplaced = (now: readonly Member[]): boolean =>
        now.some(({ name, role, state }) => name !== leader && role === 'leader' && state === 'running');
      return {
        bringBack: lose(node, folder, how),
        untilReplaced: () =>
          until(
            'the primary is not replaced',
            isReplaced,
            nodes.find((other) => other !== node),
          ),
      };
    },
    untilWhole: () => until('the cluster is not whole', isWhole),
    async close() {
      for (const { ways } of nodes) for (const way of Object.values(ways)) way.close();
      await close();
    },
  };
}

interface Member {
  readonly name: string;
  readonly role: 'leader' | 'sync_standby' | 'replica';
  readonly state: string;
  readonly lag?: number | 'unknown';
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // One that ended meanwhile is none to reach.
    }
}

interface NodeSetting extends Pick<Node, 'name' | 'ports' | 'ways'> {
  readonly folder: string;
}

/** What differs from `patroni.yml`, as Patroni reads it from its environment. */
const environmentOf = ({ name, ports, ways, folder }: NodeSetting): NodeJS.ProcessEnv => ({
  PATRONI_NAME: name,
  PATRONI_RESTAPI_LISTEN: `127.0.0.1:${ports.rest}`,
  PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${ways.rest.port}`,
  PATRONI_ETCD3_HOSTS: `127.0.0.1:${ways.etcd.port}`,
  // Otherwise it asks etcd for its own address and goes around the way.
  PATRONI_ETCD3_USE_PROXIES: 'true',
  PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${ports.postgres}`,
  PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${ways.postgres.port}`,
  PATRONI_POSTGRESQL_DATA_DIR: path.join(folder, 'data'),
  PATRONI_POSTGRESQL_BIN_DIR: path.dirname(programOf('postgres')),
  PATRONI_POSTGRESQL_PGPASS: path.join(folder, 'pgpass'),
  PATRONI_SUPERUSER_USERNAME: 'postgres',
  PATRONI_SUPERUSER_PASSWORD: password,
  PATRONI_REPLICATION_USERNAME: 'replicator',
  PATRONI_REPLICATION_PASSWORD: password,
});

const patroniFile = (socketFolder: string): string =>
  readFileSync(path.join(deployed, 'patroni.yml'), 'utf8').replace('/var/run/postgresql', socketFolder);

type Ports = { readonly primary: number; readonly standby: number };
const balancerOf = (ports: Ports, nodes: readonly Pick<Node, 'name' | 'ways'>[]): string =>
  readFileSync(path.join(deployed, 'haproxy.cfg'), 'utf8')
    .replace(/^listen (primary|standby)\n {2}bind .*/gm, (_, name: keyof Ports) => `listen ${name}\n  bind 127.0.0.1:${ports[name]}`)
    .replace(/server (db\d) .*/g, (line, name: string) => {
      const ways = nodes.find((node) => node.name === name)?.ways;
      return ways ? `server ${name} 127.0.0.1:${ways.postgres.port} check port ${ways.rest.port}` : line;
    });
