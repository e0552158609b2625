// When an ad shows: every combination of conditions, the limits of its period, and midnight in Jakarta.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { addDays, businessDayOf, endOfBusinessDay, startOfBusinessDay } from '../../core/time.ts';
import { type Advertiser, buildAdvertiser, seenCard } from '../testing/builders/advertisers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
const day = '2026-11-20';
beforeAll(async () => {
  app = await openTestApp({ at: `${day}T03:00:00Z` });
});
afterAll(() => app.close());

/** Sessions last a day; the tests below travel further. */
async function signInAgain(vendor: Advertiser): Promise<void> {
  await sql`update session set expires_at = ${new Date(app.clock.now() + 86_400_000)}, last_seen_at = ${new Date(app.clock.now())}
    where account_id = ${vendor.accountId}`.execute(app.owner);
}
const at = (instant: number): void => app.clock.set(instant);
const flags = [true, false];
const combinations = flags.flatMap((isPublished) =>
  flags.flatMap((isEnabled) =>
    flags.flatMap((isInPeriod) =>
      flags.flatMap((hasCredit) => flags.map((hasBudget) => ({ isPublished, isEnabled, isInPeriod, hasCredit, hasBudget }))),
    ),
  ),
);

describe('an ad shows when all five hold, and only then', () => {
  it.each(combinations.map((c, i) => [JSON.stringify(c), c, i] as const))('%s', async (_, c, i) => {
    at(startOfBusinessDay(day) + 10 * 3_600_000 + i * 60_000);
    const vendor = await buildAdvertiser(app, {
      credit: c.hasCredit ? 100_000 : 0,
      vendor: { categoryId: 210, cityId: 1 + (i % 12) },
      ad: { cpc: 1_000, daily_budget: 1_000, ...(!c.isInPeriod && { start_date: addDays(day, 3), end_date: addDays(day, 5) }) },
    });
    if (!c.hasBudget)
      await sql`update vendor_ad set spent_on = ${day}, spent_idr = 1000 where vendor_id = ${vendor.vendorId}`.execute(app.owner);
    await app.build.ad(vendor, {
      cpc: 1_000,
      daily_budget: 1_000,
      is_enabled: c.isEnabled,
      ...(!c.isInPeriod && { start_date: addDays(day, 3), end_date: addDays(day, 5) }),
    });
    if (!c.isPublished) await sql`update vendor set status = 2 where id = ${vendor.vendorId}`.execute(app.owner);
    await app.owner.transaction().execute((tx) => app.system.ads.creditGrew(tx, vendor.vendorId));
    const shouldShow = c.isPublished && c.isEnabled && c.isInPeriod && c.hasCredit && c.hasBudget;
    const isShown = async (): Promise<boolean> => {
      app.clock.advance(1_500);
      return vendor.isShown();
    };
    await app.eventually(isShown, (shown) => shown === shouldShow);
    expect((await vendor.setting())?.status === 'displaying').toBe(shouldShow);
  });
});

describe('a display period', () => {
  it('begins at 00:00 of its first day and ends at 24:00 of its last, in Jakarta', async () => {
    at(startOfBusinessDay(day) + 3_600_000);
    const vendor = await buildAdvertiser(app, {
      vendor: { categoryId: 165, cityId: 3 },
      ad: { start_date: '2026-11-22', end_date: '2026-11-23' },
    });
    const shownAt = async (instant: number): Promise<boolean> => {
      at(instant);
      return vendor.isShown();
    };
    expect(await shownAt(startOfBusinessDay('2026-11-22') - 1)).toBe(false);
    expect(await shownAt(startOfBusinessDay('2026-11-22') + 2_000)).toBe(true);
    expect(await shownAt(startOfBusinessDay('2026-11-23') + 1)).toBe(true);
    expect(await shownAt(endOfBusinessDay('2026-11-23') - 1)).toBe(true);
    expect(await shownAt(endOfBusinessDay('2026-11-23'))).toBe(false);
    await signInAgain(vendor);
    expect(await vendor.setting()).toMatchObject({ status: 'ended', status_reason: { ended_on: '2026-11-23' } });
  });
});

describe('midnight in Jakarta', () => {
  it.each(['2026-11-30', '2026-12-31', '2028-02-29'])(
    'refreshes the budget after %s, and charges each click to its own day',
    async (today) => {
      at(endOfBusinessDay(today) - 60_000);
      const vendor = await buildAdvertiser(app, { vendor: { categoryId: 206, cityId: 4 }, ad: { cpc: 1_000, daily_budget: 1_000 } });
      const viewers = Array.from({ length: 4 }, () => app.build.viewer());
      const cards: Awaited<ReturnType<typeof seenCard>>[] = [];
      for (const viewer of viewers) cards.push(await seenCard(app, vendor, viewer));
      const clickAt = async (instant: number, i: number): Promise<void> => {
        at(instant - 1);
        await viewers[i]?.click(cards[i] ?? { click_url: '' });
      };
      await clickAt(endOfBusinessDay(today) - 2, 0);
      await clickAt(endOfBusinessDay(today) - 1, 1);
      expect(await vendor.isShown()).toBe(false);
      const tomorrow = addDays(today, 1);
      await clickAt(startOfBusinessDay(tomorrow), 2);
      await clickAt(startOfBusinessDay(tomorrow) + 5, 3);

      await signInAgain(vendor);
      expect((await vendor.clicks()).map(({ outcome, reason }) => reason ?? outcome)).toEqual([
        'budget_reached',
        'charged',
        'budget_reached',
        'charged',
      ]);
      const { series } = await vendor.statistic(today, tomorrow);
      expect(series.map(({ date, spending, clicks }) => [date, spending, clicks])).toEqual([
        [today, 1_000, 2],
        [tomorrow, 1_000, 2],
      ]);
      const { rows } = await sql<{ business_day: string }>`
      select business_day from vendor_credit_clicks where vendor_id = ${vendor.vendorId} order by 1`.execute(app.db);
      expect(rows.map((row) => row.business_day)).toEqual([today, tomorrow]);
    },
  );

  it('an ad whose budget was used up shows again from 00:00', async () => {
    at(endOfBusinessDay('2027-03-10') - 3_600_000);
    const vendor = await buildAdvertiser(app, { vendor: { categoryId: 208, cityId: 5 }, ad: { cpc: 1_000, daily_budget: 1_000 } });
    const viewer = app.build.viewer();
    await viewer.click(await seenCard(app, vendor, viewer));
    expect(await vendor.setting()).toMatchObject({
      status: 'daily_budget_reached',
      status_reason: { resumes_at: '2027-03-10T17:00:00.000Z' },
    });
    expect(await vendor.isShown()).toBe(false);
    at(endOfBusinessDay('2027-03-10'));
    expect(await vendor.isShown()).toBe(true);
    expect(businessDayOf(app.clock.now())).toBe('2027-03-11');
    await signInAgain(vendor);
    expect(await vendor.summary()).toMatchObject({ status: 'displaying', spent_today: 0, budget_left_today: 1_000 });
  });
});
