import { expect, test } from 'vitest';
import { simulate } from './growth.ts';

const costs = { batchMs: 1, clickMs: 0.05, commitsMs: [1] };
/** A fixed sequence: the same every time. */
const chance = () => {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

test('a single click takes the batching delay, its batch and its commit', () => {
  const { p50, lost } = simulate(costs, { clicksPerSecond: 1, writers: 1, cores: 1 }, chance());
  expect(p50).toBeCloseTo(2 + 1 + 0.05 + 1);
  expect(lost).toBe(0);
});

test('one writer charges at most what full batches allow, and a second writer doubles it', () => {
  const most = (400 / (1 + 400 * 0.05 + 1)) * 1_000;
  const one = simulate(costs, { clicksPerSecond: 60_000, writers: 1, cores: 2 }, chance());
  const two = simulate(costs, { clicksPerSecond: 60_000, writers: 2, cores: 2 }, chance());
  expect(one.clicksPerSecond / most).toBeGreaterThan(0.95);
  expect(one.clicksPerSecond / most).toBeLessThan(1.1);
  expect(one.lost).toBeGreaterThan(0.5);
  expect(two.clicksPerSecond / one.clicksPerSecond).toBeGreaterThan(1.8);
});

test('two writers on one core gain only what the commits leave free', () => {
  const one = simulate(costs, { clicksPerSecond: 60_000, writers: 1, cores: 1 }, chance());
  const two = simulate(costs, { clicksPerSecond: 60_000, writers: 2, cores: 1 }, chance());
  expect(two.clicksPerSecond / one.clicksPerSecond).toBeLessThan(1.1);
});
