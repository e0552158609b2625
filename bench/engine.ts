// The figures of the engine, in the order in which its world grows.
import { hashPassword } from '../server/identity/password-hash.ts';
import { load, type Loaded } from './load.ts';
import type { Product, Server } from './product.ts';
import type { Figure } from './report.ts';
import { beaconCards } from './requests.ts';
import { cpcIdr, growTo, writeHistory } from './world.ts';

export interface Sizes {
  readonly seconds: number;
  readonly small: number;
  readonly large: number;
  /** Vendors with a year of figures. */
  readonly history: number;
}
interface Baselines {
  readonly bare: number;
  readonly bank: number;
}
type Add = (figure: Figure) => void;

const api = '/ms/bs-vendors/api/v1';
const decisionPath = `${api}/vendor_ads/placements/listing?limit=3`;
const password = 'a-long-bench-password';
const tiny = 10;
const floor = (must: number, aim: number) => ({ must, aim, isCeiling: false });
const ceiling = (must: number, aim: number) => ({ must, aim, isCeiling: true });

export async function measureEngine(product: Product, { bare, bank }: Baselines, sizes: Sizes, add: Add): Promise<void> {
  const { client, tokenSecret } = product;
  const { seconds } = sizes;
  const hash = await hashPassword(password);
  const bareBaseline = { name: 'bare node:http', measured: bare };
  const bankBaseline = { name: 'TPC-B', measured: bank };
  const decide = (server: Server): Promise<Loaded> =>
    load({ addresses: [server.address], what: { kind: 'get', path: decisionPath }, connections: 64, seconds, status: 200 });

  await growTo(client, tiny, hash);
  const few = await withServer(product, decide);
  add({ what: `ad decisions among ${tiny} vendors`, measured: few.perSecond, unit: '/s', baseline: bareBaseline, target: null });

  const ids = await growTo(client, sizes.small, hash);
  const clicks = (addresses: readonly string[], vendorIds: readonly number[], more: { rate?: number } = {}): Promise<Loaded> =>
    load({ addresses, what: { kind: 'clicks', vendorIds, tokenSecret, cpcIdr }, connections: 64, seconds, status: 302, ...more });
  const one = await product.startServer();
  const many = await decide(one);
  add({
    what: `ad decisions among ${sizes.small} vendors`,
    measured: many.perSecond,
    unit: '/s',
    baseline: bareBaseline,
    target: floor(0.4, 0.6),
  });

  const seen = await load({
    addresses: [one.address],
    what: { kind: 'impressions', vendorIds: ids, tokenSecret, cpcIdr },
    connections: 64,
    seconds,
    status: 200,
  });
  add({
    what: `impressions, beacons of ${beaconCards}, durable`,
    measured: seen.perSecond * beaconCards,
    unit: '/s',
    baseline: bareBaseline,
    target: floor(1, 3),
  });

  const charged = await clicks([one.address], ids);
  add({
    what: `charged clicks, ${sizes.small} vendors, 64 in flight`,
    measured: charged.perSecond,
    unit: '/s',
    baseline: bankBaseline,
    target: floor(3, 6),
  });
  const hot = await clicks([one.address], ids.slice(0, 1));
  add({
    what: 'charged clicks on one hot vendor',
    measured: hot.perSecond,
    unit: '/s',
    baseline: { name: 'many vendors', measured: charged.perSecond },
    target: floor(1, 1.3),
  });
  const paced = await clicks([one.address], ids, { rate: charged.perSecond / 2 });
  add({ what: 'click at half the peak, p99', measured: paced.p99, unit: 'ms', baseline: null, target: ceiling(20, 8) });

  const two = await product.startServer();
  const both = await clicks([one.address, two.address], ids);
  add({
    what: 'charged clicks, two processes',
    measured: both.perSecond,
    unit: '/s',
    baseline: { name: 'one process', measured: charged.perSecond },
    target: floor(1.2, 1.5),
  });
  await two.stop();

  const events = await writeHistory(client, ids.slice(0, sizes.history));
  await measureReads(one, add, { events, seconds });
  await one.stop();

  await growTo(client, sizes.large, hash);
  await withServer(product, async (server) => {
    const crowd = await decide(server);
    add({
      what: `ad decisions among ${sizes.large} vendors`,
      measured: crowd.perSecond,
      unit: '/s',
      baseline: { name: `${tiny} vendors`, measured: few.perSecond },
      target: floor(0.8, 0.95),
    });
    add({
      what: `memory of a process with ${sizes.large} vendors`,
      measured: server.memoryMb(),
      unit: 'MB',
      baseline: null,
      target: ceiling(400, 250),
    });
  });

  const { rows } = await client.query<{ clicks: string; charged: string; doubled: string }>(
    `select count(*) as clicks, count(*) filter (where outcome = 'charged') as charged,
            count(*) filter (where outcome <> 'invalid') - count(distinct token_id) filter (where outcome <> 'invalid') as doubled from ad_click`,
  );
  const [row] = rows;
  add({ what: 'clicks recorded', measured: Number(row?.clicks), unit: 'count', baseline: null, target: null });
  add({ what: 'of these not charged', measured: Number(row?.clicks) - Number(row?.charged), unit: 'count', baseline: null, target: null });
  add({ what: 'charged twice', measured: Number(row?.doubled), unit: 'count', baseline: null, target: ceiling(0, 0) });
  add({
    what: 'differences the book-keeper found',
    measured: (await product.differences()).length,
    unit: 'count',
    baseline: null,
    target: ceiling(0, 0),
  });
}

async function measureReads(server: Server, add: Add, { events, seconds }: { events: number; seconds: number }): Promise<void> {
  const answer = await fetch(`${server.address}/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench-1@bench.test', password }),
  });
  if (answer.status !== 200) throw new Error(await answer.text());
  const { vendor } = (await answer.json()) as { vendor: { sessionId: string } };
  const { sessionId } = vendor;
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const start = new Date(Date.now() + 7 * 3_600_000 - 364 * 86_400_000).toISOString().slice(0, 10);
  const read = (path: string) =>
    load({ addresses: [server.address], what: { kind: 'get', path, sessionId }, connections: 2, seconds, status: 200 });
  const statistic = await read(`${api}/vendor_ads/statistic?start_date=${start}&end_date=${today}`);
  add({
    what: `statistic of 365 days, history of ${(events / 1e6).toFixed(1)} million events, p99`,
    measured: statistic.p99,
    unit: 'ms',
    baseline: null,
    target: ceiling(10, 4),
  });
  const summary = await read(`${api}/vendor_ads/summary`);
  add({ what: 'summary, p99', measured: summary.p99, unit: 'ms', baseline: null, target: ceiling(15, 5) });
  const listing = await read('/_public/v2/vendors?limit=24');
  add({ what: 'listing of vendors, p99', measured: listing.p99, unit: 'ms', baseline: null, target: null });
}

async function withServer<T>(product: Product, work: (server: Server) => Promise<T>): Promise<T> {
  const server = await product.startServer();
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}
