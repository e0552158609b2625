import { expect, test } from 'vitest';
import { liveThrough } from './midnight.ts';

test('New Year’s midnight in Jakarta belongs to the database’s clock, however wrong the clocks of the servers are', async () => {
  const report = await liveThrough({ begins: '2027-01-01', machinesMs: [5_000, -600_000], beforeMs: 4_000, afterMs: 6_000 });
  expect(report).toMatchObject({ mistimed: 0, misdated: 0, budgetedClicks: { '2026-12-31': 3, '2027-01-01': 3 }, differences: [] });
  expect(report.clicks).toBeGreaterThan(20);
  expect(report.budgetBackMs).toBeLessThan(5_000);
  expect(report.lastOfEndedMs).toBeLessThan(5_000);
  expect(report.firstOfBegunMs).toBeGreaterThan(-1_000);
  expect(report.firstOfBegunMs).toBeLessThan(5_000);
}, 300_000);
