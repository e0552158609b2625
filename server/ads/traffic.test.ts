// Traffic of known kinds: every first click of a person is charged, and nothing else. (reliability 23)
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdCard } from '../../contract/catalogue.ts';
import type { InvalidReason } from '../../core/ads/click-validity.ts';
import { type Advertiser, buildAdvertiser } from '../testing/builders/advertisers.ts';
import type { Viewer } from '../testing/builders/ads.ts';
import { differences } from '../testing/oracle.ts';
import { testSeed } from '../testing/full-size.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let operator: { readonly cookie: string };
let places = 0;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
  operator = await app.build.operator('support');
});
afterAll(() => app.close());

const chrome = 'Mozilla/5.0 (Linux; Android 15; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const bots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
];
const programs = ['curl/8.5.0', 'Wget/1.21.4', 'python-requests/2.31', 'Scrapy/2.11'];
const ahead = [
  ['sec-purpose', 'prefetch;prerender'],
  ['purpose', 'prefetch'],
  ['x-moz', 'prefetch'],
] as const;
/** Printed when something differs, so that the same run can be had again. */
const seed = testSeed;
let state = seed;
function chance(below: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
}
const oneOf = <T>(list: readonly T[]): T => list[chance(list.length)] as T;

type Outcome = 'charged' | InvalidReason;
interface Scene {
  readonly vendor: Advertiser;
  readonly person: Viewer;
  /** A card in front of somebody who looks at it for a moment. */
  readonly seenBy: (viewer: Viewer) => Promise<AdCard>;
}
/** Plays one visit and answers what each of its clicks must come to, in order. */
type Play = (scene: Scene) => Promise<readonly Outcome[]>;

const cookie = (): string => `PLMD=${randomBytes(16).toString('base64url')}`;
/** The browser itself says that the card had been seen: no beacon of its own for each. */
function seenAWhileAgo(): { query: string } {
  app.clock.advance(500 + chance(1_000));
  return { query: '?seen=1' };
}
const times = (count: number, outcome: Outcome): Outcome[] => Array.from({ length: count }, () => outcome);

/** Every kind of traffic the product promises to tell apart, by its name. */
const labels: Readonly<Record<string, Play>> = {
  async 'a person'({ person, seenBy }) {
    await person.click(await seenBy(person));
    return ['charged'];
  },
  async 'a double click, 50 ms apart'({ person, seenBy }) {
    const card = await seenBy(person);
    await person.click(card);
    app.clock.advance(49);
    await person.click(card);
    return ['charged', 'token_used'];
  },
  async 'a hundred clicks of one viewer'({ vendor }) {
    const viewer = app.build.viewer({ agent: chrome, cookie: cookie() });
    for (let i = 0; i < 100; i++) await viewer.click(await vendor.shownTo(viewer), seenAWhileAgo());
    return ['charged', ...times(99, 'repeat_viewer')];
  },
  async 'the same person again without cookies'({ person, seenBy }) {
    await person.click(await seenBy(person));
    const back = app.build.viewer({ agent: chrome, address: person.address });
    await back.click(await seenBy(back));
    return ['charged', 'repeat_viewer'];
  },
  async 'the vendor’s own session'({ vendor, seenBy }) {
    const owner = app.build.viewer({ agent: chrome, cookie: `BSID=${vendor.cookie}` });
    await owner.click(await seenBy(owner));
    return ['own_session'];
  },
  async 'a competing vendor, signed in'({ seenBy }) {
    const rival = await app.build.vendor();
    const viewer = app.build.viewer({ agent: chrome, cookie: `BSID=${rival.cookie}` });
    await viewer.click(await seenBy(viewer));
    return ['vendor_session'];
  },
  async 'our staff'({ seenBy }) {
    const staff = app.build.viewer({ agent: chrome, cookie: `BSID=${operator.cookie}` });
    await staff.click(await seenBy(staff));
    return ['staff_session'];
  },
  async 'prefetch, and then the person'({ person, seenBy }) {
    const card = await seenBy(person);
    for (const [name, value] of ahead) await person.click(card, { headers: { [name]: value } });
    await person.click(card);
    return [...times(ahead.length, 'prefetch'), 'charged'];
  },
  async 'HEAD, and then the person'({ person, seenBy }) {
    const card = await seenBy(person);
    await person.click(card, { method: 'HEAD' });
    await person.click(card);
    return ['head_request', 'charged'];
  },
  async 'curl and other programs'({ person, seenBy }) {
    const card = await seenBy(person);
    for (const agent of programs) await app.build.viewer({ agent }).click(card);
    return times(programs.length, 'bot');
  },
  async 'bots of the list'({ person, seenBy }) {
    const card = await seenBy(person);
    for (const agent of bots) await app.build.viewer({ agent }).click(card);
    return times(bots.length, 'bot');
  },
  async 'agents that are no browser'({ person, seenBy }) {
    const card = await seenBy(person);
    for (const agent of ['Dart/3.1 (dart:io)', '']) await app.build.viewer({ agent }).click(card);
    return times(2, 'not_a_browser');
  },
  async 'no impression'({ vendor, person }) {
    const card = await vendor.shownTo(person);
    app.clock.advance(2_000);
    await person.click(card);
    return ['no_impression'];
  },
  async 'a click too fast for a person'({ vendor, person }) {
    const card = await vendor.shownTo(person);
    await person.see([card]);
    app.clock.advance(chance(298));
    await person.click(card);
    return ['too_fast'];
  },
  async 'expired tokens'({ person, seenBy }) {
    const card = await seenBy(person);
    app.clock.advance(30 * 60_000);
    await person.click(card);
    return ['token_expired'];
  },
  async 'tampered tokens'({ person, seenBy }) {
    const card = await seenBy(person);
    const place = card.click_url.lastIndexOf('/') + 1 + chance(70);
    const other = card.click_url[place] === 'A' ? 'B' : 'A';
    const altered = card.click_url.slice(0, place) + other + card.click_url.slice(place + 1);
    await person.click({ click_url: altered });
    await person.click(card);
    // The altered one names nobody whom it could be recorded for.
    return ['charged'];
  },
  async 'a link handed to another browser'({ seenBy }) {
    const [one, other] = [cookie(), cookie()].map((own) => app.build.viewer({ agent: chrome, cookie: own }));
    if (one === undefined || other === undefined) return [];
    await other.click(await seenBy(one));
    return ['viewer_mismatch'];
  },
  async 'a /24 burst'({ vendor }) {
    app.clock.set((Math.floor(app.clock.now() / 3_600_000) + 1) * 3_600_000);
    const network = `${100 + chance(100)}.${chance(256)}.${chance(256)}`;
    for (let i = 1; i <= 105; i++) {
      const viewer = app.build.viewer({ agent: `${chrome} ${i}`, address: `${network}.${i}` });
      await viewer.click(await vendor.shownTo(viewer), seenAWhileAgo());
    }
    return [...times(100, 'charged'), ...times(5, 'burst')];
  },
  async 'one browser that rotates its address'({ seenBy }) {
    const own = cookie();
    for (let i = 0; i < 20; i++) {
      const viewer = app.build.viewer({ agent: chrome, cookie: own });
      await viewer.click(await seenBy(viewer));
    }
    return ['charged', ...times(19, 'repeat_viewer')];
  },
  async 'one link from rotating addresses'({ person, seenBy }) {
    const card = await seenBy(person);
    for (let i = 0; i < 20; i++) await app.build.viewer({ agent: chrome }).click(card);
    return ['charged', ...times(19, 'token_used')];
  },
};

