import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, daysOf, startOfBusinessDay } from '../../core/time.ts';
import { type Advertiser, buildAdvertiser, seenCard } from '../testing/builders/advertisers.ts';
import { testSeed } from '../testing/full-size.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const path = '/ms/bs-vendors/api/v1/vendor_ads';
const today = '2026-11-20';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: `${today}T03:00:00Z` });
});
afterAll(() => app.close());

type Four = { impressions: number; clicks: number; spending: number; leads: number };
const four = ['impressions', 'clicks', 'spending', 'leads'] as const;
const sumOf = (rows: readonly Four[]): Four =>
  rows.reduce<Four>(
    (sum, row) => ({
      impressions: sum.impressions + row.impressions,
      clicks: sum.clicks + row.clicks,
      spending: sum.spending + row.spending,
      leads: sum.leads + row.leads,
    }),
    {
      impressions: 0,
      clicks: 0,
      spending: 0,
      leads: 0,
    },
  );

/** A history of days and hours, written the way the engine keeps it; the seed is printed when a test fails. */
async function historyOf(vendor: Advertiser, seed: number): Promise<Map<string, Four>> {
  let state = seed;
  const chance = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
  const days = new Map<string, Four>();
  for (const day of daysOf(addDays(today, -800), today)) {
    if (chance(4) === 0) continue;
    const total: Four = { impressions: 0, clicks: 0, spending: 0, leads: 0 };
    for (const placement of ['discovery', 'listing', 'category']) {
      const clicks = chance(5);
      const row = { impressions: clicks + chance(200), clicks, spending: clicks * 1_500, leads: Math.min(clicks, chance(2)) };
      for (const name of four) total[name] += row[name];
      await sql`insert into ad_stat_day values (${vendor.vendorId}, ${day}, ${placement}, ${row.impressions}, ${row.clicks}, ${row.spending}, ${row.leads}, 0)`.execute(
        app.owner,
      );
      const hour = new Date(startOfBusinessDay(day) + chance(24) * 3_600_000);
      await sql`insert into ad_stat_hour values (${vendor.vendorId}, ${hour}, ${placement}, ${row.impressions}, ${row.clicks}, ${row.spending}, ${row.leads})`.execute(
        app.owner,
      );
    }
    days.set(day, total);
  }
  return days;
}

