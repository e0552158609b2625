// All measurements of the engine, from small to large data.
import { hashPassword } from '../server/identity/password-hash.ts';
import type { Bench } from './bench.ts';
import { withServer } from './bench.ts';
import { type Measured, measureCosts, measureRoom, type Room } from './costs.ts';
import { compareDecisions, measureDecisions } from './decisions.ts';
import { measureDashboard, measureFind, measureListing, measureSearch } from './reads.ts';
import { measureJudging } from './judging.ts';
import { measurePages } from './pages.ts';
import { ceiling } from './report.ts';
import { password } from './vendor.ts';
import { growTo, writeClients, writeHistory, writeSearchWords } from './world.ts';
import { measureClicks, measureCredit, measureDisplays } from './writes.ts';

export interface Sizes {
  readonly seconds: number;
  readonly small: number;
  readonly large: number;
  /** Vendors with a year of figures. */
  readonly history: number;
}
const fewVendors = 10;
/** Nothing but this process is at work: it takes a second each, and more rounds say more. */
const judgingRounds = 3;
/** As many couples as a vendor with a full calendar meets in ten years. */
const clientsOfOne = 2_000;

/** Measures everything; answers what charging costs and the room it takes, for looking ahead. */
export async function measureEngine(bench: Bench, { small, large, history }: Sizes): Promise<{ costs: Measured; room: Room }> {
  const { product, add } = bench;
  const { client } = product;
  const hash = await hashPassword(password);
  await measureJudging(bench, judgingRounds);
  await growTo(client, fewVendors, hash);
  const few = await measureDecisions(bench, fewVendors, 'none');
  const ids = await growTo(client, small, hash);
  await measureDecisions(bench, small, 'usual');
  const costs = await withServer(product, (one) =>
    withServer(product, async (two) => {
      const addresses = [one.address, two.address] as const;
      await measurePages(bench, one.address, ids);
      await measureDisplays(bench, one.address, ids);
      await measureClicks(bench, addresses, ids);
      await measureCredit(bench, addresses);
      await measureDashboard(bench, one.address, 1, 'no history');
      return measureCosts(bench, one.address, ids);
    }),
  );

  const withHistory = await growTo(client, history, hash);
  const events = await writeHistory(client, withHistory);
  const room = await measureRoom(client);
  await withServer(product, async (server) => {
    // The first and the last: what lies farthest apart in the tables.
    for (const n of [1, history])
      await measureDashboard(bench, server.address, n, `vendor ${n} of ${history} with ${Math.round(events / 1e6)} million events`);
    await measureListing(bench, server.address, history);
  });

  await writeClients(client, clientsOfOne, hash);
  await withServer(product, (server) => measureFind(bench, server.address, clientsOfOne));

  for (const vendors of [large / 10, large]) {
    if (vendors <= history) continue;
    await growTo(client, vendors, hash);
    const many = await measureDecisions(bench, vendors, 'none');
    if (vendors === large) compareDecisions(bench, few, many);
    await writeSearchWords(client);
    await withServer(product, (server) => measureSearch(bench, server.address, vendors));
  }
  await countDoubles(bench);
  add({
    what: 'differences found by the bookkeeper',
    measured: (await product.differences()).length,
    unit: 'count',
    baseline: null,
    target: ceiling(0, 0),
  });
  return { costs, room };
}

async function countDoubles({ product, add }: Bench): Promise<void> {
  const { rows } = await product.client.query<{ clicks: string; charged: string; doubled: string }>(
    `select count(*) as clicks, count(*) filter (where outcome = 'charged') as charged,
            count(*) filter (where outcome <> 'invalid') - count(distinct token_id) filter (where outcome <> 'invalid') as doubled from ad_click`,
  );
  const [row] = rows;
  const count = (what: string, measured: number, target: ReturnType<typeof ceiling> | null): void =>
    add({ what, measured, unit: 'count', baseline: null, target });
  count('clicks recorded', Number(row?.clicks), null);
  count('of these not charged', Number(row?.clicks) - Number(row?.charged), null);
  count('charged twice', Number(row?.doubled), ceiling(0, 0));
}
