// The cluster drill: a running installation is spread over a Citus cluster, gets another worker, and shards move to it, while clicks, displays and payments go on.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Distributed, distribute } from '../../server/database/distribute.ts';
import { createClusterDatabase, dropClusterDatabase, nodesOf } from '../../server/testing/cluster.ts';
import { arrange, stored, type Stored } from '../chaos/chaos.ts';
import { type Clients, startClients } from '../chaos/clients.ts';
import { createServers } from '../chaos/cluster.ts';
import { unexplained } from '../chaos/history.ts';

/** What happens at a time, and how the clients fared meanwhile. */
interface Stage {
  readonly what: string;
  readonly seconds: number;
  readonly clicks: number;
  readonly displays: number;
  readonly payments: number;
  /** The longest time between two payments that were acknowledged one after the other. */
  readonly longestPauseMs: number;
}
interface ClusterReport extends Stored {
  readonly citus: string;
  readonly shards: number;
  /** So long writers waited while the tables were spread. */
  readonly pausedMs: number;
  readonly stages: readonly Stage[];
  readonly acknowledged: Readonly<Record<'displays' | 'clicks' | 'payments', number>>;
  /** Shards of the ads on each worker, before shards moved and afterwards. */
  readonly shardsBefore: Readonly<Record<string, number>>;
  readonly shardsAfter: Readonly<Record<string, number>>;
  /** Of all vendors: the sum of a month and the count of all clicks; of one: the same. In milliseconds, the median of several. */
  readonly queriesMs: { readonly allVendors: number; readonly oneVendor: number };
  /** Answers of 500 and above, by status. */
  readonly faults: Readonly<Record<number, number>>;
  readonly ownEnds: number;
  readonly unexplained: readonly string[];
}
interface ClusterSizes {
  readonly clients: number;
  /** So long people work between the steps. */
  readonly stageMs: number;
  readonly shards: number;
}

const database = 'pelaminan_drill';

/** What is missing for this drill; null where nothing is. */
export async function missingForCluster(url: string | undefined): Promise<string | null> {
  const needed = `CLUSTER_DATABASE_URL is the address of a Citus coordinator, as a superuser, with two workers that let it in (docs/operations.md, Several machines).`;
  if (url === undefined) return needed;
  const nodes = await nodesOf(url).catch((fault: unknown) => String(fault));
  if (typeof nodes === 'string') return `${needed} ${nodes}`;
  return nodes.length < 3 ? `${needed} There are ${nodes.length - 1}.` : null;
}

const inDrill = (url: string): string => {
  const target = new URL(url);
  target.pathname = `/${database}`;
  return target.href;
};