describe('the statistic of an ad', () => {
  it('totals are the sum of the series and of the days, for every preset and custom ranges', async () => {
    const vendor = await buildAdvertiser(app);
    const seed = testSeed;
    const days = await historyOf(vendor, seed);
    const since = [...days.keys()].toSorted()[0] ?? today;
    const ranges: [string, string][] = [
      ...[1, 7, 30, 90, 180, 365].map((n): [string, string] => [addDays(today, 1 - n), today]),
      [addDays(today, -1), addDays(today, -1)],
      ['2026-01-15', '2026-02-14'],
      ['2025-11-20', today],
      ['2025-12-31', '2026-01-01'],
      ...Array.from({ length: 8 }, (_, i): [string, string] => {
        const last = addDays(today, -((seed * (i + 1)) % 400));
        return [addDays(last, -((seed * (i + 7)) % 366)), last];
      }),
    ];
    for (const [start, end] of ranges) {
      const answer = await vendor.statistic(start, end);
      const inside = daysOf(start, end);
      const before = daysOf(addDays(start, -inside.length), addDays(start, -1));
      const sumOfDays = (wanted: readonly string[]): Four => sumOf(wanted.flatMap((day) => days.get(day) ?? []));
      const parts = await Promise.all(
        (['discovery', 'listing', 'category'] as const).map((p) => vendor.statistic(start, end, `&placement=${p}`)),
      );
      const isHourly = start === end;
      expect({
        seed,
        ...answer,
        series: { length: answer.series.length, first: answer.series[0]?.date, sum: sumOf(answer.series) },
        placements: sumOf(parts.map((part) => part.totals)),
      }).toMatchObject({
        seed,
        start_date: start,
        end_date: end,
        granularity: isHourly ? 'hour' : 'day',
        totals: sumOfDays(inside),
        // What was not counted in full is not compared with.
        previous: since < addDays(start, -inside.length) ? sumOfDays(before) : null,
        series: {
          length: isHourly ? 24 : inside.length,
          first: isHourly ? `${start}T00:00:00+07:00` : start,
          sum: sumOfDays(inside),
        },
        placements: sumOfDays(inside),
      });
    }
  });

  it('marks what was changed, in the reader’s language', async () => {
    const vendor = await buildAdvertiser(app);
    await app.build.ad(vendor, { cpc: 2_000, daily_budget: 50_000 });
    const { changes } = await vendor.statistic(addDays(today, -6), today);
    expect(changes.map(({ summary }) => summary)).toEqual([
      'Ad created',
      'Cost per Click Rp\u00a01,500 → Rp\u00a02,000 · Daily Budget unlimited → Rp\u00a050,000',
    ]);
    const answer = await app.call('GET', `${path}/statistic?start_date=${today}&end_date=${today}`, {
      as: vendor,
      headers: { 'accept-language': 'id' },
    });
    expect(answer.text).toContain('Biaya per Klik Rp\u00a01.500 → Rp\u00a02.000');
  });

  it('refuses ranges that are too long or backwards, and days that are none', async () => {
    const vendor = await buildAdvertiser(app);
    const ask = async (start: string, end: string) =>
      (await app.call('GET', `${path}/statistic?start_date=${start}&end_date=${end}`, { as: vendor })).body;
    expect(await ask('2025-11-19', today)).toMatchObject({ error: { code: 'ads.period_too_long' } });
    expect(await ask(today, '2026-11-19')).toMatchObject({ error: { code: 'ads.period_end_before_start' } });
    expect(await ask('2026-02-30', today)).toMatchObject({ error: { code: 'request.invalid' } });
  });

  it('is empty, not another’s, for a vendor without an ad', async () => {
    const stranger = await app.build.vendor();
    const answer = await app.call('GET', `${path}/statistic?start_date=${addDays(today, -6)}&end_date=${today}`, { as: stranger });
    expect(answer.body).toMatchObject({ data: { totals: { impressions: 0, clicks: 0, spending: 0, leads: 0 }, changes: [] } });
  });
});

