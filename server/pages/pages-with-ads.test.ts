// Pages with ads are kept as well: everyone gets the same page, with ads and tokens of its own. Needs the built web client.
import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdCard } from '../../contract/catalogue.ts';
import { createTokens, type AdToken } from '../ads/token.ts';
import { createViewerKeys } from '../ads/viewer.ts';
import { vendorsChannel } from '../catalogue/api.ts';
import { keyFor, keysFor } from '../config-secrets.ts';
import { type Advertiser, buildAdvertiser } from '../testing/builders/advertisers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let advertisers: Advertiser[];
const place = { categoryId: 12, cityId: 3 };
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
  advertisers = [];
  for (let i = 0; i < 6; i++) advertisers.push(await buildAdvertiser(app, { vendor: { ...place, name: `Advertiser ${i}` } }));
  for (let i = 0; i < 6; i++) await app.build.vendor({ ...place, name: `Neighbour ${i}` });
  const found = await app.owner.selectFrom('category').select('slug').where('id', '=', place.categoryId).executeTakeFirstOrThrow();
  urls = ['/', '/id', '/vendors', `/vendors/${found.slug}`, `/vendors/${found.slug}?sort=newest`];
  // What was written before has been heard.
  await app.eventually(
    async () => (await open('/vendors')).text,
    (text) => text.includes('Neighbour 5'),
  );
});
afterAll(() => app.close());

/** Pages of all kinds with ads. */
let urls: string[];
const cookieOf = (key: string): string => `PLMD=${key}`;
const newKey = (): string => randomBytes(16).toString('base64url');

async function open(url: string, headers: Record<string, string> = {}, on = app) {
  const answer = await on.system.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  expect(answer.statusCode, url).toBe(200);
  return { headers: answer.headers, bytes: answer.rawPayload, text: answer.body };
}

interface Shown {
  readonly vendor: { readonly id: number; readonly name: string };
  readonly ad: { readonly token: string; readonly clickUrl: string } | null;
}
/** The cards of a page, as its data says it; they are those that it shows. */
function cardsOf(text: string): Shown[] {
  const data = JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}') as { props: Record<string, unknown> };
  const cards = ['placed', 'featured', 'wellRated', 'newest'].flatMap((name) => (data.props[name] ?? []) as Shown[]);
  const shown = [...text.matchAll(/<article[^>]*>.*?<\/article>/gs)].map(([html]) => ({
    token: /data-ad="([^"]*)"/.exec(html)?.[1],
    click: /href="([^"]*\/click\/[^"?]*)/.exec(html)?.[1],
    name: /<h3[^>]*><a[^>]*>(.*?)<\/a>/.exec(html)?.[1],
  }));
  expect(shown).toEqual(cards.map(({ vendor, ad }) => ({ token: ad?.token, click: ad?.clickUrl, name: vendor.name })));
  return cards;
}
const adsOf = (text: string) => cardsOf(text).flatMap(({ vendor, ad }) => (ad === null ? [] : [{ vendor, ...ad }]));
const asCard = ({ token, clickUrl }: { token: string; clickUrl: string }) =>
  ({ impression_token: token, click_url: clickUrl }) as unknown as AdCard;

const renderedOn = async (on = app): Promise<number> =>
  Number(/pelaminan_shared_pages_total\{source="rendered"\} (\d+)/.exec(await on.system.metrics.metrics())?.[1] ?? 0);

/** Both tokens of an ad, which must be genuine and of one hand-out. */
function genuine({ token, clickUrl }: { token: string; clickUrl: string }): AdToken {
  const tokens = createTokens(keysFor(app.config.secrets.token, 'ad token'));
  const [seen, click] = [tokens.read(token, 'impression'), tokens.read(clickUrl.split('/').at(-1) ?? '', 'click')];
  if (seen.kind !== 'genuine' || click.kind !== 'genuine') throw new Error(`${seen.kind} ${click.kind}`);
  expect(click.token).toEqual(seen.token);
  return seen.token;
}
const deviceOf = (key: string): bigint => createViewerKeys(keyFor(app.config.secrets.viewer, 'viewer')).device(key);

