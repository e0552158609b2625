import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdCard } from '../../contract/catalogue.ts';
import type { AdClick } from '../../contract/ads.ts';
import type { BuiltVendor } from '../testing/builders/accounts.ts';
import type { Viewer } from '../testing/builders/ads.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
});
afterAll(() => app.close());

/** A vendor alone in its place, with credit and an ad; and what a viewer sees of it there. */
let place = 0;
async function advertiser(credit = 100_000, wish = {}): Promise<BuiltVendor & { visit: (viewer: Viewer) => Promise<AdCard> }> {
  place++;
  const where = { categoryId: 52, cityId: 1 + (place % 12) };
  const vendor = await app.build.vendor({ ...where, plan: 'Gold' });
  await app.build.topUp(vendor, credit);
  await app.build.ad(vendor, wish);
  app.clock.advance(2_000);
  return {
    ...vendor,
    async visit(viewer) {
      const cards = await viewer.visit({ placement: 'category', ...where, limit: 12 });
      const card = cards.find((c) => c.vendor.id === vendor.vendorId);
      if (!card) throw new Error(`the ad of vendor ${vendor.vendorId} is not shown`);
      return card;
    },
  };
}
const clicksOf = async (vendor: BuiltVendor): Promise<AdClick[]> =>
  ((await app.call('GET', '/ms/bs-vendors/api/v1/vendor_ads/clicks', { as: vendor })).body as { data: AdClick[] }).data;

describe('a click that counts', () => {
  it('leads to the profile and is charged what the ad was shown with', async () => {
    const vendor = await advertiser();
    const viewer = app.build.viewer();
    const card = await vendor.visit(viewer);
    expect(await viewer.see([card])).toBe(1);
    app.clock.advance(2_000);
    expect(await viewer.click(card)).toBe(`/vendor/${vendor.slug}`);
    expect(await clicksOf(vendor)).toMatchObject([{ charged: 1_500, outcome: 'charged', reason: null, placement: 'category' }]);
  });
});
