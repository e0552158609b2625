import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../kit/database.ts';
import { type Advertiser, buildAdvertiser, seenCard } from '../testing/builders/advertisers.ts';
import { differences } from '../testing/oracle.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { addUpSome } from './figures-store.ts';

const day = '2026-11-20';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: `${day}T03:00:00Z` });
});
afterAll(() => app.close());

const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ad_stat_fresh`.execute(app.owner);
  return rows[0]?.n ?? 0;
};
/** What a process left behind that died before it added up. */
const leaveBehind = (vendorId: number, rows = 1): Promise<unknown> =>
  sql`
    insert into ad_stat_fresh (vendor_id, day, hour, placement, impressions, clicks, spending_idr, invalid_clicks)
    select ${vendorId}, ${day}::date, ${`${day}T03:00:00Z`}::timestamptz, 'listing', 7, 2, 4000, 1 from generate_series(1, ${rows}::int)`.execute(
    app.owner,
  );
const addUpNow = (limit: number) => inTransaction(app.db, (tx) => addUpSome(tx, limit));
const shown = async (vendor: Advertiser): Promise<readonly unknown[]> => {
  const byDay = await vendor.statistic('2026-11-14', day);
  const byHour = await vendor.statistic(day, day);
  return [byDay, byHour].map(({ totals }) => [totals.impressions, totals.clicks, totals.spending]);
};

beforeEach(async () => {
  await app.eventually(waiting, (n) => n === 0);
});

describe('figures', () => {
  it('are shown before they are added up, and the same afterwards', async () => {
    const vendor = await buildAdvertiser(app);
    await leaveBehind(vendor.vendorId, 2);
    const asLeft = [
      [14, 4, 8_000],
      [14, 4, 8_000],
    ];
    expect(await shown(vendor)).toEqual(asLeft);
    expect(await waiting()).toBe(2);
    expect(await addUpNow(100)).toBe(2);
    expect([await waiting(), await shown(vendor)]).toEqual([0, asLeft]);
  });

  it('are added up soon after a display and a click, with what others left behind', async () => {
    const [vendor, other] = [await buildAdvertiser(app), await buildAdvertiser(app)];
    await leaveBehind(other.vendorId);
    const viewer = app.build.viewer();
    await viewer.click(await seenCard(app, vendor, viewer));
    const [clicked] = await shown(vendor);
    expect(clicked).toEqual([1, 1, expect.any(Number)]);
    await app.eventually(waiting, (n) => n === 0);
    expect(await shown(vendor)).toEqual([clicked, clicked]);
    expect(await shown(other)).toEqual([
      [7, 2, 4_000],
      [7, 2, 4_000],
    ]);
  });

  it('are added up once when several do it at the same time', async () => {
    const vendor = await buildAdvertiser(app);
    await leaveBehind(vendor.vendorId, 60);
    const taken = await Promise.all(Array.from({ length: 6 }, () => addUpNow(20)));
    for (let n: number | null = -1; n !== 0; ) taken.push((n = await addUpNow(20)));
    expect(taken.reduce<number>((sum, n) => sum + (n ?? 0), 0)).toBe(60);
    expect((await shown(vendor))[0]).toEqual([420, 120, 240_000]);
  });

  it('are left to the process that is adding up, and taken when it fails', async () => {
    const vendor = await buildAdvertiser(app);
    await leaveBehind(vendor.vendorId, 2);
    const failed = inTransaction(app.db, async (tx) => {
      expect(await addUpSome(tx, 100)).toBe(2);
      expect(await addUpNow(100)).toBeNull();
      throw new Error('it died');
    });
    await expect(failed).rejects.toThrow('it died');
    expect((await shown(vendor))[0]).toEqual([14, 4, 8_000]);
    expect(await addUpNow(100)).toBe(2);
    expect((await shown(vendor))[0]).toEqual([14, 4, 8_000]);
  });

  it('are taken oldest first', async () => {
    const [first, second] = [await buildAdvertiser(app), await buildAdvertiser(app)];
    await leaveBehind(first.vendorId, 2);
    await leaveBehind(second.vendorId, 3);
    expect(await addUpNow(1)).toBe(2);
    const { rows } = await sql<{ vendor_id: number }>`select distinct vendor_id from ad_stat_fresh`.execute(app.owner);
    expect(rows).toEqual([{ vendor_id: second.vendorId }]);
    expect(await addUpNow(1)).toBe(3);
  });

  it('of a click that is refunded immediately are correct, aggregated or not', async () => {
    const vendor = await buildAdvertiser(app);
    const viewer = app.build.viewer();
    await viewer.click(await seenCard(app, vendor, viewer));
    const [click] = await vendor.clicks();
    const { accountId } = await app.build.operator('support');
    await app.call('POST', `/ms/bs-vendors/api/v1/vendor_ads/clicks/${click?.id}/dispute`, { as: vendor, body: { reason: 'A slip' } });
    await inTransaction(app.db, (tx) =>
      app.system.ads.decideDispute(tx, { clickId: click?.id ?? '', verdict: 'refunded', reason: 'So it was', by: accountId }),
    );
    expect((await shown(vendor))[0]).toEqual([1, 0, 0]);
    await app.eventually(waiting, (n) => n === 0);
    expect((await shown(vendor))[0]).toEqual([1, 0, 0]);
  });
});

it('the bookkeeper finds exactly the rows that were left behind', async () => {
  // Spending without a click in the ledger: the laws look at figures that are not added up yet, too.
  const before = (await differences(app.owner)).length;
  const vendor = await buildAdvertiser(app);
  await leaveBehind(vendor.vendorId);
  expect((await differences(app.owner)).length).toBe(before + 1);
});
