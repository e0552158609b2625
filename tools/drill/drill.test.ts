import { expect, test } from 'vitest';
import { copyOfDemoWorld } from '../demo-world.ts';
import { clusterUrl } from '../../server/testing/cluster.ts';
import { drillCluster } from './cluster.ts';
import { drill } from './drill.ts';
import { drillFailover } from './failover.ts';
import { missingPackages } from './patroni.ts';
import { smallCrowd } from './people.ts';
import { drillUpgrade } from './upgrade.ts';

test('a backup taken while money moves is restored elsewhere, with every paid order and books that agree', async () => {
  const report = await drill({ paymentsBefore: 3, dataDir: await copyOfDemoWorld() }, () => undefined);
  expect(report).toMatchObject({ paidBefore: 3, lost: 0, differences: [], isAuditWhole: true, worksAgain: true });
  expect(report.backup.files).toBeGreaterThan(100);
}, 400_000);

test('a new version takes over from the old one under way: nobody is turned away, old tabs find their chunks, the books agree', async () => {
  const { drained, calls, ...report } = await drillUpgrade(
    { stageMs: 500, crowd: smallCrowd, dataDir: await copyOfDemoWorld() },
    () => undefined,
  );
  expect(report).toEqual({
    failures: [],
    streams: { open: 2, ended: 2 },
    saidSoFirst: true,
    oldChunks: { served: expect.any(Number) as number, gone: 0, ofOldBuildAlone: report.oldChunks.served },
    isNewBuildServed: true,
    hasNewColumn: true,
    oldVersionAgain: { serves: true, warns: true },
    lost: 0,
    differences: [],
    isAuditWhole: true,
  });
  expect(report.oldChunks.served).toBeGreaterThan(5);
  expect(drained.map(({ ended }) => ended)).toEqual([0, 0]);
  for (const what of ['click', 'payment', 'session', 'page', 'chunk of the old tab']) expect(calls[what], what).toBeGreaterThan(1);
}, 400_000);

test.skipIf(missingPackages().length > 0)(
  'a primary that is cut off is replaced: the product goes on without a restart, nothing acknowledged is lost, nobody sees a fault',
  async () => {
    const { failovers, acknowledged, faults, ...report } = await drillFailover(
      { losses: ['cut off'], clients: 12, stageMs: 2_000 },
      () => undefined,
    );
    expect(report).toMatchObject({ lost: [], doubled: 0, messagesLost: 0, ownEnds: 0, differences: [], unexplained: [] });
    expect(failovers).toHaveLength(1);
    expect(Object.keys(faults).filter((status) => status !== '503')).toEqual([]);
    for (const what of ['displays', 'clicks', 'payments', 'messages'] as const) expect(acknowledged[what], what).toBeGreaterThan(0);
  },
  400_000,
);

test.skipIf(clusterUrl === undefined)(
  'an installation is spread over a Citus cluster and gets another worker under way: nothing acknowledged is lost, the books agree',
  async () => {
    const { stages, acknowledged, shardsAfter, faults, queriesMs, ...report } = await drillCluster(
      clusterUrl ?? '',
      { clients: 8, stageMs: 2_000, shards: 4 },
      () => undefined,
    );
    expect(report).toMatchObject({ lost: [], doubled: 0, ownEnds: 0, differences: [], unexplained: [], shards: 4 });
    expect(Object.keys(shardsAfter).length).toBe(Object.keys(report.shardsBefore).length + 1);
    expect(Object.keys(faults).filter((status) => status !== '503')).toEqual([]);
    expect(stages).toHaveLength(5);
    expect(queriesMs.oneVendor).toBeGreaterThan(0);
    for (const what of ['displays', 'clicks', 'payments'] as const) expect(acknowledged[what], what).toBeGreaterThan(0);
  },
  400_000,
);
