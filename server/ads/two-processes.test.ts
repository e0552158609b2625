// Two real server processes on one durable database, one of them killed during the test.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdCard } from '../../contract/catalogue.ts';
import { type EmbeddedDatabase, joinEmbeddedDatabase } from '../database/embedded.ts';
import { type Database, overPool } from '../kit/database.ts';
import { differences } from '../testing/oracle.ts';
import { chrome } from '../testing/chrome.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-pair-'));
const cpcIdr = 2_000;
const vendorCount = 20;
/** Room for k clicks, and for k + ½. */
const roomOf = (i: number) => ({ clicks: 1 + (i % 10), budgetIdr: cpcIdr * (1 + (i % 10)) + (i < 10 ? 0 : cpcIdr / 2) });

interface Server {
  readonly child: ChildProcess;
  readonly address: string;
}
let database: EmbeddedDatabase;
let pool: pg.Pool;
let owner: Database;
let servers: [Server, Server];

function startServer(): Promise<Server> {
  const main = path.join(import.meta.dirname, '..', 'main.ts');
  const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: '0', PORT: '0', TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (text: Buffer) => {
      const address = /^ready (\S+)/m.exec(text.toString())?.[1];
      if (address !== undefined) resolve({ child, address });
    });
  });
}

beforeAll(async () => {
  servers = await Promise.all([startServer(), startServer()]);
  database = await joinEmbeddedDatabase(dataDir);
  pool = new pg.Pool({ host: database.socketFolder, port: database.port, user: database.owner, database: 'pelaminan', max: 2 });
  pool.on('error', () => undefined);
  owner = overPool(pool);
  for (let i = 0; i < vendorCount; i++) await arrangeVendor(i);
});
afterAll(async () => {
  const [survivor] = servers;
  const ended = new Promise((resolve) => survivor.child.once('exit', resolve));
  survivor.child.kill('SIGTERM');
  await ended;
  await pool.end();
  await database.leave();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A vendor alone in its city and category, with credit from a paid order and a running ad. */
async function arrangeVendor(i: number): Promise<void> {
  const name = `pair-${i}`;
  const { rows: owners } = await sql<{ id: string }>`
    insert into account (type, email, password_hash, display_name) values ('vendor', ${`${name}@pelaminan.test`}, '', ${name}) returning id`.execute(
    owner,
  );
  const { rows } = await sql<{ id: string }>`
    insert into vendor (account_id, slug, business_name) values (${owners[0]?.id}, ${name}, ${name}) returning id`.execute(owner);
  const id = rows[0]?.id;
  await sql`
    with service as (insert into vendor_service (vendor_id, category_id, city_id) values (${id}, ${i < 10 ? 52 : 5}, ${1 + (i % 10)}) returning id)
    update vendor set main_service_id = service.id, status = 1, published_at = now() from service where vendor.id = ${id}`.execute(owner);
  await sql`select ledger_lock_balances(array[${id}::bigint])`.execute(owner);
  await sql`
    with paid as (
      insert into credit_order (number, vendor_id, billed_to, credits_idr, tax_idr, tax_basis_points, status, created_at, expires_at, paid_at)
      values (${`PLM-00000000-${String(i).padStart(6, '0')}`}, ${id}, ${name}, 1000000, 0, 0, 'paid', now(), now() + interval '1 day', now()) returning id)
    insert into ledger_transfer (source_id, kind, debit_account_id, credit_account_id, amount_idr, posted_at, business_day)
    select paid.id, 'top_up', 1, credit.id, 1000000, now(), (now() at time zone 'Asia/Jakarta')::date from paid, ledger_account credit where credit.vendor_id = ${id}`.execute(
    owner,
  );
  await sql`
    insert into vendor_ad (vendor_id, cpc_idr, daily_budget_idr, is_enabled, spent_on, spendable_idr)
    values (${id}, ${cpcIdr}, ${roomOf(i).budgetIdr}, true, (now() at time zone 'Asia/Jakarta')::date, 1000000)`.execute(owner);
  await sql`insert into ad_news (vendor_id) values (${id})`.execute(owner);
}

let viewers = 0;
const viewer = (): Record<string, string> => ({ 'user-agent': chrome, 'x-forwarded-for': `30.${++viewers >> 8}.${viewers & 255}.9` });
const base = '/ms/bs-vendors/api/v1/vendor_ads';

async function visit(server: Server, i: number, headers: Record<string, string>): Promise<AdCard | undefined> {
  const answer = await fetch(`${server.address}${base}/placements/category?category_id=${i < 10 ? 52 : 5}&city_id=${1 + (i % 10)}`, {
    headers,
  });
  return ((await answer.json()) as { data: AdCard[] }).data[0];
}
async function see(server: Server, card: AdCard, headers: Record<string, string>): Promise<void> {
  const body = JSON.stringify({ batch_id: randomUUID(), tokens: [card.impression_token] });
  const answer = await fetch(`${server.address}${base}/impressions`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  if (answer.status !== 200) throw new Error(await answer.text());
}
/** Whether the click was acknowledged: a process that died did not. */
const click = (server: Server, card: AdCard, headers: Record<string, string>): Promise<boolean> =>
  fetch(card.click_url.replace(/^/, server.address), { headers, redirect: 'manual' }).then(
    ({ status }) => status === 302,
    () => false,
  );

interface Tried {
  readonly server: Server;
  readonly seen: Seen;
}
interface Seen {
  readonly card: AdCard;
  readonly headers: Record<string, string>;
}

it('no budget is overspent, no click is charged twice and none that was acknowledged is lost', async () => {
  const [one, other] = servers;
  const seen: Seen[] = [];
  for (let i = 0; i < vendorCount; i++) {
    for (let n = 0; n < roomOf(i).clicks + 6; n++) {
      const headers = viewer();
      let card = await visit(n % 2 === 0 ? one : other, i, headers);
      // The second process learns of a new ad at its next poll.
      for (let tries = 0; card === undefined && tries < 300; tries++) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        card = await visit(one, i, headers);
      }
      if (card === undefined) throw new Error(`the ad of vendor ${i} is not shown`);
      seen.push({ card, headers });
    }
  }
  await Promise.all(seen.map(({ card, headers }) => see(one, card, headers)));
  await new Promise((resolve) => setTimeout(resolve, 400));

  const queue: Tried[] = seen.flatMap((s) => servers.map((server) => ({ server, seen: s })));
  const killAt = Math.floor(queue.length / 2);
  const acknowledged = new Set<Seen>();
  const worker = async (): Promise<void> => {
    for (let tried = queue.shift(); tried !== undefined; tried = queue.shift()) {
      if (queue.length === killAt) other.child.kill('SIGKILL');
      if (await click(tried.server, tried.seen.card, tried.seen.headers)) acknowledged.add(tried.seen);
      // A browser whose request broke asks again, and reaches the process that is left.
      else if (await click(one, tried.seen.card, tried.seen.headers)) acknowledged.add(tried.seen);
    }
  };
  await Promise.all(Array.from({ length: 64 }, worker));

  expect(acknowledged.size).toBe(seen.length);
  const { rows: spent } = await sql<{ slug: string; spent_idr: string; clicks: string; counted: string }>`
    select v.slug, a.spent_idr, count(*) filter (where c.outcome = 'charged') as clicks, count(*) filter (where c.outcome <> 'invalid') as counted
    from vendor_ad a join vendor v on v.id = a.vendor_id join ad_click c on c.vendor_id = a.vendor_id group by 1, 2`.execute(owner);
  const expected = Array.from({ length: vendorCount }, (_, i) => ({
    slug: `pair-${i}`,
    spent: roomOf(i).clicks * cpcIdr,
    charged: roomOf(i).clicks,
    counted: roomOf(i).clicks + 6,
  }));
  const found = spent.map((row) => ({
    slug: row.slug,
    spent: Number(row.spent_idr),
    charged: Number(row.clicks),
    counted: Number(row.counted),
  }));
  const bySlug = (a: { slug: string }, b: { slug: string }): number => a.slug.localeCompare(b.slug);
  expect(found.toSorted(bySlug)).toEqual(expected.toSorted(bySlug));
  expect(await differences(owner)).toEqual([]);
});
