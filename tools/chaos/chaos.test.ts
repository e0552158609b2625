import { expect, test } from 'vitest';
import { chaos } from './chaos.ts';

test('nothing acknowledged is lost or doubled when servers, the database and wires break', async () => {
  const report = await chaos({ serverKills: 1, databaseKills: 1, cuts: 10, holdSeconds: 1 });
  expect(report).toMatchObject({ lost: [], doubled: 0, ownEnds: 0, differences: [], unexplained: [] });
  expect(report.acknowledged.displays).toBeGreaterThan(0);
  expect(report.acknowledged.clicks).toBeGreaterThan(0);
  expect(report.acknowledged.payments).toBeGreaterThan(0);
}, 300_000);
