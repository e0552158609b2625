import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adCard } from '../../contract/catalogue.ts';
import { minuteMs } from '../../core/time.ts';
import { buildAdvertiser } from '../testing/builders/advertisers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const path = '/ms/bs-vendors/api/v1/vendor_ads';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
});
afterAll(() => app.close());

describe('ads for a place', () => {
  it('are whole cards with their own tokens, each vendor once, as many as asked', async () => {
    for (let i = 0; i < 5; i++) await buildAdvertiser(app, { vendor: { categoryId: 12, cityId: 1 + i } });
    const viewer = app.build.viewer();
    for (const placement of ['discovery', 'listing', 'category'] as const) {
      const cards = await viewer.visit({ placement, categoryId: 12, limit: 4 });
      expect(cards.length).toBe(4);
      for (const card of cards) expect(adCard.parse(card)).toEqual(card);
      expect(new Set(cards.map(({ vendor }) => vendor.id)).size).toBe(4);
      expect(new Set(cards.flatMap(({ impression_token, click_url }) => [impression_token, click_url])).size).toBe(8);
    }
    expect((await viewer.visit({ placement: 'category', categoryId: 12 })).length).toBe(3);
    expect((await viewer.visit({ placement: 'category', categoryId: 12, limit: 12 })).length).toBe(5);
  });

  it('fit the category and the city that are asked for', async () => {
    const vendor = await buildAdvertiser(app, { vendor: { categoryId: 54, cityId: 7 } });
    const ids = async (place: { categoryId?: number; cityId?: number }): Promise<number[]> =>
      (await app.build.viewer().visit({ placement: 'listing', limit: 12, ...place })).map((card) => card.vendor.id);
    expect(await ids({ categoryId: 54, cityId: 7 })).toEqual([vendor.vendorId]);
    expect(await ids({ cityId: 7 })).toEqual([vendor.vendorId]);
    expect(await ids({ categoryId: 54, cityId: 8 })).toEqual([]);
    expect(await ids({ categoryId: 999_999 })).toEqual([]);
  });

  it('need a category in the category placement, and real placements', async () => {
    expect((await app.call('GET', `${path}/placements/category`)).body).toMatchObject({ error: { code: 'ads.placement_needs_category' } });
    expect((await app.call('GET', `${path}/placements/sky`)).status).toBe(400);
    expect((await app.call('GET', `${path}/placements/listing?limit=13`)).status).toBe(400);
    expect((await app.call('GET', `${path}/placements/listing?limit=0`)).status).toBe(400);
  });

  it('show the better reviewed of two ads more often', async () => {
    const where = { categoryId: 52, cityId: 4 };
    const ads = [await buildAdvertiser(app, { vendor: where }), await buildAdvertiser(app, { vendor: where })];
    const [one, other] = ads.map(({ vendorId }) => vendorId);
    // Known rates, so that only reviews differ.
    for (const vendorId of [one, other])
      await sql`insert into ad_stat_day (vendor_id, day, placement, impressions, clicks)
        values (${vendorId}, '2026-11-19', 'category', 100000, 2000)`.execute(app.owner);
    const score = (vendorId: number | undefined, stars: number) =>
      sql`update vendor set recommendation = ${stars} where id = ${vendorId}`.execute(app.owner);
    const firsts = async (): Promise<number[]> => {
      const on = await openTestApp({ on: app });
      const shown = await on.build.viewer().visit({ placement: 'category', ...where, limit: 2 });
      await on.close();
      return shown.map(({ vendor }) => vendor.id);
    };
    await score(one, 4.9);
    await score(other, 3.4);
    expect(await firsts()).toEqual([one, other]);
    await score(one, 3.4);
    await score(other, 4.9);
    expect(await firsts()).toEqual([other, one]);
  });

  it('show a better paying ad more often, and an unknown one too', async () => {
    const where = { categoryId: 69, cityId: 2 };
    const [rich, poor] = [
      await buildAdvertiser(app, { vendor: where, ad: { cpc: 5_000 } }),
      await buildAdvertiser(app, { vendor: where, ad: { cpc: 1_000 } }),
    ];
    const first = new Map<number, number>();
    for (let i = 0; i < 300; i++) {
      if (i % 30 === 0) app.clock.advance(1_000);
      const [card] = await app.build.viewer().visit({ placement: 'category', ...where, limit: 1 });
      if (card) first.set(card.vendor.id, (first.get(card.vendor.id) ?? 0) + 1);
    }
    expect(first.get(rich.vendorId) ?? 0).toBeGreaterThan(first.get(poor.vendorId) ?? 0);
    expect(first.get(poor.vendorId) ?? 0).toBeGreaterThan(0);
  });

  it('are chosen without the database', async () => {
    const where = { categoryId: 205, cityId: 3 };
    await buildAdvertiser(app, { vendor: where });
    const viewer = app.build.viewer({ cookie: `PLMD=${randomBytes(16).toString('base64url')}` });
    await viewer.visit({ placement: 'category', ...where });
    const queries = await app.owner.transaction().execute(async (tx) => {
      await sql`lock table vendor, vendor_ad, ad_impression in access exclusive mode`.execute(tx);
      return (await viewer.visit({ placement: 'category', ...where })).length;
    });
    expect(queries).toBe(1);
  });

  it('give a browser its key once', async () => {
    const first = await app.call('GET', `${path}/placements/listing`);
    expect(String(first.headers['set-cookie'])).toMatch(/^PLMD=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/);
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    expect((await app.call('GET', `${path}/placements/listing`, { headers: { cookie } })).headers['set-cookie']).toBeUndefined();
  });
});

