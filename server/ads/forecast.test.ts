import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdForecast } from '../../contract/ads.ts';
import { clicksAt } from '../../core/ads/forecast.ts';
import { levelOf, scoreLevels } from '../../core/ads/market.ts';
import { addDays, minuteMs } from '../../core/time.ts';
import type { BuiltVendor } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const path = '/ms/bs-vendors/api/v1/vendor_ads/forecast';
const today = '2026-11-20';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: `${today}T03:00:00Z` });
});
afterAll(() => app.close());

const forecast = async (vendor: BuiltVendor): Promise<AdForecast> => {
  const { body, status } = await app.call('GET', path, { as: vendor });
  expect(status).toBe(200);
  return (body as { data: AdForecast }).data;
};
const at = ({ points }: AdForecast, cpc: number) => {
  const { low, high } = clicksAt(
    points.map((point) => ({
      cpcIdr: point.cpc,
      clicksPerDay: { low: point.clicks_low, likely: point.clicks_likely, high: point.clicks_high },
    })),
    cpc,
  ) ?? { low: -1, high: -1 };
  return { low, high, mid: (low + high) / 2 };
};
const levels = (score: number, pages: number) => Array.from({ length: scoreLevels }, (_, level) => (level === levelOf(score) ? pages : 0));
const seen = async (place: { day: string; placement?: string; category: number; city: number; score: number; pages?: number }) => {
  const { day, placement = 'category', category, city, score, pages = 1_000 } = place;
  await sql`
    insert into ad_market_day (day, placement, category_id, city_id, pages, cards, displays, last_place, next_place)
    values (${day}, ${placement}, ${category}, ${city}, ${pages}, ${pages * 3}, ${pages * 3}, ${levels(score, pages)}::bigint[], ${levels(score, pages)}::bigint[])`.execute(
    app.owner,
  );
};

describe('a forecast', () => {
  it('of a market nobody looked at has no points', async () => {
    expect(await forecast(await app.build.vendor({ categoryId: 55, cityId: 9 }))).toEqual({ quality: 1, days: 0, points: [] });
  });

  it('counts the reviews of the vendor like a higher or lower price', async () => {
    const where = { categoryId: 54, cityId: 5 };
    for (let ago = 1; ago <= 14; ago += 1) await seen({ day: addDays(today, -ago), category: 54, city: 0, score: 60 });
    app.clock.advance(11 * minuteMs);
    const scored = async (score: number) => {
      const vendor = await app.build.vendor(where);
      await sql`update vendor set recommendation = ${score} where id = ${vendor.vendorId}`.execute(app.owner);
      return forecast(vendor);
    };
    const [poor, unknown, good] = [await scored(3.6), await forecast(await app.build.vendor(where)), await scored(4.8)];
    expect([poor, unknown, good].map(({ quality }) => Math.round(quality * 100))).toEqual([85, 100, 115]);
    expect(at(poor, 1_500).mid).toBeLessThan(at(unknown, 1_500).mid);
    expect(at(unknown, 1_500).mid).toBeLessThan(at(good, 1_500).mid);
    // The same page is won at a price as much lower as the reviews count for more.
    expect(at(good, 1_500).mid).toBeCloseTo(at(unknown, 1_500 * 1.15).mid, 0);
  });

  it('replays the places of the vendor alone, over whole days of the last fourteen', async () => {
    for (let ago = 1; ago <= 15; ago += 1) await seen({ day: addDays(today, -ago), category: 52, city: 0, score: 30 });
    await seen({ day: today, category: 52, city: 0, score: 30 });
    await seen({ day: addDays(today, -1), category: 52, city: 8, score: 30, pages: 50_000 });
    await seen({ day: addDays(today, -1), category: 101, city: 0, score: 30, pages: 50_000 });
    // How many cards are seen is added up every ten minutes.
    app.clock.advance(11 * minuteMs);
    const told = await forecast(await app.build.vendor({ categoryId: 52, cityId: 7 }));
    expect(told.days).toBe(14);
    expect(told.points[0]?.cpc).toBe(500);
    expect(told.points.at(-1)?.cpc).toBe(50_000);
    // On every page at a price that beats all: a thousand pages, two clicks of a hundred views.
    expect(at(told, 50_000).low).toBeLessThan(20);
    expect(at(told, 50_000).high).toBeGreaterThan(20);
    expect(at(told, 50_000).high).toBeLessThan(60);
    expect(at(told, 500).mid).toBeLessThan(at(told, 2_000).mid);
  });

  it('is of no use to anybody else: each vendor reads its own', async () => {
    expect((await app.call('GET', path)).status).toBe(401);
    expect((await app.call('GET', path, { as: await app.build.couple() })).status).toBe(403);
  });
});
