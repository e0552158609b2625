import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { expect, test } from 'vitest';
import { readApart, readTogether, sharingPool } from './reading.ts';

/** A pool that counts its connections and what is asked on each. */
function countedPool() {
  const asked: string[] = [];
  let taken = 0;
  let out = 0;
  const connect = async (): Promise<PostgresPoolClient> => {
    const name = `c${++taken}`;
    out++;
    return {
      query: (async (text: string) => {
        asked.push(`${name} ${text}`);
        if (text.includes('fail')) throw new Error('failed');
        return { rows: [text], rowCount: 1, command: 'SELECT' };
      }) as unknown as PostgresPoolClient['query'],
      release: () => void out--,
    };
  };
  const pool = sharingPool({ connect, end: async () => undefined, options: {} } as PostgresPool);
  const ask = async (text: string, ...values: unknown[]): Promise<unknown> => {
    const client = await pool.connect();
    try {
      return (await client.query<unknown>(text, values)).rows;
    } finally {
      client.release();
    }
  };
  return { pool, ask, asked, taken: () => taken, out: () => out };
}

test('what is read together is asked on one connection, and each statement once', async () => {
  const { ask, asked, taken, out } = countedPool();
  await readTogether(async () => {
    await Promise.all([ask('select a', 1), ask('select b', 1), ask('select a', 2), ask('select a', 1)]);
    await ask('select a', 1);
  });
  expect(asked).toEqual(['c1 select a', 'c1 select b', 'c1 select a']);
  expect([taken(), out()]).toEqual([1, 0]);
  await ask('select a', 1);
  expect(taken()).toBe(2);
});

test('what changes something is done each time, and a transaction has a connection of its own', async () => {
  const { pool, ask, asked, out } = countedPool();
  await readTogether(async () => {
    for (const text of ['update a', 'update a', 'select a for update', 'select a for update']) await ask(text);
    const client = await pool.connect();
    for (const text of ['begin', 'select a', 'select a', 'commit']) await client.query(text, []);
    client.release();
  });
  expect(asked.slice(4)).toEqual(['begin', 'select a', 'select a', 'commit'].map((text) => `c5 ${text}`));
  expect([asked.length, out()]).toEqual([8, 0]);
});

test('what is kept for others is not answered from what was read before', async () => {
  const { ask, asked } = countedPool();
  await readTogether(async () => {
    await ask('select a');
    await readApart(() => ask('select a'));
  });
  expect(asked).toEqual(['c1 select a', 'c2 select a']);
});

test('a statement that fails fails for everyone who asked, and keeps no connection', async () => {
  const { ask, out } = countedPool();
  await readTogether(async () => {
    const outcomes = await Promise.allSettled([ask('select fail'), ask('select fail'), ask('select b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });
  expect(out()).toBe(0);
});
