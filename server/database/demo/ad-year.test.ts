import { afterAll, beforeAll, expect, test } from 'vitest';
import { differences } from '../../testing/oracle.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import type { AdvertiserPlan } from './ad-year.ts';
import { fillAdYear } from './fill-ad-year.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('a year of advertising adds up to the Rupiah, and shows as the vendor’s own numbers', async () => {
  const now = Date.parse('2026-11-20T09:30:00+07:00');
  app.clock.set(now);
  const vendors = await Promise.all([app.build.vendor({ plan: 'Gold' }), app.build.vendor(), app.build.vendor()]);
  const plans = vendors.map(
    (vendor, i): AdvertiserPlan => ({
      vendorId: vendor.vendorId,
      accountId: vendor.accountId,
      businessName: vendor.slug,
      cpcIdr: 1_500 + i * 500,
      dailyBudgetIdr: i === 1 ? 6_000 : null,
      clicksPerDay: 12 / (i + 1),
      clickRate: 0.03,
      daysAgo: 365 - i * 200 + (i === 2 ? 80 : 0),
      topUpIdr: 500_000,
      isEnabled: true,
    }),
  );
  await app.owner.transaction().execute((tx) => fillAdYear(tx, plans, now));
  expect(await differences(app.owner)).toEqual([]);
  const year = await app.call('GET', '/ms/bs-vendors/api/v1/vendor_ads/statistic?start_date=2025-11-21&end_date=2026-11-20', {
    as: vendors[0],
  });
  const { totals, series } = (
    year.body as { data: { totals: { clicks: number; impressions: number; spending: number; leads: number }; series: unknown[] } }
  ).data;
  expect(series).toHaveLength(365);
  expect(totals.clicks).toBeGreaterThan(3_000);
  expect(totals.impressions).toBeGreaterThan(totals.clicks);
  expect(totals.leads).toBeGreaterThan(50);
  const day = await app.call('GET', '/ms/bs-vendors/api/v1/vendor_ads/statistic?start_date=2026-08-01&end_date=2026-08-01', {
    as: vendors[0],
  });
  const hours = (day.body as { data: { totals: { clicks: number }; series: { clicks: number }[] } }).data;
  expect(hours.series.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(hours.totals.clicks);
  const { data: summary } = (await app.call('GET', '/ms/bs-vendors/api/v1/vendor_ads/summary', { as: vendors[0] })).body as {
    data: { status: string; credit_balance: number };
  };
  expect(summary.status).toBe('displaying');
  expect(summary.credit_balance).toBeGreaterThan(0);
}, 60_000);