describe('files', () => {
  it('hold the same numbers, in the reader’s language, for plans that permit it', async () => {
    const vendor = await buildAdvertiser(app, { vendor: { plan: 'Silver', categoryId: 57, cityId: 5 } });
    const viewer = app.build.viewer();
    await viewer.click(await seenCard(app, vendor, viewer));
    const days = await app.call('GET', `${path}/statistic.csv?start_date=${addDays(today, -1)}&end_date=${today}`, { as: vendor });
    expect(days.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(days.headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="statistics_[a-z0-9-]+_${addDays(today, -1)}_${today}.csv"$`),
    );
    expect(days.text).toBe(`\uFEFFDate,Displayed,Clicked,Spent (Rp),Leads\r\n${addDays(today, -1)},0,0,0,0\r\n${today},1,1,1500,0\r\n`);
    const clicks = await app.call('GET', `${path}/clicks.csv`, { as: vendor, headers: { 'accept-language': 'id' } });
    expect(clicks.headers['content-disposition']).toMatch(/^attachment; filename="clicks_[a-z0-9-]+\.csv"$/);
    expect(clicks.text).toContain('Tanggal;Jam (WIB);Penempatan;Biaya (Rp);Hasil;Alasan;Keberatan');
    expect(clicks.text).toMatch(new RegExp(`${today};\\d\\d:\\d\\d;`));
    expect(clicks.text).toContain('Kategori Anda;1500;Berbayar;;\r\n');
  });

  it('of many clicks has each of them once, those of one instant too', async () => {
    const vendor = await buildAdvertiser(app, { vendor: { plan: 'Silver', categoryId: 57, cityId: 5 } });
    // Four clicks in each microsecond, around the hundreds that are read at a time.
    await sql`insert into ad_click (id, vendor_id, token_id, placement, clicked_at, charged_idr, outcome, reason, agent_key, network)
      select token, ${vendor.vendorId}, token, 'listing', timestamptz '2026-11-19 03:00+00' + (n / 4) * interval '1 microsecond', 0, 'free', 'out_of_credit', 1, '10.0.0.0'
      from (select n, uuidv7() as token from generate_series(1, 1203) n) made`.execute(app.owner);
    const file = await app.call('GET', `${path}/clicks.csv`, { as: vendor });
    expect(file.status).toBe(200);
    expect(file.text.trim().split('\r\n')).toHaveLength(1_204);
  });

  it('of statistics and clicks are not part of Trial', async () => {
    const vendor = await buildAdvertiser(app, { vendor: { plan: 'Free' } });
    for (const file of [`statistic.csv?start_date=${today}&end_date=${today}`, 'clicks.csv']) {
      const answer = await app.call('GET', `${path}/${file}`, { as: vendor });
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ error: { code: 'ads.export_not_in_plan' } });
    }
  });
});

describe('the summary', () => {
  it('of a vendor without an ad has what the first page needs', async () => {
    const vendor = await app.build.vendor({ categoryId: 2, cityId: 11 });
    expect((await app.call('GET', `${path}/summary`, { as: vendor })).body).toEqual({
      data: {
        revision: 0,
        is_enabled: false,
        status: 'none',
        status_reason: null,
        cpc: null,
        daily_budget: null,
        pacing: null,
        held_back_until: null,
        start_date: null,
        end_date: null,
        credit_balance: 0,
        spent_today: 0,
        refunded_today: 0,
        budget_left_today: null,
        recommended_cpc: expect.objectContaining({ low: expect.any(Number) }),
        min_cpc: 1_000,
        max_cpc: 50_000,
        cpc_step: 50,
        confirm_above_cpc: 10_000,
        daily_budget_step: 1_000,
        max_daily_budget: 10_000_000,
        windows: { viewer_hours: 24, lead_days: 7, dispute_days: 30 },
        credit_days_left: null,
        last_30_days: {
          impressions: 0,
          clicks: 0,
          spending: 0,
          leads: 0,
          ctr: null,
          average_cpc: null,
          cost_per_lead: null,
          invalid_clicks: 0,
        },
        alerts: [],
      },
    });
  });

  it('says what was displayed, clicked, spent and not counted, and how long the credit lasts', async () => {
    const vendor = await buildAdvertiser(app, {
      credit: 20_000,
      vendor: { categoryId: 55, cityId: 6 },
      ad: { cpc: 2_000, daily_budget: 10_000 },
    });
    const [one, two] = [app.build.viewer(), app.build.viewer()];
    const first = await seenCard(app, vendor, one);
    const second = await seenCard(app, vendor, two);
    await one.click(first);
    await one.click(first);
    await two.click(second);
    expect(await vendor.summary()).toMatchObject({
      status: 'displaying',
      credit_balance: 16_000,
      spent_today: 4_000,
      budget_left_today: 6_000,
      credit_days_left: 4,
      last_30_days: {
        impressions: 2,
        clicks: 2,
        spending: 4_000,
        leads: 0,
        ctr: 1,
        average_cpc: 2_000,
        cost_per_lead: null,
        invalid_clicks: 1,
      },
      alerts: [{ code: 'credit_running_out' }],
    });
  });

  it('recommends what others pay in the category and city, from five of them on', async () => {
    const where = { categoryId: 209, cityId: 12 };
    for (const cpc of [1_000, 2_000, 3_000, 4_000, 5_000]) await buildAdvertiser(app, { vendor: where, ad: { cpc } });
    app.clock.advance(60_000);
    const vendor = await buildAdvertiser(app, { vendor: where, ad: { cpc: 1_500 } });
    expect(await vendor.summary()).toMatchObject({
      recommended_cpc: { low: 2_000, mid: 3_000, high: 4_000, sample: 5, basis: 'category_and_city' },
      alerts: [{ code: 'cpc_below_recommendation', recommended: 3_000 }],
    });
  });
});
