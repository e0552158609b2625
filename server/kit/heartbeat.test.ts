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
  await database.close();
  way.close();
  await app.close();
});

const ask = (): Promise<unknown> => sql`select 1`.execute(database.db);
/** How long it takes until the question is refused for an outage. */
async function refusedAfterMs(question: Promise<unknown>): Promise<number> {
  const started = performance.now();
  await expect(question).rejects.toSatisfy(isDatabaseOutage);
  return performance.now() - started;
}

test('requests waiting for a database that does not respond fail together after about two seconds, later ones immediately, and service resumes when it responds', async () => {
  await ask();
  way.stop(true);
  // More than there are connections: the last wait for one of them.
  const early = await Promise.all(Array.from({ length: 5 }, () => refusedAfterMs(ask())));
  // No one waits a second time, for a connection and then for an answer; later ones wait for nothing. A busy machine stretches all of it.
  const [soonest, latest] = [Math.min(...early), Math.max(...early)];
  expect(soonest).toBeLessThan(10_000);
  expect(latest).toBeLessThan(1.5 * soonest);
  expect(await refusedAfterMs(ask())).toBeLessThan(soonest / 2);
  expect(await refusedAfterMs(database.heartbeat.life())).toBeLessThan(soonest / 2);
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
