import { expect, test } from 'vitest';
import { drill } from './drill.ts';

test('a backup taken while money moves is restored elsewhere, with every paid order and books that agree', async () => {
  const report = await drill({ paymentsBefore: 3 }, () => undefined);
  expect(report).toMatchObject({ paidBefore: 3, lost: 0, differences: [], isAuditWhole: true, worksAgain: true });
  expect(report.backup.files).toBeGreaterThan(100);
}, 240_000);
