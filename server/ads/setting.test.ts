import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAdvertiser } from '../testing/builders/advertisers.ts';
import type { BuiltVendor } from '../testing/builders/accounts.ts';
import { patiently } from '../testing/patiently.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const path = '/ms/bs-vendors/api/v1/vendor_ads';
let app: TestApp;
beforeAll(async () => {
  // 20 November in Jakarta.
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
});
afterAll(() => app.close());

const full = { cpc: 1_500, daily_budget: 50_000, start_date: null, end_date: null, is_enabled: true };
const named = (accountId: number, name: string) =>
  app.owner.updateTable('account').set({ display_name: name }).where('id', '=', accountId).execute();
const put = (vendor: Pick<BuiltVendor, 'sessionId'> | undefined, body: object) => app.call('PUT', path, { as: vendor, body });
const get = async (vendor: BuiltVendor) => (await app.call('GET', path, { as: vendor })).body;

describe('saving an ad', () => {
  it('there is none at first', async () => {
    expect(await get(await app.build.vendor())).toEqual({ data: null });
  });

  it('creates it, and says from which day it shows', async () => {
    const vendor = await app.build.vendor();
    await app.build.topUp(vendor, 50_000);
    const answer = await put(vendor, full);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      // Who says nothing about the pacing gets what the settings page proposes.
      data: {
        ...full,
        pacing: 'spread',
        revision: 1,
        status: 'displaying',
        status_reason: { code: 'displaying' },
        starts_on: '2026-11-20',
      },
      outcome: 'created',
    });
    expect(await get(vendor)).toEqual({ data: (answer.body as { data: unknown }).data });
  });

  it('creates it without credit too, and says so', async () => {
    const vendor = await app.build.vendor();
    expect((await put(vendor, full)).body).toMatchObject({ outcome: 'created_insufficient_credit', data: { status: 'out_of_credit' } });
  });

  it('changes it', async () => {
    const vendor = await buildAdvertiser(app);
    const answer = await put(vendor, { ...full, daily_budget: null, start_date: '2026-12-01', end_date: '2026-12-31' });
    expect(answer.body).toMatchObject({
      outcome: 'updated',
      data: { status: 'scheduled', status_reason: { code: 'scheduled', starts_on: '2026-12-01' }, starts_on: '2026-12-01' },
    });
  });

  it('is not overwritten unnoticed by a window that was opened before', async () => {
    const vendor = await app.build.vendor();
    expect((await put(vendor, { ...full, revision: 0 })).status).toBe(200);
    expect((await put(vendor, { ...full, cpc: 1_600, revision: 1 })).body).toMatchObject({ data: { cpc: 1_600, revision: 2 } });
    const late = await put(vendor, { ...full, daily_budget: 90_000, revision: 1 });
    expect(late).toMatchObject({ status: 409, body: { error: { code: 'ads.edited_elsewhere' } } });
    expect(await get(vendor)).toMatchObject({ data: { cpc: 1_600, daily_budget: 50_000, revision: 2 } });
    // A save that was sent twice is no conflict, and who names no revision saves as the specification says.
    expect((await put(vendor, { ...full, cpc: 1_600, revision: 1 })).status).toBe(200);
    expect((await put(vendor, { ...full, cpc: 1_700 })).body).toMatchObject({ data: { cpc: 1_700, revision: 3 } });
  });

  it('of two concurrent creations, the second is refused with a message', async () => {
    const vendor = await app.build.vendor();
    await put(vendor, { ...full, revision: 0 });
    expect((await put(vendor, { ...full, cpc: 2_000, revision: 0 })).status).toBe(409);
  });

  it('the same twice is one change', async () => {
    const vendor = await app.build.vendor();
    await named(vendor.accountId, 'Ibu Kirana');
    await put(vendor, full);
    await put(vendor, full);
    const changes = await app.call('GET', `${path}/changes`, { as: vendor });
    expect(changes.body).toMatchObject({ data: [{ id: 1, before: null, after: full, changed_by: 'Ibu Kirana' }], meta: { total: 1 } });
  });

  it('lists who changed what, newest first', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    const manager = await app.build.member(vendor.vendorId, 'manager');
    await named(manager.accountId, 'Laras Wibowo');
    await named(vendor.accountId, 'Ibu Kirana');
    await put(vendor, full);
    await put(vendor, { ...full, cpc: 2_000 });
    await put(manager, { ...full, cpc: 2_000, is_enabled: false });
    const first = await app.call('GET', `${path}/changes?limit=2`, { as: vendor });
    expect(first.body).toMatchObject({
      data: [
        { id: 3, changed_by: 'Laras Wibowo', before: { cpc: 2_000, is_enabled: true }, after: { cpc: 2_000, is_enabled: false } },
        { id: 2, changed_by: 'Ibu Kirana', before: { cpc: 1_500 }, after: { cpc: 2_000 } },
      ],
      meta: { page: 1, limit: 2, total: 3 },
    });
    expect((await app.call('GET', `${path}/changes?limit=2&page=2`, { as: vendor })).body).toMatchObject({
      data: [{ id: 1, before: null }],
    });
  });
});

