// A database that stops responding without closing connections, as with SIGSTOP or a lost network.
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectPool } from '../database/open.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { openPausableProxy, type PausableProxy } from '../testing/pausable-proxy.ts';
import { isDatabaseOutage } from './database.ts';
import { createLog } from './log.ts';

let app: TestApp;
let way: PausableProxy;
let database: ReturnType<typeof connectPool>;
beforeAll(async () => {
  app = await openTestApp();
  const { host, port } = app.target;
  way = await openPausableProxy(path.join(host ?? '', `.s.PGSQL.${port}`));
  database = connectPool({ ...app.target, host: '127.0.0.1', port: way.port }, 2, createLog('fatal'));
});
afterAll(async () => {
  clearInterval(ticking);
  await database.close();
  way.close();
  await app.close();
});

const ask = (): Promise<unknown> => sql`select 1`.execute(database.db);
const TICK_MS = 20;
let ticks = 0;
const ticking = setInterval(() => ticks++, TICK_MS);
/** After how many ticks the question is refused for an outage: while this process stands still, as on a busy machine, nothing ticks. */
async function refusedAfter(question: Promise<unknown>): Promise<number> {
  const asked = ticks;
  await expect(question).rejects.toSatisfy(isDatabaseOutage);
  return ticks - asked;
}

test('requests waiting for a database that does not respond fail together after about two seconds, later ones immediately, and service resumes when it responds', async () => {
  await ask();
  way.stop(true);
  // More than there are connections: the last wait for one of them.
  const early = await Promise.all(Array.from({ length: 5 }, () => refusedAfter(ask())));
  // No one waits a second time, for a connection and then for an answer; later ones wait for nothing.
  const [soonest, latest] = [Math.min(...early), Math.max(...early)];
  expect(soonest).toBeLessThan(10_000 / TICK_MS);
  expect(latest).toBeLessThan(1.5 * soonest);
  expect(await refusedAfter(ask())).toBeLessThan(soonest / 2);
  expect(await refusedAfter(database.heartbeat.life())).toBeLessThan(soonest / 2);
  way.stop(false);
  const started = performance.now();
  for (;;)
    try {
      await ask();
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  expect(performance.now() - started).toBeLessThan(20_000);
});

test('a database that is only slow is waited for', async () => {
  expect((await sql`select pg_sleep(3)`.execute(database.db)).rows).toHaveLength(1);
});
