// A job that always fails does not repeat others fetched with it, in every queue (reliability S68).
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { inTransaction } from './database.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { createLog } from './log.ts';

let app: TestApp;
let jobs: Jobs | undefined;
let queues: string[];
const runs = new Map<string, number>();
const innocents = ['a', 'b', 'c', 'd'];

beforeAll(async () => {
  app = await openTestApp();
  // Everything the system does in the background, with work of our own in its place.
  queues = app.system.jobs.kinds().map(({ name }) => name);
  const { role: _, ...connection } = app.target;
  jobs = createJobs({ connection, log: createLog('fatal'), isWorking: true });
  for (const name of queues)
    jobs.handle<{ who?: string }>({
      name,
      retries: 1,
      async work({ who = 'nobody' }) {
        runs.set(`${name} ${who}`, (runs.get(`${name} ${who}`) ?? 0) + 1);
        if (who === 'poison') throw new Error('poison');
      },
    });
  await jobs.start();
  await inTransaction(app.db, async (tx) => {
    for (const name of queues) for (const who of ['a', 'poison', 'b', 'c', 'd']) await app.system.jobs.enqueue(tx, name, { who });
  });
  await app.eventually(
    async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*) as waiting from pgboss.job where state in ('created', 'retry', 'active') and data ->> 'who' is not null`.execute(
        app.owner,
      );
      return rows[0]?.waiting ?? 0;
    },
    (waiting) => waiting === 0,
    120_000,
  );
}, 180_000);
afterAll(async () => {
  await jobs?.stop();
  await app.close();
});

describe('a job that always fails', () => {
  test('is in every queue', () => expect(queues.length).toBeGreaterThan(20));

  test('is tried as often as its kind says, and the others are done once', () => {
    const seen = queues.map((name) => [name, ...['poison', ...innocents].map((who) => runs.get(`${name} ${who}`))]);
    expect(seen).toEqual(queues.map((name) => [name, 2, 1, 1, 1, 1]));
  });
});
