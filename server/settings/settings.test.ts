// Settings with their history: who can change them, and which values apply to each order and click, on two processes.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Setting } from '../../contract/settings.ts';
import { rulesOf, type SettingName, startingValues } from '../../core/settings/product-settings.ts';
import { settingLeadMs, timelineOf } from '../../core/settings/timeline.ts';
import { dayMs, hourMs, minuteMs } from '../../core/time.ts';
import { type Advertiser, buildAdvertiser, seenCard } from '../testing/builders/advertisers.ts';
import { date } from '../../texts/format.ts';
import { operationsOf } from '../testing/builders/operations.ts';
import { codeOf } from '../testing/code-of.ts';
import { differences } from '../testing/oracle.ts';
import { allChanges } from './api.ts';
import { openTestApp, secretsOf, type TestApp } from '../testing/test-app.ts';
import type { Answer } from '../testing/builders/context.ts';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z', env: { TRUSTED_PROXY_HOPS: '0' } });
  other = await openTestApp({ on: app, env: secretsOf(app), at: '2026-11-20T03:00:00Z' });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const idOf = (answer: Answer): string => (answer.body as { data: { id: string } }).data.id;
const propose = async (name: SettingName, value: unknown, startsAt: number | null = null, as = app.build.operator('finance')) =>
  operationsOf(app).post(await as, `/settings/${name}/changes`, {
    value,
    starts_at: startsAt === null ? null : new Date(startsAt).toISOString(),
    reason: 'Decided by the board',
  });
const approve = async (proposal: Answer, on = app): Promise<Answer> =>
  operationsOf(on).decide(await app.build.operator('finance'), idOf(proposal), 'approved');
