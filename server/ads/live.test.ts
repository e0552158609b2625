import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveEvent } from '../../contract/identity.ts';
import { type Advertiser, buildAdvertiser, seenCard } from '../testing/builders/advertisers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
});
afterAll(() => app.close());

/** What a vendor's open pages hear from now on. Words come in the order of their commits: behind this one lies all that was before. */
async function listenTo(vendor: Advertiser): Promise<LiveEvent[]> {
  const channel = `account:${vendor.accountId}`;
  const heard: LiveEvent[] = [];
  app.system.bus.subscribe(channel, (payload) => heard.push(JSON.parse(payload) as LiveEvent));
  await app.system.bus.publish(app.db, channel, JSON.stringify({ kind: 'session_ended' }));
  await app.eventually(
    async () => heard.at(-1)?.kind,
    (kind) => kind === 'session_ended',
  );
  heard.length = 0;
  return heard;
}
const click = async (vendor: Advertiser): Promise<void> => {
  const viewer = app.build.viewer();
  await viewer.click(await seenCard(app, vendor, viewer));
};

describe('the open pages of a vendor', () => {
  it('get its balance, many clicks combined, and the ad’s status once it changes', async () => {
    const vendor = await buildAdvertiser(app, { credit: 6_000, ad: { daily_budget: 4_000 } });
    const heard = await listenTo(vendor);
    await click(vendor);
    await click(vendor);
    await app.eventually(
      async () => heard,
      (events) => events.some(({ kind }) => kind === 'balance'),
    );
    expect(heard).toEqual([
      { kind: 'ad', status: 'daily_budget_reached' },
      { kind: 'balance', balance: 3_000 },
    ]);
  });

  it('hear of a change made on another page', async () => {
    const vendor = await buildAdvertiser(app, { vendor: { categoryId: 5, cityId: 2 } });
    const heard = await listenTo(vendor);
    await app.build.ad(vendor, { is_enabled: false });
    await app.eventually(
      async () => heard,
      (events) => events.length > 0,
    );
    expect(heard).toEqual([{ kind: 'ad', status: 'paused' }]);
  });
});