describe('displayed', () => {
  const card = async (place: number) => {
    const vendor = await buildAdvertiser(app, { vendor: { categoryId: 169, cityId: place } });
    const viewer = app.build.viewer();
    return { vendor, viewer, card: await vendor.shownTo(viewer) };
  };

  it('counts a card once, however often its beacon comes', async () => {
    const { vendor, viewer, card: shown } = await card(1);
    expect(await viewer.see([shown, shown])).toBe(1);
    expect(await viewer.see([shown])).toBe(0);
    const answers = await Promise.all(Array.from({ length: 10 }, async () => viewer.see([await vendor.shownTo(viewer), shown])));
    expect(answers.reduce((a, b) => a + b, 0)).toBe(10);
    expect((await vendor.summary()).last_30_days.impressions).toBe(11);
    expect((await vendor.statistic('2026-11-20', '2026-11-20')).totals.impressions).toBe(11);
  });

  it('does not count nonsense, altered or old tokens, nor what bots saw', async () => {
    const { vendor, viewer, card: shown } = await card(2);
    expect(await viewer.see([{ ...shown, impression_token: 'nonsense' }])).toBe(0);
    expect(await viewer.see([{ ...shown, impression_token: `${shown.impression_token.slice(0, -4)}AAAA` }])).toBe(0);
    expect(await app.build.viewer({ agent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' }).see([shown])).toBe(0);
    app.clock.advance(30 * minuteMs);
    expect(await viewer.see([shown])).toBe(0);
    expect((await vendor.summary()).last_30_days.impressions).toBe(0);
  });

  it('takes at most fifty tokens, and only a whole beacon', async () => {
    const tokens = Array.from({ length: 51 }, () => 'x');
    expect((await app.call('POST', `${path}/impressions`, { body: { batch_id: randomUUID(), tokens } })).status).toBe(400);
    expect((await app.call('POST', `${path}/impressions`, { body: { batch_id: 'no', tokens: ['x'] } })).status).toBe(400);
    expect((await app.call('POST', `${path}/impressions`, { body: { tokens: ['x'] } })).status).toBe(400);
  });
});