function sceneOf(vendor: Advertiser): Scene {
  return {
    vendor,
    person: app.build.viewer({ agent: chrome }),
    async seenBy(viewer) {
      const card = await vendor.shownTo(viewer);
      await viewer.see([card]);
      app.clock.advance(500 + chance(1_000));
      return card;
    },
  };
}
const outcomesOf = async ({ vendorId }: Advertiser): Promise<Outcome[]> => {
  const { rows } = await sql<{ outcome: Outcome }>`
    select coalesce(reason, outcome) as outcome from ad_click where vendor_id = ${vendorId} order by clicked_at, id`.execute(app.owner);
  return rows.map(({ outcome }) => outcome);
};

describe('each kind of traffic is recognised', () => {
  it.each(Object.entries(labels))(
    '%s',
    async (_, play) => {
      const vendor = await buildAdvertiser(app, { credit: 5_000_000, vendor: { categoryId: 8, cityId: 1 + (places++ % 12) } });
      const expected = await play(sceneOf(vendor));
      expect({ seed, outcomes: await outcomesOf(vendor) }).toEqual({ seed, outcomes: expected });
      await app.build.ad(vendor, { is_enabled: false });
    },
    180_000,
  );

  it('an altered link is recorded for nobody', async () => {
    const { rows } = await sql<{ reason: string; charged: number }>`
      select reason, sum(charged_idr)::bigint as charged from ad_click where vendor_id = 0 group by reason`.execute(app.owner);
    // What names another purpose or key is none of our links; all else has a wrong signature.
    expect(rows).toHaveLength(1);
    expect(['token_tampered', 'token_unknown']).toContain(rows[0]?.reason);
    expect(rows[0]?.charged).toBe(0);
  });
});

describe('all kinds mixed', () => {
  it('people are charged once each, and nothing else is', async () => {
    operator = await app.build.operator('support');
    const vendors = await Promise.all(
      Array.from({ length: 6 }, (_, i) => buildAdvertiser(app, { credit: 5_000_000, vendor: { categoryId: 58, cityId: i + 1 } })),
    );
    const quick = Object.entries(labels).filter(([name]) => !/hundred|burst|rotat/.test(name));
    const expected = new Map(vendors.map((vendor) => [vendor, [] as Outcome[]]));
    for (let i = 0; i < 60; i++) {
      const vendor = oneOf(vendors);
      const [, play] = oneOf(quick);
      expected.get(vendor)?.push(...(await play(sceneOf(vendor))));
    }
    for (const [vendor, outcomes] of expected) {
      expect({ seed, outcomes: await outcomesOf(vendor) }).toEqual({ seed, outcomes });
      const charged = outcomes.filter((outcome) => outcome === 'charged').length;
      await renewSession(vendor);
      const { last_30_days, credit_balance } = await vendor.summary();
      expect({ seed, clicks: last_30_days.clicks, spending: last_30_days.spending, credit: credit_balance }).toEqual({
        seed,
        clicks: charged,
        spending: charged * 1_500,
        credit: 5_000_000 - charged * 1_500,
      });
      expect(last_30_days.clicks).toBeLessThanOrEqual(last_30_days.impressions);
    }
    expect(await differences(app.owner)).toEqual([]);
  });
});

/** Sessions last a day; expired tokens take the clock along. */
async function renewSession({ accountId }: Advertiser): Promise<void> {
  const now = app.clock.now();
  await sql`update session set expires_at = ${new Date(now + 86_400_000)}, last_seen_at = ${new Date(now)} where account_id = ${accountId}`.execute(
    app.owner,
  );
}