describe('how a budget is used', () => {
  it('is chosen, kept by saves without it, and listed with the changes', async () => {
    const vendor = await app.build.vendor();
    await put(vendor, { ...full, pacing: 'fast' });
    await put(vendor, { ...full, cpc: 2_000 });
    expect(await get(vendor)).toMatchObject({ data: { cpc: 2_000, pacing: 'fast' } });
    await put(vendor, { ...full, cpc: 2_000, pacing: 'spread' });
    expect((await app.call('GET', `${path}/changes`, { as: vendor })).body).toMatchObject({
      data: [{ before: { pacing: 'fast' }, after: { pacing: 'spread' } }, { id: 2 }, { id: 1, after: { pacing: 'fast' } }],
    });
    const graph = await app.call('GET', `${path}/statistic?start_date=2026-11-20&end_date=2026-11-20`, { as: vendor });
    expect(graph.body).toMatchObject({
      data: { changes: [{}, {}, { summary: 'Budget as fast as possible → spread over the day' }] },
    });
  });

  it('is one of two ways', async () => {
    expect((await put(await app.build.vendor(), { ...full, pacing: 'slow' })).status).toBe(400);
  });
});

describe('what may not be saved', () => {
  it.each([
    [{ cpc: null }, 'cpc', 'ads.cpc_required', 'Cost per Click must be filled'],
    [{ cpc: undefined }, 'cpc', 'ads.cpc_required', 'Cost per Click must be filled'],
    [{ cpc: 450 }, 'cpc', 'ads.cpc_below_minimum', 'Cost per Click must not be lower than Rp 500'],
    [{ cpc: 0 }, 'cpc', 'ads.cpc_below_minimum', 'Cost per Click must not be lower than Rp 500'],
    [{ cpc: -0 }, 'cpc', 'ads.cpc_below_minimum', 'Cost per Click must not be lower than Rp 500'],
    [{ cpc: -1_500 }, 'cpc', 'ads.cpc_below_minimum', 'Cost per Click must not be lower than Rp 500'],
    [{ cpc: 1e308 }, 'cpc', 'ads.cpc_above_maximum', 'Cost per Click must not be higher than Rp 50,000'],
    [{ cpc: 500.5 }, 'cpc', 'ads.cpc_not_in_steps', 'Cost per Click must be a multiple of Rp 50'],
    [{ cpc: '1500' }, 'cpc', 'ads.not_a_number', 'Please enter a whole number'],
    [{ daily_budget: 1_000 }, 'daily_budget', 'ads.daily_budget_below_cpc', 'Daily Budget must not be lower than Cost per Click'],
    [{ daily_budget: '' }, 'daily_budget', 'ads.daily_budget_required', 'Daily Budget must be filled'],
    [{ daily_budget: undefined }, 'daily_budget', 'ads.daily_budget_required', 'Daily Budget must be filled'],
    [{ daily_budget: 2_500 }, 'daily_budget', 'ads.daily_budget_not_in_steps', 'Daily Budget must be a multiple of Rp 1,000'],
    [{ daily_budget: 11_000_000 }, 'daily_budget', 'ads.daily_budget_above_maximum', 'Daily Budget must not be higher than Rp 10,000,000'],
    [{ start_date: '2026-11-19' }, 'start_date', 'ads.period_in_the_past', 'Please select the upcoming period'],
    [
      { start_date: '2026-11-20', end_date: '2026-11-19' },
      'end_date',
      'ads.period_end_before_start',
      'The end date must not be before the start date',
    ],
    [{ start_date: '2026-02-30' }, 'start_date', 'ads.not_a_date', 'Please enter a date'],
  ])('%j', async (wrong, field, code, message) => {
    const vendor = await app.build.vendor();
    const answer = await put(vendor, { ...full, ...wrong });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ error: { code, field, message, fields: [{ field, code, message }] } });
    expect(await get(vendor)).toEqual({ data: null });
  });

  it('all wrong fields are told at once, in the reader’s language', async () => {
    const vendor = await app.build.vendor();
    const answer = await app.call('PUT', path, {
      as: vendor,
      body: { cpc: 10, daily_budget: 'x', start_date: '2020-01-01', end_date: null },
      headers: { 'accept-language': 'id-ID,id;q=0.9' },
    });
    expect(answer.body).toMatchObject({ error: { fields: [{ field: 'cpc' }, { field: 'daily_budget' }, { field: 'start_date' }] } });
    expect(answer.text).toContain('Periode');
  });

  it('a category with a higher minimum has it', async () => {
    const vendor = await app.build.vendor({ categoryId: 6 });
    expect((await put(vendor, { ...full, cpc: 950 })).body).toMatchObject({
      error: { code: 'ads.cpc_below_minimum', params: { minimum: 1_000 } },
    });
  });

  it('fields of the server are not taken', async () => {
    const vendor = await app.build.vendor();
    for (const extra of [{ vendor_id: 1 }, { status: 'displaying' }, { spent_idr: 0 }, { version: 7 }])
      expect((await put(vendor, { ...full, ...extra })).status).toBe(400);
  });

  it('without a session, as a couple, or unpublished', async () => {
    expect((await put(undefined, full)).status).toBe(401);
    const couple = await app.build.couple();
    expect((await app.call('PUT', path, { as: couple, body: full })).status).toBe(403);
    expect((await put(await app.build.vendor({ status: 0 }), full)).status).toBe(403);
    expect((await put(await app.build.vendor({ status: 2 }), full)).status).toBe(403);
  });
});

