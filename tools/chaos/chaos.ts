// Injects failures while clients work, then compares what was acknowledged with what is stored.
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { hashPassword } from '../../server/identity/password-hash.ts';
import { overPool } from '../../server/kit/database.ts';
import { differences } from '../../server/testing/oracle.ts';
import { cpcIdr, growTo } from '../../bench/world.ts';
import { type Acknowledged, type ChaosVendor, type Clients, startClients } from './clients.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { unexplained } from './history.ts';
import { textIn } from '../../server/testing/part.ts';

export interface ChaosSizes {
  readonly serverKills: number;
  readonly databaseKills: number;
  readonly cuts: number;
  readonly holdSeconds: number;
}
export interface ChaosReport extends Stored {
  readonly seconds: number;
  readonly acknowledged: { readonly displays: number; readonly clicks: number; readonly payments: number; readonly tries: number };
  readonly ownEnds: number;
  /** Looks of vendors at their figures and credit, and those that no order of what was done explains. */
  readonly looks: number;
  readonly unexplained: readonly string[];
  /** The slowest answer while the database was away or stood still. */
  readonly slowestRefusalMs: number;
  /** The slowest return of full service: after cuts, after the database could be reached again, after it continued. */
  readonly slowestReturnMs: { readonly afterCuts: number; readonly afterKills: number; readonly afterHold: number };
  /** The slowest checkout while servers were killed: its key may have lain with one of them. */
  readonly slowestCheckoutMs: number;
}

export const password = 'a-long-chaos-password';
const vendorCount = 4;
const clientCount = 64;
/** Requests at once to each server that show a pool to be whole: as many as it has connections. */
const poolSize = 12;
const cutsPerLook = 50;

