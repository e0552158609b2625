// The costs of charging: a batch, each click in it, its commit, and disk space.
import type pg from 'pg';
import type { Bench } from './bench.ts';
import type { Costs } from './growth.ts';
import { load } from './load.ts';
import { cpcIdr } from './world.ts';

const commits = 300;
const collectMs = 2;

export interface Measured extends Costs {
  /** Clicks of a batch with 64 in flight. */
  readonly batchSize: number;
}

/** How long commits take that have nothing but themselves to write. */
async function commitTimes(client: pg.Client): Promise<number[]> {
  await client.query('create table bench_commit (n int)');
  const times: number[] = [];
  for (let n = 0; n < commits; n++) {
    const from = performance.now();
    await client.query('insert into bench_commit values ($1)', [n]);
    times.push(performance.now() - from);
  }
  await client.query('drop table bench_commit');
  return times.toSorted((a, b) => a - b);
}

/** From one click alone and from 64 in flight: the clicks that were written together carry the same transaction. */
export async function measureCosts({ product, seconds }: Bench, address: string, vendorIds: readonly number[]): Promise<Measured> {
  const { client, tokenSecret } = product;
  const order = { addresses: [address], seconds } as const;
  const clicks = { kind: 'clicks', vendorIds, tokenSecret, cpcIdr } as const;
  const bare = await load({ ...order, what: { kind: 'get', path: '/health/live' }, connections: 1, status: 200 });
  const alone = await load({ ...order, what: clicks, connections: 1, status: 302, ahead: 10_000 });
  await load({ ...order, what: clicks, connections: 64, status: 302 });
  const { rows } = await client.query<{ clicks: string; batches: string; ms: string }>(
    `with last as (select xmin::text as batch, clicked_at from ad_click where clicked_at > (select max(clicked_at) from ad_click) - make_interval(secs => $1))
     select count(*) as clicks, count(distinct batch) as batches, 1000 * extract(epoch from max(clicked_at) - min(clicked_at)) as ms from last`,
    [seconds],
  );
  const [row] = rows;
  const batchSize = Number(row?.clicks) / Number(row?.batches);
  const fullMs = Number(row?.ms) / Number(row?.batches);
  const commitsMs = await commitTimes(client);
  const commitMs = commitsMs[Math.floor(commits / 2)] ?? 0;
  const oneMs = Math.max(0, alone.p50 - collectMs - bare.p50 - commitMs);
  const clickMs = Math.max(0.001, (fullMs - commitMs - oneMs) / Math.max(1, batchSize - 1));
  return { batchMs: Math.max(0, oneMs - clickMs), clickMs, commitsMs, batchSize };
}

export interface Room {
  /** Bytes that stay for every click, and for every day of a vendor in a placement. */
  readonly perClick: number;
  readonly perDay: number;
}
/** In bytes, indexes included, over what is stored by now: there must be a click and a day. */
export async function measureRoom(client: pg.Client): Promise<Room> {
  const { rows } = await client.query<{ per_click: number; per_day: number }>(
    `select (pg_total_relation_size('ad_click') + pg_total_relation_size('ledger_transfer'))::float8 / (select count(*) from ad_click) as per_click,
            pg_total_relation_size('ad_stat_day')::float8 / (select count(*) from ad_stat_day) as per_day`,
  );
  return { perClick: rows[0]?.per_click ?? 0, perDay: rows[0]?.per_day ?? 0 };
}
