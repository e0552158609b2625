// Each row of the specification's route and call table, tried against a running product.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runProduct } from '../../e2e/start-product.ts';
import { rows } from './rows.ts';
import { type Walked, walk } from './walk.ts';

let walked: readonly Walked[] = [];
let stop: (() => Promise<void>) | null = null;
beforeAll(async () => {
  const product = await runProduct();
  stop = product.stop;
  walked = await walk(product.origin);
}, 240_000);
afterAll(() => stop?.());

describe.each(['routes', 'calls'] as const)('%s of the specification', (table) => {
  test.each(rows.filter((row) => row.table === table && row.isToCome === undefined).map(({ name }) => name))('%s', (name) => {
    const found = walked.find(({ row }) => row.name === name);
    expect(found?.isThere, found?.seen).toBe(true);
  });
});
