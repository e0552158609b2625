import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hourMs } from '../../core/time.ts';
import { createLog } from '../kit/log.ts';
import { buildAdvertiser, seenCard } from '../testing/builders/advertisers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { createMarket } from './market.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
});
afterAll(() => app.close());

const spread = { cpc: 1_000, daily_budget: 20_000, pacing: 'spread' } as const;

describe('an ad whose budget is spread over the day', () => {
  it('shows at once, is held back when it is ahead of the day, and shows again later', async () => {
    app.clock.set('2026-11-20T03:00:00Z');
    const vendor = await buildAdvertiser(app, { ad: spread, vendor: { categoryId: 55, cityId: 2 } });
    expect(await vendor.summary()).toMatchObject({ pacing: 'spread', held_back_until: null });
    const viewer = app.build.viewer();
    await viewer.click(await seenCard(app, vendor, viewer));
    app.clock.advance(2_000);
    expect(await vendor.isShown()).toBe(false);
    const { status, held_back_until: until, spent_today } = await vendor.summary();
    expect({ status, spent_today }).toEqual({ status: 'displaying', spent_today: 1_000 });
    expect(Date.parse(until ?? '')).toBeGreaterThan(app.clock.now());
    expect(Date.parse(until ?? '')).toBeLessThan(app.clock.now() + 3 * hourMs);
    app.clock.set(Date.parse(until ?? '') + 1_000);
    expect(await vendor.isShown()).toBe(true);
    expect((await vendor.summary()).held_back_until).toBeNull();
  });

  it('takes part without holding back in the last hour', async () => {
    app.clock.set('2026-11-20T16:30:00Z');
    const vendor = await buildAdvertiser(app, { ad: spread, vendor: { categoryId: 55, cityId: 3 } });
    for (const viewer of [app.build.viewer(), app.build.viewer(), app.build.viewer()])
      await viewer.click(await seenCard(app, vendor, viewer));
    expect(await vendor.summary()).toMatchObject({ spent_today: 3_000, held_back_until: null });
  });

  it('is charged like any other: a click while it is held back costs its price', async () => {
    app.clock.set('2026-11-20T03:00:00Z');
    const vendor = await buildAdvertiser(app, { ad: spread, vendor: { categoryId: 55, cityId: 4 } });
    const [one, two] = [app.build.viewer(), app.build.viewer()];
    const [first, second] = [await seenCard(app, vendor, one), await seenCard(app, vendor, two)];
    await one.click(first);
    await two.click(second);
    expect((await vendor.clicks()).map(({ charged }) => charged)).toEqual([1_000, 1_000]);
  });
});

describe('as fast as possible', () => {
  it('nothing is held back', async () => {
    app.clock.set('2026-11-20T03:00:00Z');
    const vendor = await buildAdvertiser(app, { ad: { ...spread, pacing: 'fast' }, vendor: { categoryId: 55, cityId: 5 } });
    for (const viewer of [app.build.viewer(), app.build.viewer(), app.build.viewer()])
      await viewer.click(await seenCard(app, vendor, viewer));
    app.clock.advance(2_000);
    expect(await vendor.isShown()).toBe(true);
    expect(await vendor.summary()).toMatchObject({ pacing: 'fast', spent_today: 3_000, held_back_until: null });
  });
});

describe('what was seen of the market', () => {
  const rows = async () =>
    (
      await sql<{ pages: number; cards: number; displays: number; city_id: number; last: number; next: number }>`
        select pages, cards, displays, city_id, (select sum(n) from unnest(last_place) n)::bigint as last,
               (select sum(n) from unnest(next_place) n)::bigint as next
        from ad_market_day where day = '2027-03-01' order by category_id, city_id`.execute(app.db)
    ).rows;

  it('is added up, by several processes too', async () => {
    app.clock.set('2027-03-01T05:10:00Z');
    const markets = [1, 2].map(() => createMarket({ db: app.db, clock: app.clock, log: createLog('fatal') }));
    const hand = { ads: [], scores: [90, 40, 12] };
    for (const market of markets) {
      market.at({ placement: 'category', categoryId: 7, cityId: 3 }).dealt(hand, 2, 2);
      market.at({ placement: 'category', categoryId: 7, cityId: 3 }).dealt(undefined, 3, 0);
      market.seen('category', 7);
    }
    await Promise.all(markets.map((market) => market.store()));
    await Promise.all(markets.map((market) => market.store()));
    expect(await rows()).toEqual([
      { pages: 0, cards: 0, displays: 2, city_id: 0, last: 0, next: 0 },
      { pages: 4, cards: 4, displays: 0, city_id: 3, last: 4, next: 4 },
    ]);
    const traffic = await sql<{ pages: number }>`select pages from ad_traffic_hour where hour = '2027-03-01T05:00:00Z'`.execute(app.db);
    expect(traffic.rows).toEqual([{ pages: 4 }]);
  });

  it('teaches how a day goes, from the next day on', async () => {
    app.clock.set('2027-03-01T20:00:00Z');
    await sql`insert into ad_traffic_hour (hour, pages) values ('2027-03-01T02:00:00Z', 10000000)`.execute(app.db);
    const market = createMarket({ db: app.db, clock: app.clock, log: createLog('fatal') });
    await market.start();
    market.stop();
    // Nearly everybody came between 9 and 10 in Jakarta.
    expect(market.curve()[9]).toBeLessThan(0.01);
    expect(market.curve()[10]).toBeGreaterThan(0.99);
  });
});
