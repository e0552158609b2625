import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessDayOf, endOfBusinessDay, minuteMs } from '../../core/time.ts';
import { type Advertiser, buildAdvertiser, seenCard } from '../testing/builders/advertisers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let vendor: Advertiser;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z', env: { TRUSTED_PROXY_HOPS: '0' } });
});
afterAll(() => app.close());
let place = 0;
beforeEach(async () => {
  // A place of its own, so that every page shows this ad.
  place++;
  const categories = [52, 5, 12, 54, 55, 57, 69, 209, 211, 204, 169, 205, 208, 206, 207, 210, 165, 10, 58, 61, 7, 3, 8, 161, 11];
  vendor = await buildAdvertiser(app, { vendor: { categoryId: categories[place % categories.length] ?? 52, cityId: 1 + (place % 12) } });
});
/** The last click of all, as it is stored. */
const recorded = async () => (await app.owner.selectFrom('ad_click').selectAll().orderBy('clicked_at', 'desc').limit(1).execute())[0];
const deviceCookie = (): string => `PLMD=${randomBytes(16).toString('base64url')}`;

describe('a click that counts', () => {
  it('leads to the profile and costs what the ad was shown with', async () => {
    const viewer = app.build.viewer();
    const card = await seenCard(app, vendor, viewer);
    expect(await viewer.click(card)).toBe(`/vendor/${vendor.slug}`);
    expect(await vendor.clicks()).toMatchObject([
      { charged: 1_500, outcome: 'charged', reason: null, placement: 'category', dispute: null, can_dispute: true },
    ]);
    expect(await vendor.summary()).toMatchObject({ credit_balance: 98_500, spent_today: 1_500 });
  });

  it('leads to the Indonesian profile when the page was Indonesian', async () => {
    const viewer = app.build.viewer();
    expect(await viewer.click(await seenCard(app, vendor, viewer), { query: '?language=id' })).toBe(`/id/vendor/${vendor.slug}`);
  });

  it('is not kept by any cache', async () => {
    const viewer = app.build.viewer();
    const card = await seenCard(app, vendor, viewer);
    const answer = await app.call('GET', card.click_url, { headers: { ...viewer.headers } });
    expect(answer.status).toBe(302);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('costs the current price when that is lower than the one shown', async () => {
    const viewer = app.build.viewer();
    const card = await seenCard(app, vendor, viewer);
    await app.build.ad(vendor, { cpc: 1_000 });
    await viewer.click(card);
    expect((await vendor.clicks())[0]).toMatchObject({ charged: 1_000 });
  });

  it('costs the price shown when the current one is higher', async () => {
    const viewer = app.build.viewer();
    const card = await seenCard(app, vendor, viewer);
    await app.build.ad(vendor, { cpc: 2_000 });
    await viewer.click(card);
    expect((await vendor.clicks())[0]).toMatchObject({ charged: 1_500 });
  });

  it('counts its display too when the beacon is still on its way, once', async () => {
    const viewer = app.build.viewer();
    const card = await vendor.shownTo(viewer);
    app.clock.advance(1_200);
    await viewer.click(card, { query: '?seen=1' });
    expect((await vendor.clicks())[0]).toMatchObject({ outcome: 'charged' });
    expect(await viewer.see([card])).toBe(0);
    expect((await vendor.summary()).last_30_days).toMatchObject({ impressions: 1, clicks: 1 });
  });
});

describe('a click that does not count is recorded with its reason and costs nothing', () => {
  const reasonOf = async (): Promise<unknown> => {
    const [latest] = await vendor.clicks();
    expect(latest).toMatchObject({ outcome: 'invalid', charged: 0 });
    return latest?.reason;
  };

  it('token_used: the same link again', async () => {
    const viewer = app.build.viewer();
    const card = await seenCard(app, vendor, viewer);
    await viewer.click(card);
    expect(await viewer.click(card)).toBe(`/vendor/${vendor.slug}`);
    expect(await reasonOf()).toBe('token_used');
    // From elsewhere and a day later too.
    app.clock.advance(1_000);
    await app.build.viewer().click(card);
    expect(await reasonOf()).toBe('token_used');
  });

  it('token_expired: half an hour after it was handed out', async () => {
    const viewer = app.build.viewer();
    const card = await seenCard(app, vendor, viewer);
    app.clock.advance(30 * minuteMs);
    expect(await viewer.click(card)).toBe(`/vendor/${vendor.slug}`);
    expect(await reasonOf()).toBe('token_expired');
  });

  it('no_impression: the card was never seen', async () => {
    const viewer = app.build.viewer();
    const card = await vendor.shownTo(viewer);
    app.clock.advance(2_000);
    await viewer.click(card);
    expect(await reasonOf()).toBe('no_impression');
  });

  it('too_fast: less than 300 ms after the display', async () => {
    const viewer = app.build.viewer();
    const card = await vendor.shownTo(viewer);
    await viewer.see([card]);
    app.clock.advance(298);
    await viewer.click(card);
    expect(await reasonOf()).toBe('too_fast');
  });

  it('own_session: the vendor clicks its own ad', async () => {
    const viewer = app.build.viewer({ cookie: `BSID=${vendor.cookie}` });
    await viewer.click(await seenCard(app, vendor, viewer));
    expect(await reasonOf()).toBe('own_session');
  });

  it.each([0, 1, 2] as const)('vendor_session: another vendor clicks, whose status is %i', async (status) => {
    const rival = await app.build.vendor({ status });
    const viewer = app.build.viewer({ cookie: `BSID=${rival.cookie}` });
    await viewer.click(await seenCard(app, vendor, viewer));
    expect(await reasonOf()).toBe('vendor_session');
  });

  it('staff_session: an operator clicks', async () => {
    const operator = await app.build.operator('support');
    const viewer = app.build.viewer({ cookie: `BSID=${operator.cookie}` });
    await viewer.click(await seenCard(app, vendor, viewer));
    expect(await reasonOf()).toBe('staff_session');
  });

  it('session_unknown: who is signed in cannot be read', async () => {
    const couple = await app.build.couple();
    const viewer = app.build.viewer({ cookie: `BSID=${couple.cookie}` });
    const card = await seenCard(app, vendor, viewer);
    await sql`alter table session rename to session_away`.execute(app.owner);
    try {
      expect(await viewer.click(card)).toBe(`/vendor/${vendor.slug}`);
    } finally {
      await sql`alter table session_away rename to session`.execute(app.owner);
    }
    expect(await reasonOf()).toBe('session_unknown');
  });

  it.each([
    ['bot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['bot', 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)'],
    ['bot', 'curl/8.10.1'],
    ['bot', 'python-requests/2.32.3'],
    ['not_a_browser', 'Dart/3.1 (dart:io)'],
    ['not_a_browser', ''],
  ])('%s: an agent that says %s', async (reason, agent) => {
    const person = app.build.viewer();
    const card = await seenCard(app, vendor, person);
    await app.build.viewer({ agent }).click(card);
    expect(await reasonOf()).toBe(reason);
    // It did not spend the link of the person.
    await person.click(card);
    expect((await vendor.clicks())[0]).toMatchObject({ outcome: 'charged' });
  });

  it('prefetch: fetched ahead by the browser', async () => {
    const viewer = app.build.viewer();
    const card = await seenCard(app, vendor, viewer);
    await viewer.click(card, { headers: { 'sec-purpose': 'prefetch;prerender' } });
    expect(await reasonOf()).toBe('prefetch');
    await viewer.click(card);
    expect((await vendor.clicks())[0]).toMatchObject({ outcome: 'charged' });
  });

  it('head_request: a program looks where it leads', async () => {
    const viewer = app.build.viewer();
    const card = await seenCard(app, vendor, viewer);
    expect(await viewer.click(card, { method: 'HEAD' })).toBe(`/vendor/${vendor.slug}`);
    expect(await reasonOf()).toBe('head_request');
  });

  it('viewer_mismatch: the link was handed to another browser', async () => {
    const viewer = app.build.viewer({ cookie: deviceCookie() });
    const card = await seenCard(app, vendor, viewer);
    await app.build.viewer({ cookie: deviceCookie() }).click(card);
    expect(await reasonOf()).toBe('viewer_mismatch');
    await viewer.click(card);
    expect((await vendor.clicks())[0]).toMatchObject({ outcome: 'charged' });
  });

  it('repeat_viewer: the same device, couple, or address and agent within 24 hours; not after', async () => {
    const cookie = deviceCookie();
    const couple = await app.build.couple();
    const first = app.build.viewer({ cookie: `${cookie}; BSID=${couple.cookie}`, address: '198.51.100.7' });
    await first.click(await seenCard(app, vendor, first));
    const again = [
      app.build.viewer({ cookie }),
      app.build.viewer({ cookie: `BSID=${couple.cookie}` }),
      app.build.viewer({ address: '198.51.100.7' }),
    ];
    for (const viewer of again) {
      await viewer.click(await seenCard(app, vendor, viewer));
      expect(await reasonOf()).toBe('repeat_viewer');
    }
    app.clock.advance(24 * 60 * minuteMs);
    const later = app.build.viewer({ cookie });
    await later.click(await seenCard(app, vendor, later));
    expect(await recorded()).toMatchObject({ vendor_id: vendor.vendorId, outcome: 'charged' });
  });

  it('burst: more than a hundred clicks of one network within an hour, but never for addresses that name no network', async () => {
    await sql`
      insert into ad_click (id, clicked_at, charged_idr, outcome, reason, agent_key, network)
      select uuidv7(), ${new Date(app.clock.now())}, 0, 'invalid', 'bot', n, '192.0.2.0/24' from generate_series(1, 99) n`.execute(
      app.owner,
    );
    const hundredth = app.build.viewer({ address: '192.0.2.1' });
    await hundredth.click(await seenCard(app, vendor, hundredth));
    expect((await vendor.clicks())[0]).toMatchObject({ outcome: 'charged' });
    const next = app.build.viewer({ address: '192.0.2.200' });
    await next.click(await seenCard(app, vendor, next));
    expect(await reasonOf()).toBe('burst');
  });
});

describe('links that are not ours', () => {
  const path = '/ms/bs-vendors/api/v1/vendor_ads/click/';
  it('still lead somewhere, and are recorded without a vendor', async () => {
    const viewer = app.build.viewer();
    app.clock.advance(1_000);
    expect(await viewer.click({ click_url: `${path}nonsense` })).toBe('/vendors');
    expect(await recorded()).toMatchObject({ vendor_id: 0, outcome: 'invalid', reason: 'token_unknown', charged_idr: 0 });
  });

  it('can’t be altered: a link with any changed bit is rejected', async () => {
    const viewer = app.build.viewer();
    const card = await seenCard(app, vendor, viewer);
    const token = card.click_url.slice(path.length);
    const bytes = Buffer.from(token, 'base64url');
    for (const position of [2, 10, 20, 26, 30, 33, 40, 50, 58]) {
      const altered = Buffer.from(bytes);
      altered[position] = (altered[position] ?? 0) ^ 1;
      app.clock.advance(1_000);
      await viewer.click({ click_url: path + altered.toString('base64url') });
      expect(await recorded()).toMatchObject({ reason: 'token_tampered', vendor_id: 0, charged_idr: 0 });
    }
    await viewer.click(card);
    expect((await vendor.clicks())[0]).toMatchObject({ outcome: 'charged' });
  });

  it('cannot be made from impressions: a token serves one purpose', async () => {
    const viewer = app.build.viewer();
    const card = await seenCard(app, vendor, viewer);
    app.clock.advance(1_000);
    await viewer.click({ click_url: path + card.impression_token });
    expect(await recorded()).toMatchObject({ reason: 'token_unknown' });
    const click = card.click_url.slice(path.length);
    expect(await viewer.see([{ ...card, impression_token: click }])).toBe(0);
    const forged = Buffer.from(card.impression_token, 'base64url');
    forged[0] = 0x12;
    await viewer.click({ click_url: path + forged.toString('base64url') });
    expect((await vendor.clicks()).length).toBe(0);
  });
});

describe('a valid click is free', () => {
  const latest = async () => (await vendor.clicks())[0];

  it('when the ad was switched off since it was shown', async () => {
    const viewer = app.build.viewer();
    const card = await seenCard(app, vendor, viewer);
    await app.build.ad(vendor, { is_enabled: false });
    await viewer.click(card);
    expect(await latest()).toMatchObject({ outcome: 'free', reason: 'ad_not_displaying', charged: 0 });
  });

  it('when the day’s budget has no room for it', async () => {
    await app.build.ad(vendor, { daily_budget: 2_000 });
    app.clock.advance(1_500);
    const [one, two] = [app.build.viewer(), app.build.viewer()];
    const cards = [await seenCard(app, vendor, one), await seenCard(app, vendor, two)] as const;
    await one.click(cards[0]);
    await two.click(cards[1]);
    expect(await latest()).toMatchObject({ outcome: 'free', reason: 'budget_reached', charged: 0 });
    expect(await vendor.isShown()).toBe(false);
    const midnight = new Date(endOfBusinessDay(businessDayOf(app.clock.now()))).toISOString();
    expect(await vendor.setting()).toMatchObject({ status: 'daily_budget_reached', status_reason: { resumes_at: midnight } });
  });

  it('when the credit is less than it costs', async () => {
    vendor = await buildAdvertiser(app, { credit: 2_000, vendor: { categoryId: 210, cityId: 9 } });
    const [one, two] = [app.build.viewer(), app.build.viewer()];
    const cards = [await seenCard(app, vendor, one), await seenCard(app, vendor, two)] as const;
    await one.click(cards[0]);
    await two.click(cards[1]);
    expect(await latest()).toMatchObject({ outcome: 'free', reason: 'out_of_credit', charged: 0 });
    expect(await vendor.isShown()).toBe(false);
    expect(await vendor.setting()).toMatchObject({ status: 'out_of_credit' });
  });
});
