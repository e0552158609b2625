// An idempotency key belongs to the process that runs its request, as long as that process is running.
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectPool } from '../database/open.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { createIdempotency, type Idempotency } from './idempotency.ts';
import type { Keys } from './keys.ts';
import { createLog } from './log.ts';

interface Process {
  readonly idempotency: Idempotency;
  /** Its connections end, and with them every sign that it lives. */
  die(): Promise<void>;
}
let app: TestApp;
let one: Process;
let other: Process;
beforeAll(async () => {
  app = await openTestApp();
  [one, other] = [startProcess(), startProcess()];
});
afterAll(async () => {
  await other.die();
  await app.close();
});

const [newest, older] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
function startProcess(keys: Keys = [newest]): Process {
  const { db, heartbeat, close } = connectPool(app.target, 4, createLog('fatal'));
  return { idempotency: createIdempotency(db, app.clock, heartbeat, keys), die: close };
}
const request = (key: string): FastifyRequest =>
  ({ headers: { 'idempotency-key': key }, url: '/', body: null }) as unknown as FastifyRequest;
const never = (): Promise<never> => new Promise(() => undefined);

test('what a living process runs is run by no other, however slow it is', async () => {
  const key = randomUUID();
  let runs = 0;
  const slow = async (): Promise<string> => {
    runs++;
    await sleep(2_500);
    return 'done';
  };
  const answers = await Promise.all([one, other].map(({ idempotency }) => idempotency.once(request(key), 'slow', slow)));
  expect(answers).toEqual(['done', 'done']);
  expect(runs).toBe(1);
});

test('a request that fails frees its key for the next try, on any process', async () => {
  const key = randomUUID();
  const fails = (): Promise<never> => Promise.reject(new Error('out of order'));
  await expect(one.idempotency.once(request(key), 'failing', fails)).rejects.toThrow('out of order');
  expect(await other.idempotency.once(request(key), 'failing', async () => 'done')).toBe('done');
});

test('a request of a killed process is taken over immediately by one of the repeated requests', async () => {
  const key = randomUUID();
  await new Promise<void>((begun) => void one.idempotency.once(request(key), 'left', () => (begun(), never())));
  await one.die();
  const started = performance.now();
  let runs = 0;
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => other.idempotency.once(request(key), 'left', async () => (runs++, 'done'))),
  );
  // Well before those who wait are told that it is still under way.
  expect(performance.now() - started).toBeLessThan(8_000);
  expect(answers).toEqual(Array.from({ length: 16 }, () => 'done'));
  expect(runs).toBe(1);
});

test('what was asked is kept as a hash that nobody makes without our keys; one of an older key is recognised', async () => {
  const key = randomUUID();
  const before = startProcess([older]);
  expect(await before.idempotency.once(request(key), 'kept', async () => 'done')).toBe('done');
  const { rows } = await sql<{ request_hash: Buffer }>`select request_hash from idempotency_key where scope = 'kept'`.execute(app.owner);
  const plain = createHash('sha256').update('/').update('null').digest();
  expect(rows[0]?.request_hash.equals(plain)).toBe(false);
  await before.die();
  const rotated = startProcess([newest, older]);
  expect(await rotated.idempotency.once(request(key), 'kept', async () => 'again')).toBe('done');
  // As an earlier version kept it.
  await sql`update idempotency_key set request_hash = ${plain} where scope = 'kept'`.execute(app.owner);
  expect(await rotated.idempotency.once(request(key), 'kept', async () => 'again')).toBe('done');
  await rotated.die();
});
