import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../core/time.ts';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import { type Advertiser, buildAdvertiser, seenCard } from '../testing/builders/advertisers.ts';
import { inTransaction } from '../kit/database.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
});
afterAll(() => app.close());
let city = 0;
const advertiser = (): Promise<Advertiser> => buildAdvertiser(app, { vendor: { categoryId: 11, cityId: 1 + (city++ % 12) } });
const newKey = (): string => randomBytes(16).toString('base64url');

async function clickAs(vendor: Advertiser, who: { key?: string; couple?: BuiltAccount }): Promise<void> {
  const cookies = [
    ...(who.key === undefined ? [] : [`PLMD=${who.key}`]),
    ...(who.couple === undefined ? [] : [`BSID=${who.couple.cookie}`]),
  ];
  const viewer = app.build.viewer({ cookie: cookies.join('; ') });
  await viewer.click(await seenCard(app, vendor, viewer));
}
const contact = (vendor: Advertiser, couple: BuiltAccount, visitorKey = newKey()): Promise<void> =>
  inTransaction(app.db, (tx) =>
    app.system.ads.contacted(tx, { vendorId: vendor.vendorId, coupleId: couple.accountId, visitorKey, at: app.clock.now() }),
  );
const leadsOf = async ({ vendorId }: Advertiser): Promise<number> => {
  const row = await app.owner
    .selectFrom('ad_figures_day')
    .select((e) => e.fn.sum<number>('leads').as('leads'))
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return row?.leads ?? 0;
};

describe('a lead', () => {
  it('is a couple that clicked and then wrote a message', async () => {
    const vendor = await advertiser();
    const couple = await app.build.couple();
    await clickAs(vendor, { couple });
    const answer = await app.call('POST', `/v2/vendors/${vendor.vendorId}/messages`, {
      as: couple,
      body: { subject: 'other', text: 'Halo' },
    });
    expect(answer.status).toBe(201);
    expect(await leadsOf(vendor)).toBe(1);
    expect(await vendor.summary()).toMatchObject({ last_30_days: { clicks: 1, spending: 1_500, leads: 1, cost_per_lead: 1_500 } });
    expect((await vendor.statistic('2026-11-20', '2026-11-20')).totals.leads).toBe(1);
  });

  it('is also one that clicked before signing in, by its browser', async () => {
    const vendor = await advertiser();
    const key = newKey();
    await clickAs(vendor, { key });
    await contact(vendor, await app.build.couple(), key);
    expect(await leadsOf(vendor)).toBe(1);
  });

  it('counts once for each click, however often and from wherever the couple writes', async () => {
    const vendor = await advertiser();
    const couple = await app.build.couple();
    const key = newKey();
    await clickAs(vendor, { couple, key });
    await Promise.all(Array.from({ length: 8 }, (_, i) => contact(vendor, couple, i % 2 === 0 ? key : newKey())));
    expect(await leadsOf(vendor)).toBe(1);
  });

  it('is owed to the last click', async () => {
    const vendor = await advertiser();
    const couple = await app.build.couple();
    const key = newKey();
    await clickAs(vendor, { key });
    app.clock.advance(2 * dayMs);
    await clickAs(vendor, { key });
    await contact(vendor, couple, key);
    await contact(vendor, couple, key);
    expect(await leadsOf(vendor)).toBe(1);
    const [lead] = await app.owner.selectFrom('ad_lead').selectAll().where('vendor_id', '=', vendor.vendorId).execute();
    const last = await app.owner
      .selectFrom('ad_click')
      .select('id')
      .where('vendor_id', '=', vendor.vendorId)
      .orderBy('clicked_at', 'desc')
      .executeTakeFirst();
    expect(lead?.click_id).toBe(last?.id);
  });

  it('comes within seven days, to the millisecond', async () => {
    for (const [wait, leads] of [
      [7 * dayMs, 1],
      [7 * dayMs + 1, 0],
    ] as const) {
      const vendor = await advertiser();
      const key = newKey();
      await clickAs(vendor, { key });
      app.clock.advance(wait);
      await contact(vendor, await app.build.couple(), key);
      expect(await leadsOf(vendor)).toBe(leads);
    }
  });

  it('is none of another vendor, without a click, or after a free click', async () => {
    const [vendor, neighbour] = [await advertiser(), await advertiser()];
    const couple = await app.build.couple();
    const key = newKey();
    await clickAs(vendor, { key });
    await contact(neighbour, couple, key);
    await contact(neighbour, await app.build.couple());
    expect(await leadsOf(neighbour)).toBe(0);
    const other = newKey();
    const viewer = app.build.viewer({ cookie: `PLMD=${other}` });
    const card = await seenCard(app, neighbour, viewer);
    await app.build.ad(neighbour, { is_enabled: false });
    await viewer.click(card);
    await contact(neighbour, couple, other);
    expect(await leadsOf(neighbour)).toBe(0);
  });
});