/** Runs the drill in a database of its own, which is dropped afterwards. */
export async function drillCluster(url: string, sizes: ClusterSizes, say: (what: string) => void): Promise<ClusterReport> {
  const nodes = await nodesOf(url);
  const added = nodes.at(-1);
  if (added === undefined) throw new Error('a cluster has nodes');
  await createClusterDatabase(url, database, nodes.length - 2);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-cluster-data-'));
  const connectionString = inDrill(url);
  const servers = createServers({ DATA_DIR: dataDir, DATABASE_URL: connectionString, LOG_LEVEL: 'error' });
  const running: Awaited<ReturnType<typeof servers.start>>[] = [];
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('error', () => undefined);
  const owner = new pg.Client({ connectionString });
  try {
    for (let i = 0; i < 2; i++) running.push(await servers.start(0));
    await owner.connect();
    const addresses = running.map(({ port }) => `http://127.0.0.1:${port}`);
    const vendors = await arrange({ addresses, target: { connectionString } }, pool);
    const clients = startClients(addresses, vendors, sizes.clients);
    const stages: Stage[] = [];
    const during = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
      const [from, before] = [performance.now(), sizesOf(clients)];
      const result = await work();
      const [until, after] = [performance.now(), sizesOf(clients)];
      const stage = {
        what,
        seconds: Math.round((until - from) / 100) / 10,
        clicks: after.clicks - before.clicks,
        displays: after.displays - before.displays,
        payments: after.payments - before.payments,
        longestPauseMs: Math.round(longestPause(clients, from, until)),
      };
      stages.push(stage);
      say(`${what}: ${stage.seconds} s, ${stage.clicks} clicks, ${stage.displays} displays, ${stage.payments} payments`);
      return result;
    };
    const work = (what: string): Promise<unknown> => during(what, () => sleep(sizes.stageMs));
    let distributed: Distributed;
    let shardsBefore: Readonly<Record<string, number>>;
    try {
      await work('on one machine');
      clients.trustRedirects(false);
      distributed = await during('being spread', () => distribute(owner, sizes));
      clients.trustRedirects(true);
      await work(`on ${nodes.length - 2} of ${nodes.length - 1} workers`);
      shardsBefore = await shardsByWorker(owner);
      await during('a worker is added and shards move', async () => {
        await owner.query('select citus_add_node($1, $2)', [added.host, added.port]);
        await owner.query('select citus_rebalance_start()');
        await owner.query('select citus_rebalance_wait()');
      });
      await work('on all workers');
    } finally {
      await clients.stop();
    }
    const { acknowledged, histories } = clients;
    // What clicks cost is settled within seconds.
    await sleep(4_000);
    return {
      citus: distributed.version,
      shards: distributed.shards,
      pausedMs: Math.round(distributed.pausedMs),
      stages,
      acknowledged: sizesOf(clients),
      shardsBefore,
      shardsAfter: await shardsByWorker(owner),
      queriesMs: await queriesMs(owner, vendors[0]?.id ?? 0),
      ...(await stored(pool, acknowledged)),
      faults: Object.fromEntries(acknowledged.faults),
      ownEnds: servers.ownEnds(),
      unexplained: histories.flatMap(({ deeds, looks }) => unexplained(deeds, looks)),
    };
  } finally {
    await servers.stop(running.map(({ child }) => child));
    await owner.end();
    await pool.end();
    await dropClusterDatabase(url, database);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const sizesOf = ({ acknowledged: { clicks, displays, payments } }: Clients) => ({
  clicks: clicks.size,
  displays: displays.size,
  payments: payments.size,
});

function longestPause({ histories }: Clients, from: number, until: number): number {
  const taken = histories
    .flatMap(({ deeds }) => deeds)
    .filter(({ adds, until: at }) => (adds.creditIdr ?? 0) > 0 && at >= from && at <= until)
    .map(({ until: at }) => at)
    .toSorted((one, other) => one - other);
  const marks = [from, ...taken, until];
  return Math.max(...marks.slice(1).map((at, i) => at - (marks[i] ?? at)));
}

async function shardsByWorker(owner: pg.Client): Promise<Record<string, number>> {
  const { rows } = await owner.query<{ worker: string; shards: number }>(
    "select nodename || ':' || nodeport as worker, count(*)::int as shards from citus_shards where table_name = 'vendor_ad'::regclass group by 1 order by 1",
  );
  return Object.fromEntries(rows.map(({ worker, shards }) => [worker, shards]));
}

const repeats = 21;

/** The same question about all vendors, which every worker answers for its own, and about one, which one worker answers. */
async function queriesMs(owner: pg.Client, vendorId: number): Promise<ClusterReport['queriesMs']> {
  const median = async (where: string, values: readonly unknown[]): Promise<number> => {
    const times: number[] = [];
    for (let i = 0; i < repeats; i++) {
      const began = performance.now();
      await owner.query(`select sum(impressions), sum(clicks), sum(spending_idr) from ad_figures_day ${where}`, [...values]);
      times.push(performance.now() - began);
    }
    return times.toSorted((one, other) => one - other)[(repeats - 1) / 2] ?? 0;
  };
  return { allVendors: await median('', []), oneVendor: await median('where vendor_id = $1', [vendorId]) };
}

export interface TestedOnCluster {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Runs the HTTP tests and the races of ads, credit and ledger on the cluster. */
export async function testOnCluster(say: (what: string) => void): Promise<TestedOnCluster> {
  const root = path.join(import.meta.dirname, '..', '..');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-cluster-tests-'));
  const file = path.join(folder, 'report.json');
  try {
    const child = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'cluster', '--reporter=json', `--outputFile=${file}`],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    await new Promise((resolve) => child.once('exit', resolve));
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    for (const { name, assertionResults } of report.testResults)
      for (const { status, fullName } of assertionResults) if (status === 'failed') say(`${path.relative(root, name)}: ${fullName}`);
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}
