// The failover drill: the primary of a cluster under Patroni is lost in three ways while clicks, displays, payments and messages continue.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { hashPassword } from '../../server/identity/password-hash.ts';
import { arrange, password, stored, type Stored, untilServed } from '../chaos/chaos.ts';
import { type Clients, startClients } from '../chaos/clients.ts';
import { createServers } from '../chaos/cluster.ts';
import { unexplained } from '../chaos/history.ts';
import { type Loss, openPatroni } from './patroni.ts';
import { textIn } from '../../server/testing/part.ts';

export interface FailoverReport extends Stored {
  readonly postgres: string;
  /** From the loss until both processes answered again, and the longest time without an acknowledged payment, of each loss. */
  readonly failovers: readonly { readonly how: Loss; readonly servedAfterMs: number; readonly withoutWritingMs: number }[];
  readonly acknowledged: Readonly<Record<'displays' | 'clicks' | 'payments' | 'messages' | 'tries', number>>;
  readonly messagesLost: number;
  /** Answers of 500 and above, by status. 503 says that the database is away. */
  readonly faults: Readonly<Record<number, number>>;
  readonly ownEnds: number;
  readonly unexplained: readonly string[];
}

interface FailoverSizes {
  /** How the primary is lost, one after the other. */
  readonly losses: readonly Loss[];
  readonly clients: number;
  /** So long people work before each loss and after it. */
  readonly stageMs: number;
}

/** Runs the drill. Nothing of it stays. */
export async function drillFailover(
  { losses, clients: count, stageMs }: FailoverSizes,
  say: (what: string) => void,
): Promise<FailoverReport> {
  const patroni = await openPatroni();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-failover-data-'));
  const target = { ...patroni.target, database: 'pelaminan' };
  const pool = new pg.Pool({ ...target, max: 2, connectionTimeoutMillis: 5_000 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const servers = createServers({
    DATA_DIR: dataDir,
    DATABASE_URL: `postgresql://${target.user}:${target.password}@${target.host}:${target.port}/${target.database}`,
    DATABASE_READ_URL: `postgresql://${target.user}:${target.password}@${target.host}:${patroni.standbyPort}/${target.database}`,
    LOG_LEVEL: 'error',
  });
  const running: Awaited<ReturnType<typeof servers.start>>[] = [];
  try {
    await patroni.untilWhole();
    say(`PostgreSQL ${patroni.version}: a primary and two standbys`);
    await createDatabase(target);
    for (let i = 0; i < 2; i++) running.push(await servers.start(0));
    const cluster = { addresses: running.map(({ port }) => `http://127.0.0.1:${port}`), target };
    const vendors = await arrange(cluster, pool);
    const messages = await startMessages(cluster.addresses, vendors[0]?.id ?? 0, pool);
    const clients = startClients(cluster.addresses, vendors, count);
    const failovers: FailoverReport['failovers'][number][] = [];
    try {
      for (const how of losses) {
        await sleep(stageMs);
        clients.trustRedirects(false);
        const from = performance.now();
        const lost = await patroni.losePrimary(how);
        await lost.untilReplaced();
        await untilServed(cluster.addresses, vendors[0]?.sessionId ?? '');
        const servedAfterMs = performance.now() - from;
        clients.trustRedirects(true);
        await sleep(stageMs);
        failovers.push({ how, servedAfterMs, withoutWritingMs: longestPause(clients, from, performance.now()) });
        say(`primary ${how}: served again after ${(servedAfterMs / 1_000).toFixed(1)} s`);
        lost.bringBack();
        await patroni.untilWhole();
      }
    } finally {
      await Promise.all([clients.stop(), messages.stop()]);
    }
    const { displays, clicks, payments, tries } = clients.acknowledged;
    return {
      postgres: patroni.version,
      failovers,
      acknowledged: { displays: displays.size, clicks: clicks.size, payments: payments.size, messages: messages.sent.size, tries },
      ...(await stored(pool, clients.acknowledged)),
      messagesLost: await messages.lost(),
      faults: Object.fromEntries(clients.acknowledged.faults),
      ownEnds: servers.ownEnds(),
      unexplained: clients.histories.flatMap(({ deeds, looks }) => unexplained(deeds, looks)),
    };
  } finally {
    await servers.stop(running.map(({ child }) => child));
    await pool.end();
    await patroni.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function createDatabase(target: pg.ClientConfig): Promise<void> {
  const admin = new pg.Client({ ...target, database: 'postgres' });
  await admin.connect();
  await admin.query('create database pelaminan');
  await admin.end();
}

/** The longest time between two payments that were acknowledged one after the other, of all vendors together. */
function longestPause({ histories }: Clients, from: number, until: number): number {
  const written = histories
    .flatMap(({ deeds }) => deeds)
    .filter(({ adds, until: at }) => (adds.creditIdr ?? 0) > 0 && at >= from && at <= until)
    .map(({ until: at }) => at)
    .toSorted((one, other) => one - other);
  return Math.max(...[from, ...written, until].slice(1).map((at, i) => at - ([from, ...written][i] ?? at)));
}

/** A couple writes to a vendor without a pause; a message that is not acknowledged is sent again with its id. */
async function startMessages(addresses: readonly string[], vendorId: number, pool: pg.Pool) {
  const email = 'couple@bench.test';
  await pool.query(
    "insert into account (type, email, password_hash, display_name, email_confirmed_at) values ('user', $1, $2, 'Bench couple', now())",
    [email, await hashPassword(password)],
  );
  const ask = async (url: string, headers: Record<string, string>, body: object): Promise<unknown> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(8_000),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${text}`);
    return JSON.parse(text);
  };
  const login = await ask(`${addresses[0]}/v2/login`, {}, { email, password });
  const session = { 'session-id': textIn(login, 'user', 'sessionId') };
  const first = { subject: 'availability', text: 'Are you free on our day?' };
  const begun = await ask(`${addresses[0]}/v2/vendors/${vendorId}/messages`, { ...session, 'idempotency-key': randomUUID() }, first);
  const conversationId = textIn(begun, 'data', 'conversation_id');
  const sent = new Set<string>();
  let isStopped = false;
  const work = (async () => {
    for (let turn = 0; !isStopped; ) {
      const id = randomUUID();
      for (let isHeard = false; !isHeard && !isStopped; turn++)
        isHeard = await ask(`${addresses[turn % addresses.length]}/v2/conversations/${conversationId}/messages`, session, {
          id,
          text: `Message ${id}`,
        }).then(
          () => sent.add(id).has(id),
          () => sleep(100, false),
        );
    }
  })();
  return {
    sent,
    async stop() {
      isStopped = true;
      await work;
    },
    async lost() {
      const { rows } = await pool.query<{ n: string }>(
        'select count(*) as n from unnest($1::uuid[]) as acked (id) where not exists (select from message m where m.id = acked.id)',
        [[...sent]],
      );
      return Number(rows[0]?.n);
    },
  };
}
