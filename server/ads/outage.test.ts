// While the database is unavailable, couples are redirected all the same, and clicks that could not be stored are never charged.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAdvertiser, seenCard } from '../testing/builders/advertisers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
});
afterAll(() => app.close());

it('a click while the database does not answer leads on after two seconds, and is not charged afterwards', async () => {
  const vendor = await buildAdvertiser(app);
  const viewer = app.build.viewer();
  const card = await seenCard(app, vendor, viewer);
  const started = performance.now();
  await app.owner.transaction().execute(async (tx) => {
    await sql`lock table vendor_ad in access exclusive mode`.execute(tx);
    expect(await viewer.click(card)).toBe(`/vendor/${vendor.slug}`);
  });
  // Led on while the database still kept its answer, also where a busy machine takes its time.
  expect(performance.now() - started).toBeLessThan(6_000);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await vendor.clicks()).toEqual([]);
  // The link was not spent: the couple may come back.
  await viewer.click(card);
  expect(await vendor.clicks()).toMatchObject([{ outcome: 'charged' }]);
});

it('of clicks that wait together, those that came late are still charged', async () => {
  const vendor = await buildAdvertiser(app, { vendor: { categoryId: 5, cityId: 4 } });
  const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const viewers = Array.from({ length: 3 }, () => app.build.viewer());
  const cards: Awaited<ReturnType<typeof seenCard>>[] = [];
  for (const viewer of viewers) cards.push(await seenCard(app, vendor, viewer));
  const click = (i: number): Promise<unknown> => viewers[i]?.click(cards[i] ?? { click_url: '' }) ?? Promise.resolve();
  const led: Promise<unknown>[] = [];
  await app.owner.transaction().execute(async (tx) => {
    await sql`lock table vendor_ad in access exclusive mode`.execute(tx);
    led.push(click(0)); // alone in its batch, it waits for the lock for two seconds and gives up
    await pause(100);
    led.push(click(1)); // waits behind it, and is led on after two seconds
    await pause(1_400);
    led.push(click(2)); // shares the next batch with the second, and is in time
    await led[1];
  });
  await Promise.all(led);
  expect(await vendor.clicks()).toMatchObject([{ outcome: 'charged' }]);
});

it('ads are shown while the database does not answer', async () => {
  const vendor = await buildAdvertiser(app, { vendor: { categoryId: 5, cityId: 2 } });
  await vendor.shownTo(app.build.viewer());
  await app.owner.transaction().execute(async (tx) => {
    await sql`lock table vendor, vendor_ad, ledger_account in access exclusive mode`.execute(tx);
    expect(await vendor.isShown()).toBe(true);
  });
});
