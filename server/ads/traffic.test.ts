// Traffic of which we know what it is: every first click of a person is charged, nothing else ever is. (reliability 23)
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Advertiser, buildAdvertiser } from '../testing/builders/advertisers.ts';
import type { Viewer } from '../testing/builders/ads.ts';
import { differences } from '../testing/oracle.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let vendors: Advertiser[];
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
  vendors = await Promise.all(
    Array.from({ length: 6 }, (_, i) => buildAdvertiser(app, { credit: 5_000_000, vendor: { categoryId: 8, cityId: i + 1 } })),
  );
});
afterAll(() => app.close());

const chrome = 'Mozilla/5.0 (Linux; Android 15; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const bots = [
  'Googlebot/2.1 (+http://www.google.com/bot.html)',
  'bingbot/2.0',
  'curl/8.5.0',
  'python-requests/2.31',
  'Scrapy/2.11',
  'Dart/3.1 (dart:io)',
  '',
];
/** Printed when something differs, so that the same run can be had again. */
const seed = Date.now() % 1_000_000;
let state = seed;
function chance(below: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
}
const oneOf = <T>(list: readonly T[]): T => list[chance(list.length)] as T;

type Label = 'person' | 'bot' | 'prefetch' | 'head' | 'unseen' | 'instant' | 'stale' | 'replayed' | 'again' | 'owner';
const labels: readonly Label[] = [
  'person',
  'person',
  'person',
  'bot',
  'prefetch',
  'head',
  'unseen',
  'instant',
  'stale',
  'replayed',
  'again',
  'owner',
];

/** Plays one visit of a kind; answers how many clicks of people it held. */
async function play(label: Label, vendor: Advertiser): Promise<number> {
  const person = app.build.viewer({ agent: chrome });
  const see = async (viewer: Viewer) => {
    const card = await vendor.shownTo(viewer);
    await viewer.see([card]);
    app.clock.advance(500 + chance(20_000));
    return card;
  };
  switch (label) {
    case 'person': {
      await person.click(await see(person));
      return 1;
    }
    case 'bot': {
      const card = await see(person);
      await app.build.viewer({ agent: oneOf(bots) }).click(card);
      return 0;
    }
    case 'prefetch': {
      await person.click(await see(person), { headers: { 'sec-purpose': 'prefetch' } });
      return 0;
    }
    case 'head': {
      await person.click(await see(person), { method: 'HEAD' });
      return 0;
    }
    case 'unseen': {
      const card = await vendor.shownTo(person);
      app.clock.advance(2_000);
      await person.click(card);
      return 0;
    }
    case 'instant': {
      const card = await vendor.shownTo(person);
      await person.see([card]);
      app.clock.advance(chance(298));
      await person.click(card);
      return 0;
    }
    case 'stale': {
      const card = await see(person);
      app.clock.advance(30 * 60_000);
      await person.click(card);
      return 0;
    }
    case 'replayed': {
      const card = await see(person);
      await person.click(card);
      for (let i = 0; i < 3; i++) await app.build.viewer({ agent: chrome }).click(card);
      return 1;
    }
    case 'again': {
      await person.click(await see(person));
      const back = app.build.viewer({ agent: chrome, address: person.address });
      await back.click(await see(back));
      return 1;
    }
    case 'owner': {
      const owner = app.build.viewer({ agent: chrome, cookie: `BSID=${vendor.cookie}` });
      await owner.click(await see(owner));
      return 0;
    }
  }
}

describe('labelled traffic', () => {
  it('people are charged once each, and nothing else is', async () => {
    const expected = new Map(vendors.map((vendor) => [vendor.vendorId, 0]));
    for (let i = 0; i < 160; i++) {
      const vendor = oneOf(vendors);
      const people = await play(oneOf(labels), vendor);
      expected.set(vendor.vendorId, (expected.get(vendor.vendorId) ?? 0) + people);
    }
    for (const vendor of vendors) {
      const { last_30_days, credit_balance } = await vendor.summary();
      const people = expected.get(vendor.vendorId) ?? 0;
      expect({ seed, clicks: last_30_days.clicks, spending: last_30_days.spending, credit: credit_balance }).toEqual({
        seed,
        clicks: people,
        spending: people * 1_500,
        credit: 5_000_000 - people * 1_500,
      });
      expect(last_30_days.clicks).toBeLessThanOrEqual(last_30_days.impressions);
    }
    expect(await differences(app.owner)).toEqual([]);
  });
});