/** What was lost or is unexplained is in the report; judging it is up to the caller. */
export async function chaos(sizes: ChaosSizes, onStep: (what: string) => void = () => undefined): Promise<ChaosReport> {
  const started = performance.now();
  const cluster = await openCluster();
  const pool = new pg.Pool({ ...cluster.target, max: 2 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const vendors = await arrange(cluster, pool);
    const clients = startClients(cluster.addresses, vendors, clientCount);
    const times = { refusal: 0, checkout: 0, back: { afterCuts: 0, afterKills: 0, afterHold: 0 } };
    const sessionId = vendors[0]?.sessionId ?? '';
    const probe = () => probeOf(cluster.addresses, sessionId, 1);
    const untilWhole = async (after: keyof typeof times.back): Promise<void> => {
      times.back[after] = Math.max(times.back[after], await untilServed(cluster.addresses, sessionId, poolSize));
    };
    try {
      await killServers(cluster, sizes.serverKills, onStep);
      times.checkout = clients.slowestCheckoutMs();
      for (let i = 0; i < sizes.cuts; i++) {
        await sleep(20 + randomInt(40));
        cluster.wires[i % cluster.wires.length]?.cutAfter(randomInt(1_500));
        if ((i + 1) % cutsPerLook === 0) await untilWhole('afterCuts');
      }
      for (const wire of cluster.wires) wire.cutArmed();
      await untilWhole('afterCuts');
      onStep(`${sizes.cuts} cuts between clients and servers`);
      clients.trustRedirects(false);
      for (let i = 0; i < sizes.cuts; i++) {
        await sleep(20 + randomInt(40));
        if (i % 4 === 0) cluster.databaseWire.cutBehind('commit');
        else cluster.databaseWire.cutAfter(randomInt(3_000));
        if ((i + 1) % cutsPerLook === 0) await untilWhole('afterCuts');
      }
      cluster.databaseWire.cutArmed();
      await untilWhole('afterCuts');
      clients.trustRedirects(true);
      onStep(`${sizes.cuts} cuts between servers and the database`);
      for (let i = 0; i < sizes.databaseKills; i++) {
        await sleep(300 + randomInt(300));
        clients.trustRedirects(false);
        cluster.killDatabase();
        times.refusal = Math.max(times.refusal, (await probe()).milliseconds);
        await untilReachable(pool);
        await untilWhole('afterKills');
        clients.trustRedirects(true);
        onStep(`database killed ${i + 1}`);
      }
      if (sizes.holdSeconds > 0) {
        clients.trustRedirects(false);
        cluster.holdDatabase(true);
        for (const until = performance.now() + sizes.holdSeconds * 1_000; performance.now() < until; await sleep(20))
          times.refusal = Math.max(times.refusal, (await probe()).milliseconds);
        cluster.holdDatabase(false);
        await untilWhole('afterHold');
        clients.trustRedirects(true);
        onStep(`database held for ${sizes.holdSeconds} s`);
      }
      await sleep(500);
    } finally {
      cluster.holdDatabase(false);
      await clients.stop();
    }
    return { seconds: (performance.now() - started) / 1_000, ...(await reportOf(cluster, pool, clients, times)) };
  } finally {
    await pool.end();
    await cluster.close();
  }
}

async function killServers(cluster: Cluster, kills: number, onStep: (what: string) => void): Promise<void> {
  for (let i = 0; i < kills; i++) {
    await sleep(200 + randomInt(300));
    await cluster.killServer(i);
    onStep(`server killed ${i + 1}`);
  }
}

/** Vendors that advertise and are signed in. */
export async function arrange(cluster: Pick<Cluster, 'addresses' | 'target'>, pool: pg.Pool): Promise<ChaosVendor[]> {
  const client = new pg.Client(cluster.target);
  await client.connect();
  const ids = await growTo(client, vendorCount, await hashPassword(password));
  await client.end();
  await pool.query('insert into ad_news (vendor_id) select unnest($1::bigint[])', [ids]);
  await sleep(2_500); // both servers read the notes
  return Promise.all(
    ids.map(async (id, i) => {
      const answer = await fetch(`${cluster.addresses[0]}/v2/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `bench-${i + 1}@bench.test`, password }),
      });
      return { id, sessionId: textIn(await answer.json(), 'vendor', 'sessionId'), cpcIdr };
    }),
  );
}

interface Probe {
  /** 0 where no answer came. */
  readonly statuses: readonly number[];
  readonly milliseconds: number;
}
/** So many requests at once to each server. Anyone who cannot serve says so. */
async function probeOf(addresses: readonly string[], sessionId: string, each: number): Promise<Probe> {
  const started = performance.now();
  const statuses = await Promise.all(
    addresses
      .flatMap((address) => Array.from({ length: each }, () => address))
      .map((address) =>
        fetch(`${address}/ms/bs-vendors/api/v1/vendor_ads/summary`, {
          headers: { 'session-id': sessionId },
          signal: AbortSignal.timeout(10_000),
        })
          .then(async (answer) => (await answer.text(), answer.status))
          .catch(() => 0),
      ),
  );
  return { statuses, milliseconds: performance.now() - started };
}
/** A machine at its limit takes its time; how long that may be is what is measured, not tested. */
const patienceMs = 180_000;
/** How long it takes until each server answers so many requests at once. */
export async function untilServed(addresses: readonly string[], sessionId: string, each = 1): Promise<number> {
  const started = performance.now();
  for (;;) {
    const { statuses } = await probeOf(addresses, sessionId, each);
    if (statuses.every((status) => status === 200)) return performance.now() - started;
    if (performance.now() - started > patienceMs) throw new Error(`the servers did not come back: ${statuses.join(' ')}`);
    await sleep(50);
  }
}

/** The database is started again by whichever server misses it first. */
async function untilReachable(pool: pg.Pool): Promise<void> {
  for (;;)
    try {
      await pool.query('select');
      return;
    } catch {
      await sleep(10);
    }
}

export interface Stored {
  /** What was acknowledged and is not there, as sentences. */
  readonly lost: readonly string[];
  readonly doubled: number;
  /** What the bookkeeper found. */
  readonly differences: readonly string[];
}
/** Compares what was acknowledged with what is stored. */
export async function stored(pool: pg.Pool, { displays, clicks, payments }: Acknowledged): Promise<Stored> {
  const linesOf = async (text: string, ids: Iterable<string>): Promise<string[]> =>
    (await pool.query<{ line: string }>(text, [[...ids]])).rows.map(({ line }) => line);
  const one = async (text: string): Promise<number> => Number((await pool.query<{ n: string }>(text)).rows[0]?.n);
  const lost = [
    ...(await linesOf(
      `select 'display ' || acked.id || ' is not recorded' as line from unnest($1::uuid[]) as acked (id)
       where not exists (select from ad_impression i where i.id = acked.id)`,
      displays,
    )),
    ...(await linesOf(
      `select 'click ' || acked.id || coalesce(' is ' || reason, ' is not recorded') as line
       from unnest($1::uuid[]) as acked (id) left join ad_click c on c.token_id = acked.id
       where not exists (select from ad_click counted where counted.id = acked.id and counted.outcome <> 'invalid')`,
      clicks,
    )),
    ...(await linesOf(
      `select 'payment of order ' || acked.id || ' is not in the ledger' as line from unnest($1::uuid[]) as acked (id)
       where not exists (select from ledger_transfer t where t.source_id = acked.id and t.kind = 'top_up')`,
      payments,
    )),
  ];
  const doubled =
    (await one("select count(*) - count(distinct token_id) as n from ad_click where outcome <> 'invalid'")) +
    (await one("select count(*) - count(distinct source_id) as n from ledger_transfer where kind = 'top_up'")) +
    (await one('select count(*) - count(distinct idempotency_key) as n from credit_order where idempotency_key is not null')) +
    (await one('select abs(coalesce((select sum(impressions) from ad_figures_day), 0) - (select count(*) from ad_impression)) as n'));
  return { lost, doubled, differences: await differences(overPool(pool)) };
}

async function reportOf(
  cluster: Cluster,
  pool: pg.Pool,
  { acknowledged, histories }: Clients,
  times: { readonly refusal: number; readonly checkout: number; readonly back: ChaosReport['slowestReturnMs'] },
): Promise<Omit<ChaosReport, 'seconds'>> {
  const { displays, clicks, payments, tries } = acknowledged;
  return {
    acknowledged: { displays: displays.size, clicks: clicks.size, payments: payments.size, tries },
    ...(await stored(pool, acknowledged)),
    ownEnds: cluster.ownEnds(),
    looks: histories.reduce((sum, { looks }) => sum + looks.length, 0),
    unexplained: histories.flatMap(({ deeds, looks }) => unexplained(deeds, looks)),
    slowestRefusalMs: times.refusal,
    slowestReturnMs: times.back,
    slowestCheckoutMs: times.checkout,
  };
}
