import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { openPool, type Tx } from './database.ts';
import { createLog } from './log.ts';
import { createPipeline } from './pipeline.ts';
import { preparing } from './prepared.ts';

const { socketFolder, port } = inject('postgres');
const target = { host: socketFolder, port, user: 'pelaminan_owner', database: 'postgres' };
const pool = openPool(target, 2, createLog('silent'), { pipeline: true });
const pipeline = createPipeline(preparing(pool, null));
const unheard: unknown[] = [];
const note = (fault: unknown): void => void unheard.push(fault);

beforeAll(async () => {
  process.on('unhandledRejection', note);
  await pool.query('create schema if not exists pipeline_test; create table if not exists pipeline_test.line (n int primary key)');
});
beforeEach(() => pool.query('truncate pipeline_test.line'));
afterAll(async () => {
  process.off('unhandledRejection', note);
  await pool.query('drop schema pipeline_test cascade');
  await pool.end();
});

const add = (tx: Tx, n: number): Promise<unknown> => sql`insert into pipeline_test.line (n) values (${n})`.execute(tx);
const lines = async (): Promise<number[]> =>
  (await pool.query<{ n: number }>('select n from pipeline_test.line order by n')).rows.map(({ n }) => n);

test('statements are carried out in the order in which they are asked for, those nobody waits for among them', async () => {
  const seen = await pipeline.transaction(async (tx, send) => {
    send(add(tx, 1));
    send(add(tx, 2));
    const { rows } = await sql<{ n: number }>`select n from pipeline_test.line order by n`.execute(tx);
    send(add(tx, 3));
    return rows.map(({ n }) => n);
  });
  expect(seen).toEqual([1, 2]);
  expect(await lines()).toEqual([1, 2, 3]);
});

test('a statement that fails takes all of its transaction with it, and is named as the cause', async () => {
  const failing = pipeline.transaction(async (tx, send) => {
    send(add(tx, 1));
    send(add(tx, 1));
    send(add(tx, 2));
    // Long enough for the fault to arrive while no one looks.
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(await lines()).toEqual([]);
  expect(unheard).toEqual([]);
});

test('work that throws leaves nothing behind', async () => {
  const failing = pipeline.transaction(async (tx, send) => {
    send(add(tx, 1));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await lines()).toEqual([]);
  await pipeline.transaction(async (tx, send) => send(add(tx, 5)));
  expect(await lines()).toEqual([5]);
});

test('two transactions that want each other’s rows both go through', async () => {
  await pool.query('insert into pipeline_test.line values (10), (20)');
  const lock = (tx: Tx, n: number): Promise<unknown> => sql`select from pipeline_test.line where n = ${n} for update`.execute(tx);
  const cross = (first: number, second: number) =>
    pipeline.transaction(async (tx) => {
      await lock(tx, first);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await lock(tx, second);
    });
  await expect(Promise.all([cross(10, 20), cross(20, 10)])).resolves.toHaveLength(2);
});