const shown = async (name: SettingName): Promise<Setting> => {
  const { data } = await operationsOf(app).read<{ data: Setting[] }>(await app.build.operator('finance'), '/settings');
  const found = data.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} is not shown`);
  return found;
};
/** The change is known to both processes: they hear of it by a notification, whatever their clocks say. */
const known = async (at: number): Promise<void> => {
  const expected = timelineOf(await allChanges(app.owner)).at(at);
  for (const process of [app, other])
    await app.eventually(
      async () => process.system.settings.at(at),
      (rules) => isDeepStrictEqual(rules, expected),
    );
  expect(other.system.settings.at(at)).toEqual(app.system.settings.at(at));
};
/** Changed by two operators, and known to both processes. */
const change = async (name: SettingName, value: unknown, startsAt: number | null = null, on = app): Promise<number> => {
  const proposal = await propose(name, value, startsAt);
  expect(proposal.status, proposal.text).toBe(201);
  const from = startsAt ?? app.clock.now() + settingLeadMs;
  const approved = await approve(proposal, on);
  expect(approved.status, approved.text).toBe(200);
  await known(from);
  return from;
};
const advance = (ms: number): void => {
  app.clock.advance(ms);
  other.clock.set(app.clock.now());
};

test('the database starts with the values the product starts with', async () => {
  const { rows } = await sql<{ name: string; value: unknown }>`select name, value from product_setting order by id`.execute(app.owner);
  expect(Object.fromEntries(rows.map(({ name, value }) => [name, value]))).toEqual(JSON.parse(JSON.stringify(startingValues)));
  expect(app.system.settings.at(app.clock.now())).toEqual(rulesOf(startingValues));
});

describe('a change', () => {
  test('takes two operators with finance, and starts only when every process can know of it', async () => {
    const asker = await app.build.operator('finance');
    const proposal = await propose('payouts.minimum', 75_000, null, Promise.resolve(asker));
    expect(proposal.status, proposal.text).toBe(201);
    expect((await shown('payouts.minimum')).proposal).toMatchObject({ kind: 'setting_change', terms: { value: '75000', before: '50000' } });
    expect(codeOf(await propose('payouts.minimum', 80_000))).toBe('operations.already_waiting');
    expect(codeOf(await operationsOf(app).decide(asker, idOf(proposal), 'approved'))).toBe('operations.own_request');
    expect(codeOf(await operationsOf(app).decide(await app.build.operator('support'), idOf(proposal), 'approved'))).toBe(
      'identity.forbidden',
    );
    expect((await approve(proposal)).status).toBe(200);
    await known(app.clock.now() + settingLeadMs);
    expect(await shown('payouts.minimum')).toMatchObject({ value: 50_000, scheduled: [{ value: 75_000, reason: 'Decided by the board' }] });
    const earnings = async (): Promise<unknown> =>
      ((await other.call('GET', '/v2/earnings', { as: vendor })).body as { data?: { minimum?: number } }).data?.minimum;
    const vendor = await app.build.vendor();
    expect(await earnings()).toBe(50_000);
    advance(settingLeadMs);
    expect(await earnings()).toBe(75_000);
    const { value, scheduled, history } = await shown('payouts.minimum');
    expect({ value, scheduled }).toEqual({ value: 75_000, scheduled: [] });
    expect(history).toMatchObject([
      { value: 75_000, proposed_by: expect.any(String), approved_by: expect.any(String) },
      { value: 50_000, set_at: null, proposed_by: null, approved_by: null },
    ]);
  });

  test.each([
    ['of a value its setting cannot have', 'tax.vat', 9_000, null, 'settings.above_maximum'],
    ['of nothing', 'tax.vat', 1_100, null, 'settings.unchanged'],
    ['that starts before every process knows of it', 'tax.vat', 1_200, settingLeadMs - 1, 'settings.starts_too_soon'],
    ['in many years', 'tax.vat', 1_200, 900 * dayMs, 'settings.starts_too_late'],
  ] as const)('%s is refused', async (_, name, value, startsIn, code) => {
    expect(codeOf(await propose(name, value, startsIn === null ? null : app.clock.now() + startsIn))).toBe(code);
  });

  test('is replaced by a later one with the same start, and only that one is announced', async () => {
    const from = app.clock.now() + 10 * dayMs;
    for (const value of [12, 36]) await change('orders.payment_hours', value, from);
    expect((await shown('orders.payment_hours')).scheduled).toMatchObject([{ value: 36 }]);
    expect(app.system.settings.at(from).paymentLifeMs).toBe(36 * hourMs);
    await change('orders.payment_hours', 24, from);
  });

  test('that nobody approved before its start is closed, and nothing has changed', async () => {
    const proposal = await propose('tax.vat', 1_200, app.clock.now() + hourMs);
    advance(hourMs);
    expect(codeOf(await approve(proposal))).toBe('operations.facts_changed');
    expect(await shown('tax.vat')).toMatchObject({ value: 1_100, scheduled: [], proposal: null });
  });

  test('is not for support, nor for vendors', async () => {
    expect((await propose('tax.vat', 1_200, null, app.build.operator('support'))).status).toBe(403);
    expect((await app.call('GET', '/v2/operations/settings', { as: await app.build.vendor() })).status).toBe(403);
  });

  test('is never rewritten, not even by the application', async () => {
    await expect(sql`update product_setting set value = '1'`.execute(app.db)).rejects.toThrow(/permission denied/);
    await expect(sql`delete from product_setting`.execute(app.db)).rejects.toThrow(/permission denied/);
  });
});

describe('a minimum that rises', () => {
  const feedOf = async (vendor: Advertiser) =>
    ((await app.call('GET', `/ms/feeds/api/v1/users/${vendor.vendorId}/activities`, { as: vendor })).body as { data: { page: string }[] })
      .data;

  test('is told beforehand, once, to whom it will stop: with its day, as a line too; and then the ad says why it does not show', async () => {
    const where = { categoryId: 52, cityId: 4 };
    const low = await buildAdvertiser(app, { vendor: where, ad: { cpc: 1_000 } });
    const high = await buildAdvertiser(app, { vendor: where, ad: { cpc: 1_500 } });
    advance(0);
    const from = await change('ads.minimum_cpc', 1_500, app.clock.now() + 2 * hourMs);
    for (const process of [app, other, app]) await process.system.ads.tellOfMinimum();
    const [line] = await feedOf(low);
    expect(line).toMatchObject({
      title: `The minimum cost per click rises to Rp 1,500 on ${date(from, 'en')}`,
      page: '/dashboard/pay-per-click/settings',
    });
    expect(await feedOf(low)).toHaveLength(1);
    expect(await feedOf(high)).toEqual([]);
    expect((await low.summary()).status).toBe('displaying');
    advance(from - app.clock.now());
    expect(await low.summary()).toMatchObject({ status: 'below_minimum', status_reason: { minimum: 1_500 }, min_cpc: 1_500 });
    expect((await high.summary()).status).toBe('displaying');
    await change('ads.minimum_cpc', 500);
    advance(settingLeadMs);
    await app.system.ads.tellOfMinimum();
    expect((await low.summary()).status).toBe('displaying');
    expect(await feedOf(low)).toHaveLength(1);
  });

  test('to another amount at the same start is told again, and not to whom raised the price in between', async () => {
    const where = { categoryId: 52, cityId: 4 };
    const [one, two] = [
      await buildAdvertiser(app, { vendor: where, ad: { cpc: 1_000 } }),
      await buildAdvertiser(app, { vendor: where, ad: { cpc: 1_000 } }),
    ];
    advance(0);
    const from = await change('ads.minimum_cpc', 1_500, app.clock.now() + 2 * hourMs);
    await other.system.ads.tellOfMinimum();
    expect((await app.build.ad(two, { cpc: 3_000 })).status).toBe(200);
    await change('ads.minimum_cpc', 2_000, from);
    await app.system.ads.tellOfMinimum();
    await other.system.ads.tellOfMinimum();
    expect([(await feedOf(one)).length, (await feedOf(two)).length]).toEqual([2, 1]);
    await change('ads.minimum_cpc', 500, from);
  });
});

describe('what was made before a change keeps what was in force', () => {
  test('a sent quotation its tax, while a draft shows the new one', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
    const sent = await app.build.sentQuotation({ vendor, couple }, { is_taxed: true });
    const draft = await app.build.draft(vendor, await app.build.inquiry(await app.build.couple(), vendor.vendorId), { is_taxed: true });
    await change('tax.vat', 1_200);
    advance(settingLeadMs);
    const totalsOf = async (id: string): Promise<unknown> =>
      ((await app.call('GET', `/ms/quotation/v1/quotations/${id}`, { as: vendor })).body as { quotation: { totals: unknown } }).quotation
        .totals;
    expect(await totalsOf(sent.quotation.id)).toMatchObject({ tax_rate: 0.11, tax: 1_100_000 });
    expect(await totalsOf(draft.id)).toMatchObject({ tax_rate: 0.12, tax: 1_200_000 });
    await change('tax.vat', 1_100);
    advance(settingLeadMs);
  });

  test('and what was shown before it is not paid at another price: credit, a membership and an instalment name the new total', async () => {
    const [vendor, couple] = [await app.build.vendor({ plan: 'Free' }), await app.build.couple()];
    const checkout = (body: object, key: string = randomUUID()) =>
      app.call('POST', '/ms/bs-vendors/api/v1/ads_credits/checkout', { as: vendor, body, headers: { 'idempotency-key': key } });
    const shown = { credits: 500_000, expected_total_idr: 555_000 };
    const key = randomUUID();
    const placed = await checkout(shown, key);
    expect(placed.status).toBe(200);
    const { serviceId, quote } = await app.build.offer(vendor, 'Gold', 'year');
    await change('tax.vat', 1_200);
    advance(settingLeadMs);
    const changed = (total: number) => ({
      status: 409,
      body: { error: { code: 'payments.total_changed', field: 'expected_total_idr', params: { total } } },
    });
    expect(await checkout(shown)).toMatchObject(changed(560_000));
    const countOf = async () =>
      ((await app.call('GET', '/ms/bs-vendors/api/v1/ads_credits/orders', { as: vendor })).body as { data: [] }).data;
    expect(await countOf()).toHaveLength(1);
    // The request that made an order finds it again, at the price it was made at; a caller that showed nothing pays what it costs now.
    await app.owner.deleteFrom('idempotency_key').where('key', '=', key).execute();
    expect((await checkout(shown, key)).body).toEqual(placed.body);
    expect(await checkout({ credits: 500_000 })).toMatchObject({ status: 200, body: { data: { order: { total: 560_000 } } } });
    expect(await checkout({ credits: 500_000, expected_total_idr: 560_000 })).toMatchObject({ status: 200 });
    const plan = { service_id: serviceId, plan: 'Gold', term: 'year', expected_total_idr: quote?.total };
    expect(await app.call('POST', '/v2/membership/orders', { as: vendor, body: plan })).toMatchObject(changed(6_720_000));
    const studio = await app.build.vendor({ plan: 'Gold' });
    const accepted = await app.build.acceptedQuotation({ vendor: studio, couple });
    const [instalment] = accepted.quotation.instalments;
    const pay = (expected: number) =>
      app.call('POST', '/ms/pay/v1/payments', {
        as: couple,
        body: {
          targeted_currency: 'IDR',
          product_items: [{ product_id: 6, data: { payment_schedule_id: instalment?.id }, quantity: 1 }],
          success_url: '/account/quotations',
          expected_total_idr: expected,
        },
      });
    expect(await pay(1)).toMatchObject(changed(instalment?.amount ?? 0));
    expect(await pay(instalment?.amount ?? 0)).toMatchObject({ status: 200 });
    await change('tax.vat', 1_100);
    advance(settingLeadMs);
  });

  test('a charged click the days in which it can be disputed', async () => {
    const vendor = await buildAdvertiser(app, { vendor: { categoryId: 5, cityId: 3 } });
    const viewer = app.build.viewer();
    await viewer.click(await seenCard(app, vendor, viewer));
    advance(0);
    await change('ads.dispute_days', 2);
    const canDispute = async (): Promise<unknown> => (await vendor.clicks()).map((click) => click.can_dispute);
    advance(settingLeadMs);
    const later = app.build.viewer();
    await later.click(await seenCard(app, vendor, later));
    expect(await canDispute()).toEqual([true, true]);
    // Sessions end after a day.
    const sessions = () =>
      sql`update session set expires_at = ${new Date(app.clock.now() + dayMs)}, last_seen_at = ${new Date(app.clock.now())}`.execute(
        app.owner,
      );
    advance(3 * dayMs);
    await sessions();
    expect(await canDispute()).toEqual([false, true]);
    advance(28 * dayMs);
    await sessions();
    expect(await canDispute()).toEqual([false, false]);
  });
});

test('for random changes on two processes, each order and each click has what is in force at its time', async () => {
  const vendor: Advertiser = await buildAdvertiser(app, { credit: 5_000_000, vendor: { categoryId: 52, cityId: 7 } });
  const viewer = app.build.viewer();
  advance(0);
  let seed = 7;
  const chance = (n: number) => Math.floor((seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 65_536) % n;
  const pick = <T>(list: readonly T[]): T => list[chance(list.length)] as T;
  const values = {
    'tax.vat': [1_000, 1_100, 1_200, 0],
    'orders.payment_hours': [1, 24, 48],
    'ads.viewer_hours': [1, 2, 24],
    'ads.minimum_cpc': [500, 1_500, 2_000],
  } as const;
  const names = ['tax.vat', 'orders.payment_hours', 'ads.viewer_hours', 'ads.minimum_cpc'] as const;
  // What the test itself believes: every change with its start, in the order in which they were decided.
  const believed: { name: (typeof names)[number]; value: number; from: number }[] = names.map((name) => ({
    name,
    value: startingValues[name],
    from: Number.NEGATIVE_INFINITY,
  }));
  const inForce = (name: (typeof names)[number], at: number): number =>
    believed.reduce<{ value: number; from: number } | null>(
      (best, one) => (one.name === name && one.from <= at && (best === null || one.from >= best.from) ? one : best),
      null,
    )?.value ?? -1;
  const seen = new Set<string>();
  let lastCountedAt = Number.NEGATIVE_INFINITY;
  for (let round = 0; round < 14; round++) {
    // What looks and clicks moved the clock of one process alone.
    advance(0);
    const name = pick(names);
    const startsAt = chance(2) === 0 ? null : app.clock.now() + settingLeadMs + chance(180) * minuteMs;
    const from = startsAt ?? app.clock.now() + settingLeadMs;
    const value = pick(values[name].filter((one) => one !== inForce(name, from)));
    expect(await change(name, value, startsAt, pick([app, other]))).toBe(from);
    believed.push({ name, value, from });
    // Sometimes a millisecond before it starts, sometimes at that very instant, sometimes anywhere.
    const now = app.clock.now();
    advance(pick([Math.max(0, from - now - 1), Math.max(0, from - now), chance(200) * minuteMs]));
    const on = pick([app, other]);
    const at = on.clock.now();
    const { order } = await on.build.order(await app.build.vendor(), 500_000);
    expect(order.total).toBe(500_000 + inForce('tax.vat', at) * 50);
    expect(Date.parse(order.expires_at)).toBe(at + inForce('orders.payment_hours', at) * hourMs);
    // Decks are reshuffled every second.
    advance(1_500);
    const isShown = inForce('ads.minimum_cpc', app.clock.now()) <= 1_500;
    expect(await vendor.isShown()).toBe(isShown);
    if (!isShown) continue;
    const card = await seenCard(app, vendor, viewer);
    await viewer.click(card);
    const clickedAt = app.clock.now();
    const isRepeat = clickedAt - lastCountedAt < inForce('ads.viewer_hours', clickedAt) * hourMs;
    const click = await app.owner
      .selectFrom('ad_click')
      .select(['outcome', 'reason'])
      .orderBy('clicked_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(click).toEqual(isRepeat ? { outcome: 'invalid', reason: 'repeat_viewer' } : { outcome: 'charged', reason: null });
    if (!isRepeat) lastCountedAt = clickedAt;
    seen.add(isRepeat ? 'repeat' : 'charged');
  }
  expect(seen).toEqual(new Set(['repeat', 'charged']));
  expect(await differences(app.owner)).toEqual([]);
});
