import { expect, test } from 'vitest';
import { copyOfDemoWorld } from '../demo-world.ts';
import { drill } from './drill.ts';
import { few } from './people.ts';
import { drillUpgrade } from './upgrade.ts';

test('a backup taken while money moves is restored elsewhere, with every paid order and books that agree', async () => {
  const report = await drill({ paymentsBefore: 3, dataDir: await copyOfDemoWorld() }, () => undefined);
  expect(report).toMatchObject({ paidBefore: 3, lost: 0, differences: [], isAuditWhole: true, worksAgain: true });
  expect(report.backup.files).toBeGreaterThan(100);
}, 400_000);

test('a new version takes over from the old one under way: nobody is turned away, old tabs find their chunks, the books agree', async () => {
  const { drained, calls, ...report } = await drillUpgrade({ stageMs: 500, crowd: few, dataDir: await copyOfDemoWorld() }, () => undefined);
  expect(report).toEqual({
    failures: [],
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