describe('a page with ads', () => {
  test('is rendered once for all, and each visitor gets tokens that nobody else gets', async () => {
    for (const url of urls) await open(url);
    const before = await renderedOn();
    const handedOut = new Set<string>();
    for (const url of urls)
      for (let i = 0; i < 3; i++) {
        const { text, headers } = await open(url);
        const ads = adsOf(text);
        expect(ads.length, url).toBeGreaterThan(2);
        for (const { token, clickUrl } of ads)
          for (const one of [token, clickUrl]) {
            expect(handedOut.has(one)).toBe(false);
            handedOut.add(one);
          }
        expect(new Set(cardsOf(text).map(({ vendor }) => vendor.id)).size).toBe(cardsOf(text).length);
        expect(headers).toMatchObject({ 'cache-control': 'private, no-cache' });
        expect(headers['etag']).toBeUndefined();
      }
    expect(await renderedOn()).toBe(before);
  });

  test('is whole in every encoding', async () => {
    for (const url of urls) {
      const gzip = await open(url, { 'accept-encoding': 'gzip, deflate, br' });
      expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'cookie, accept-encoding' });
      const brotli = await open(url, { 'accept-encoding': 'br' });
      expect(brotli.headers['content-encoding']).toBe('br');
      const texts = [gunzipSync(gzip.bytes).toString(), brotliDecompressSync(brotli.bytes).toString(), (await open(url)).text];
      for (const text of texts) {
        expect(adsOf(text).length).toBeGreaterThan(2);
        expect(text.endsWith('</html>\n') || text.endsWith('</html>')).toBe(true);
      }
    }
  });

  test('counts a display of each visitor once', async () => {
    const [first, second] = [app.build.viewer(), app.build.viewer()];
    const [mine, others] = [adsOf((await open('/vendors', first.headers)).text), adsOf((await open('/vendors', second.headers)).text)];
    expect(await first.see(mine.map(asCard))).toBe(mine.length);
    expect(await first.see(mine.map(asCard))).toBe(0);
    expect(await second.see(others.map(asCard))).toBe(others.length);
  });

  test('shows an ad no more when it is paused, or its budget of the day is spent, on every process', async () => {
    const other = await openTestApp({ on: app, at: '2026-11-20T04:00:00Z' });
    app.clock.set('2026-11-20T04:00:00Z');
    const isAdOn = async (on: TestApp, { vendorId }: Advertiser): Promise<boolean> =>
      // Each page shows three of them.
      (await Promise.all(Array.from({ length: 20 }, () => open(urls[3] ?? '', {}, on)))).some(({ text }) =>
        adsOf(text).some(({ vendor }) => vendor.id === vendorId),
      );
    const gone = async (advertiser: Advertiser): Promise<void> => {
      for (const on of [app, other]) {
        await app.eventually(
          () => isAdOn(on, advertiser),
          (is) => !is,
          5_000,
        );
        expect(await isAdOn(on, advertiser)).toBe(false);
        expect(cardsOf((await open(urls[3] ?? '', {}, on)).text).some(({ vendor }) => vendor.id === advertiser.vendorId)).toBe(true);
      }
    };
    const [paused, spent] = advertisers.slice(-2) as [Advertiser, Advertiser];
    await app.build.ad(paused, { is_enabled: false });
    await gone(paused);
    expect((await app.build.ad(spent, { daily_budget: 2_000 })).status).toBe(200);
    app.clock.advance(1_500);
    const viewer = app.build.viewer();
    const card = await spent.shownTo(viewer);
    await viewer.see([card]);
    app.clock.advance(2_000);
    await viewer.click(card, { query: '?seen=1' });
    expect((await spent.clicks()).map(({ charged }) => charged)).toEqual([1_500]);
    await gone(spent);
    await other.close();
  });
});