describe('two sessions that save at once', () => {
  it('never leave a daily budget below the cost per click', async () => {
    const vendor = await app.build.vendor();
    const wishes = [
      { cpc: 500, daily_budget: 1_000 },
      { cpc: 5_000, daily_budget: 5_000 },
      { cpc: 20_000, daily_budget: 20_000 },
      { cpc: 1_000, daily_budget: null },
    ];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) => patiently(() => put(vendor, { ...full, ...wishes[i % wishes.length] }))),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.filter(({ body }) => (body as { outcome: string }).outcome.startsWith('created')).length).toBe(1);
    const { data } = (await get(vendor)) as { data: { cpc: number; daily_budget: number | null } };
    expect(wishes).toContainEqual({ cpc: data.cpc, daily_budget: data.daily_budget });
    const { changes, versions } = await app.owner
      .selectFrom('vendor_ad_change')
      .innerJoin('vendor_ad', 'vendor_ad.vendor_id', 'vendor_ad_change.vendor_id')
      .select((e) => [e.fn.countAll<number>().as('changes'), e.fn.max('vendor_ad.version').as('versions')])
      .where('vendor_ad.vendor_id', '=', vendor.vendorId)
      .executeTakeFirstOrThrow();
    expect(changes).toBe(versions);
  });
});

describe('what the database forbids by itself', () => {
  it.each([
    'update vendor_ad_change set cpc_idr = 1',
    'delete from vendor_ad_change',
    'update ad_click set charged_idr = 0',
    'delete from ad_click',
    'truncate ad_click',
    'delete from ad_lead',
    'delete from ad_dispute',
  ])('the role of the application may not: %s', async (text) => {
    await expect(sql.raw(text).execute(app.db)).rejects.toThrow('permission denied');
  });
});
