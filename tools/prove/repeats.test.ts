import { expect, test } from 'vitest';
import { seeded } from '../../bench/simulator/chance.ts';
import { repeatTokens } from './repeats.ts';

test('a token that is sent up to sixty-four times is charged once, whoever answers and whoever dies', async () => {
  const seed = Date.now() % 1_000_000_007;
  console.log(`seed ${seed}`);
  const report = await repeatTokens(1_500, seeded(seed));
  expect(report).toMatchObject({ tokens: 1_500, charged: 1_500, doubled: 0, differences: [] });
  expect(report.sends).toBeGreaterThan(4 * 1_500);
}, 300_000);
