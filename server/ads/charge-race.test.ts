// Two server processes on one database, with more concurrent clicks than there is credit or budget for.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdCard } from '../../contract/catalogue.ts';
import { type Advertiser, buildAdvertiser } from '../testing/builders/advertisers.ts';
import type { Viewer } from '../testing/builders/ads.ts';
import { sized } from '../testing/full-size.ts';
import { differences } from '../testing/oracle.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let one: TestApp;
let other: TestApp;
const at = '2026-11-20T03:00:00Z';
const secrets = { TOKEN_SECRET: 'two-processes-of-one-system-share-this-secret' };
beforeAll(async () => {
  one = await openTestApp({ at, env: secrets });
  other = await openTestApp({ at, on: one, env: secrets });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

/** Runs work with so many at once. */
async function inFlight(limit: number, work: readonly (() => Promise<unknown>)[]): Promise<void> {
  const queue = [...work];
  const worker = async (): Promise<void> => {
    for (let next = queue.pop(); next; next = queue.pop()) await next();
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
interface Seen {
  readonly viewer: Viewer;
  readonly card: AdCard;
}
/** So many people who saw the ad, each with a browser of their own. */
async function seenBy(app: TestApp, vendor: Advertiser, count: number): Promise<Seen[]> {
  const seen = await Promise.all(
    Array.from({ length: count }, async () => {
      const viewer = app.build.viewer();
      const card = await vendor.shownTo(viewer);
      await viewer.see([card]);
      return { viewer, card };
    }),
  );
  one.clock.set(one.clock.now() + 2_000);
  other.clock.set(one.clock.now());
  return seen;
}
/** Each click sent to both processes, through whichever is free. */
const clicksOnBoth = (seen: readonly Seen[]): (() => Promise<unknown>)[] =>
  seen.flatMap(({ viewer, card }) =>
    [one, other].map((app) => () => app.call('GET', card.click_url, { headers: viewer.headers, remoteAddress: viewer.address })),
  );

async function moneyOf(vendor: Advertiser) {
  const { rows } = await sql<{
    spent: number;
    charged: number;
    balance: number;
    tokens: number;
    figures: number;
    ledger: number;
    rows: number;
  }>`
    select (select spent_idr from vendor_ad where vendor_id = ${vendor.vendorId}) as spent,
      (select coalesce(sum(charged_idr), 0)::bigint from ad_click where vendor_id = ${vendor.vendorId}) as charged,
      (select balance_idr from vendor_credit where vendor_id = ${vendor.vendorId}) as balance,
      (select count(distinct token_id) from ad_click where vendor_id = ${vendor.vendorId} and outcome = 'charged') as tokens,
      (select count(*) from ad_click where vendor_id = ${vendor.vendorId} and outcome = 'charged') as rows,
      (select coalesce(sum(spending_idr), 0)::bigint from ad_figures_day where vendor_id = ${vendor.vendorId}) as figures,
      (select coalesce(sum(amount_idr), 0)::bigint from vendor_credit_clicks where vendor_id = ${vendor.vendorId}) as ledger`.execute(
    one.owner,
  );
  const [row] = rows;
  if (!row) throw new Error('no row');
  return row;
}

describe('budgets under 64 clicks in flight, every token sent to both processes', () => {
  it('20 vendors with room for k and for k + ½ clicks are charged exactly k times', async () => {
    const cpc = 1_000;
    const vendors = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const k = 1 + (i % 10);
        const budget = k * cpc + (i < 10 ? 0 : cpc / 2);
        // Half of a step is no budget that can be set; the ad of such a vendor costs two steps a click.
        const price = i < 10 ? cpc : 2 * cpc;
        const limit = i < 10 ? budget : 2 * budget;
        const vendor = await buildAdvertiser(one, {
          credit: 1_000_000,
          vendor: { categoryId: i < 10 ? 52 : 5, cityId: 1 + (i % 10) },
          ad: { cpc: price, daily_budget: limit },
        });
        return { vendor, k, price, limit };
      }),
    );
    other.clock.set(one.clock.now());
    const seen = await Promise.all(vendors.map(({ vendor, k }) => seenBy(one, vendor, k + 6)));
    await inFlight(64, clicksOnBoth(seen.flat()));

    for (const { vendor, k, price, limit } of vendors) {
      const money = await moneyOf(vendor);
      expect(money.spent).toBeLessThanOrEqual(limit);
      expect(money.spent).toBe(k * price);
      expect(money.charged).toBe(k * price);
      expect(money.figures).toBe(k * price);
      expect(money.ledger).toBe(k * price);
      expect(money.balance).toBe(1_000_000 - k * price);
      expect(money.tokens).toBe(money.rows);
    }
    const { rows } = await sql<{ total: number }>`select coalesce(sum(amount_idr), 0)::bigint as total from ledger_posting`.execute(
      one.owner,
    );
    expect(rows[0]?.total).toBe(0);
  });
});

describe('the last credit', () => {
  const clicks = sized(60, 200);
  it.each(Array.from({ length: sized(3, 50) }, (_, i) => i + 1))(
    `buys one click of ${clicks} that come at once, whichever process they reach (%i)`,
    async (round) => {
      const vendor = await buildAdvertiser(one, {
        credit: 1_999,
        vendor: { categoryId: 58, cityId: 1 + (round % 12) },
        ad: { cpc: 1_000 },
      });
      const seen = await seenBy(one, vendor, clicks);
      await inFlight(64, clicksOnBoth(seen));
      const money = await moneyOf(vendor);
      expect(money).toMatchObject({ charged: 1_000, balance: 999, rows: 1, figures: 1_000, ledger: 1_000 });
      expect(await vendor.setting()).toMatchObject({ status: 'out_of_credit' });
      expect(await differences(one.owner)).toEqual([]);
    },
    sized(180_000, 120_000),
  );
});

describe('what one process did, the other shows', () => {
  /** Waits until a process shows an ad, or no longer does. */
  const shownBy = (app: TestApp, vendor: Advertiser, cityId: number, isWanted: boolean): Promise<boolean> =>
    app.eventually(
      async () => {
        app.clock.set(Math.max(one.clock.now(), other.clock.now()) + 1_500);
        const cards = await app.build.viewer().visit({ placement: 'category', categoryId: 61, cityId, limit: 12 });
        return cards.some((card) => card.vendor.id === vendor.vendorId);
      },
      (isShown) => isShown === isWanted,
    );

  it('an ad starts, pauses and starts again everywhere within moments', async () => {
    const vendor = await buildAdvertiser(one, { vendor: { categoryId: 61, cityId: 1 } });
    expect(await shownBy(other, vendor, 1, true)).toBe(true);
    await one.build.ad(vendor, { is_enabled: false });
    expect(await shownBy(other, vendor, 1, false)).toBe(false);
    await other.build.ad(vendor, { is_enabled: true });
    expect(await shownBy(one, vendor, 1, true)).toBe(true);
  });

  it('an ad out of credit stops everywhere, and shows again after a top-up', async () => {
    const vendor = await buildAdvertiser(one, { credit: 1_500, vendor: { categoryId: 61, cityId: 2 } });
    expect(await shownBy(other, vendor, 2, true)).toBe(true);
    const seen = await seenBy(one, vendor, 1);
    await inFlight(1, clicksOnBoth(seen).slice(0, 1));
    expect(await shownBy(other, vendor, 2, false)).toBe(false);
    await one.build.topUp(vendor, 100_000);
    expect(await shownBy(other, vendor, 2, true)).toBe(true);
  });
});

it('after all this the books agree', async () => {
  expect(await differences(one.owner)).toEqual([]);
});