describe('nobody sees the part of another', () => {
  test('however visits and changes follow each other', async () => {
    const couple = await app.build.couple();
    await app.owner.updateTable('account').set({ display_name: 'Sekar Rahasia' }).where('id', '=', couple.accountId).execute();
    const keys = { Ayu: newKey(), Budi: newKey() };
    const handedOut = new Set<string>();
    const names = advertisers.map((_, i) => `Advertiser ${i}`);
    let changes = 0;

    const visit = async (who: keyof typeof keys, url: string): Promise<void> => {
      const { text, headers } = await open(url, { cookie: `${cookieOf(keys[who])}; wedding_date=2031-08-09; note=of-${who}` });
      expect(headers['set-cookie']).toBeUndefined();
      expect(text).not.toMatch(/of-Ayu|of-Budi|2031-08-09|Rahasia/);
      for (const key of Object.values(keys)) expect(text).not.toContain(key);
      for (const ad of adsOf(text)) {
        expect(handedOut.has(ad.token)).toBe(false);
        handedOut.add(ad.token);
        expect(genuine(ad)).toMatchObject({ deviceKey: deviceOf(keys[who]), vendorId: ad.vendor.id });
      }
    };
    /** With a browser that comes for the first time. */
    const arrive = async (url: string): Promise<void> => {
      const { text, headers } = await open(url);
      const key = /^PLMD=([\w-]{22});/.exec(String(headers['set-cookie']))?.[1] ?? '';
      expect(key).not.toBe('');
      expect(text).not.toContain(key);
      expect(handedOut.has(key)).toBe(false);
      handedOut.add(key);
      for (const ad of adsOf(text)) expect(genuine(ad)).toMatchObject({ deviceKey: null, vendorId: ad.vendor.id });
    };
    const signedIn = async (url: string): Promise<void> =>
      expect((await open(url, { cookie: `BSID=${couple.cookie}; ${cookieOf(keys.Ayu)}` })).text).toContain('Sekar Rahasia');
    /** One after the other, so that the last one counts. */
    let changed = Promise.resolve();
    const change = (index: number): Promise<void> => (changed = changed.then(() => changeNow(index)));
    const changeNow = async (index: number): Promise<void> => {
      const name = `Advertiser ${index} as of ${++changes}`;
      names[index] = name;
      const { vendorId } = advertisers[index] as Advertiser;
      await app.owner.updateTable('vendor').set({ business_name: name }).where('id', '=', vendorId).execute();
      await app.system.bus.publish(app.db, vendorsChannel, String(vendorId));
    };
    const isRight = async (): Promise<void> => {
      for (const url of urls)
        await app.eventually(
          async () => cardsOf((await open(url)).text),
          (cards) =>
            cards.every(({ vendor }) => {
              const index = advertisers.findIndex(({ vendorId }) => vendorId === vendor.id);
              return index === -1 || vendor.name === names[index];
            }),
          5_000,
        );
    };

    const at = fc.nat({ max: urls.length - 1 });
    const step = fc.oneof(
      fc.tuple(fc.constant('Ayu' as const), at),
      fc.tuple(fc.constant('Budi' as const), at),
      fc.tuple(fc.constant('anyone new' as const), at),
      fc.tuple(fc.constant('a couple' as const), at),
      fc.tuple(fc.constant('a change' as const), fc.nat({ max: 5 })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        await Promise.all(
          steps.map(([what, n]) => {
            const url = urls[n] ?? '/';
            if (what === 'a change') return change(n);
            if (what === 'a couple') return signedIn(url);
            return what === 'anyone new' ? arrive(url) : visit(what, url);
          }),
        );
        await isRight();
      }),
      { numRuns: 10, endOnFailure: true },
    );
    expect(handedOut.size).toBeGreaterThan(100);
  });

  test('a narrowed list is rendered for its visitor', async () => {
    const before = await renderedOn();
    for (const narrowed of ['?q=neighbour', '?rating_min=3', '?price_max=100000', '?free_on=2027-05-01'])
      expect((await open(`/vendors${narrowed}`)).headers['cache-control']).toBe('private, no-cache');
    expect(await renderedOn()).toBe(before);
  });
});
