import type { AdClick, AdSetting, AdStatistic, AdSummary } from '../../../contract/ads.ts';
import type { AdCard } from '../../../contract/catalogue.ts';
import type { TestApp } from '../test-app.ts';
import type { BuiltVendor, VendorWish } from './accounts.ts';
import type { AdWish, Viewer } from './ads.ts';

const base = '/ms/bs-vendors/api/v1/vendor_ads';

/** A vendor with credit and a running ad, and what it and its viewers see of it. */
export interface Advertiser extends BuiltVendor {
  /** Its card as a viewer gets it; fails when the ad is not shown. */
  shownTo(viewer: Viewer): Promise<AdCard>;
  isShown(): Promise<boolean>;
  clicks(query?: string): Promise<AdClick[]>;
  setting(): Promise<AdSetting | null>;
  summary(): Promise<AdSummary>;
  statistic(start: string, end: string, more?: string): Promise<AdStatistic>;
}

/** Decks are reshuffled every second: a new ad shows after that. */
const untilShownMs = 1_500;

/** Of a Gold vendor, with Rp 100,000 of credit unless told otherwise. Moves the clock on until the ad is shown. */
export async function buildAdvertiser(app: TestApp, wish: { credit?: number; ad?: AdWish; vendor?: VendorWish } = {}): Promise<Advertiser> {
  const where = { categoryId: wish.vendor?.categoryId ?? 52, cityId: wish.vendor?.cityId ?? 1 };
  const vendor = await app.build.vendor({ plan: 'Gold', ...wish.vendor, ...where });
  const credit = wish.credit ?? 100_000;
  if (credit > 0) await app.build.topUp(vendor, credit);
  const saved = await app.build.ad(vendor, wish.ad);
  if (saved.status !== 200) throw new Error(`the ad was not saved: ${saved.text}`);
  app.clock.advance(untilShownMs);
  const read = async <T>(path: string): Promise<T> => {
    const answer = await app.call('GET', `${base}${path}`, { as: vendor });
    if (answer.status !== 200) throw new Error(answer.text);
    return (answer.body as { data: T }).data;
  };
  const find = async (viewer: Viewer): Promise<AdCard | undefined> => {
    const cards = await viewer.visit({ placement: 'category', ...where, limit: 12 });
    return cards.find((card) => card.vendor.id === vendor.vendorId);
  };
  return {
    ...vendor,
    async shownTo(viewer) {
      const card = await find(viewer);
      if (!card) throw new Error(`the ad of ${vendor.slug} is not shown`);
      return card;
    },
    isShown: async () => (await find(app.build.viewer())) !== undefined,
    clicks: (query = '') => read(`/clicks?limit=100${query}`),
    setting: () => read(''),
    summary: () => read('/summary'),
    statistic: (start, end, more = '') => read(`/statistic?start_date=${start}&end_date=${end}${more}`),
  };
}

/** A card that was seen long enough for a person to click it. */
export async function seenCard(app: TestApp, advertiser: Advertiser, viewer: Viewer): Promise<AdCard> {
  const card = await advertiser.shownTo(viewer);
  await viewer.see([card]);
  app.clock.advance(2_000);
  return card;
}
