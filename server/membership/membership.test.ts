import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BuiltVendor } from '../testing/builders/accounts.ts';
import { differences } from '../testing/oracle.ts';
import { openTestApp, secretsOf, type TestApp } from '../testing/test-app.ts';

const start = '2026-11-20T03:00:00Z';
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: start });
  other = await openTestApp({ on: app, env: secretsOf(app), at: start });
});
beforeEach(() => app.clock.set(start));
afterAll(async () => {
  await other.close();
  await app.close();
});

const planOf = async (as: BuiltVendor) =>
  ((await app.call('GET', '/v2/me', { as })).body as { vendor: { membershipInfo: { statusPlan: string } } }).vendor.membershipInfo
    .statusPlan;
const statusOf = async (as: BuiltVendor, id: string) =>
  ((await app.call('GET', `/v2/membership/orders/${id}`, { as })).body as { data: { order: object } }).data.order;
const subjectsTo = async (email: string) =>
  (
    await sql<{
      subject: string;
    }>`select data->>'subject' as subject from pgboss.job where name = 'send-mail' and data->>'to' = ${email} order by created_on`.execute(
      app.owner,
    )
  ).rows.map(({ subject }) => subject);

describe('the plans', () => {
  test('say what they permit and cost, and every service has offers', async () => {
    const vendor = await app.build.vendor();
    const { body } = await app.call('GET', '/v2/membership', { as: vendor });
    expect(body).toMatchObject({
      data: {
        status_plan: 'Trial',
        tax_rate: 0.11,
        plans: [
          { name: 'Gold', price_year: 6_000_000, city_max: 5, store_product_max: null, client_fee_basis_points: 200 },
          { name: 'Silver', price_month: 250_000, city_max: 2 },
          { name: 'Free', price_year: null, contact_cost: 1 },
        ],
        services: [{ is_main: true, membership: null, offers: { length: 4 } }],
      },
    });
    expect(await app.build.offer(vendor, 'Gold', 'year')).toMatchObject({
      quote: { kind: 'new', price: 6_000_000, tax: 660_000, total: 6_660_000, starts_on: '2026-11-20', ends_on: '2027-11-19' },
    });
  });
});

describe('an upgrade', () => {
  test('is active on the next request after the money, with a receipt, once', async () => {
    const vendor = await app.build.vendor();
    const placed = await app.build.placedMembership(vendor, 'Gold', 'year');
    expect(await planOf(vendor)).toBe('Trial');
    expect((await app.call('GET', `/v2/membership/orders/${placed.order.id}/receipt`, { as: vendor })).status).toBe(409);
    for (let i = 0; i < 3; i++) expect((await app.build.membershipWebhook(placed)).status).toBeLessThan(300);
    expect(await planOf(vendor)).toBe('Gold');
    expect(await statusOf(vendor, placed.order.id)).toMatchObject({ status: 'paid', starts_on: '2026-11-20', ends_on: '2027-11-19' });
    const pdf = await app.call('GET', `/v2/membership/orders/${placed.order.id}/receipt`, { as: vendor });
    expect(pdf.text.startsWith('%PDF')).toBe(true);
    expect((await subjectsTo(vendor.email)).filter((subject) => subject === 'Your Gold membership is active')).toHaveLength(1);
  });

  test('counts what is left of the lower plan, and the price shown is the price paid', async () => {
    const before = await app.build.vendor();
    await app.build.boughtMembership(before, 'Silver', 'year');
    app.clock.set('2027-05-22T03:00:00Z');
    const vendor = await app.build.signedInAgain(before);
    const offer = await app.build.offer(vendor, 'Gold', 'year');
    const credit = Math.floor((2_500_000 * 182) / 365);
    expect(offer.quote).toMatchObject({ kind: 'upgrade', credit, subtotal: 6_000_000 - credit, starts_on: '2027-05-22' });
    const placed = await app.build.placedMembership(vendor, 'Gold', 'year');
    expect(placed.order).toMatchObject({ credit, total: offer.quote?.total, replaces: 'Silver' });
    await app.build.membershipWebhook(placed);
    expect(await planOf(vendor)).toBe('Gold');
  });

  test('at another price than the vendor was shown is refused', async () => {
    const vendor = await app.build.vendor();
    expect(await app.build.orderMembership(vendor, 'Gold', 'year', { expected_total_idr: 1 })).toMatchObject({
      status: 409,
      body: { error: { code: 'payments.total_changed', field: 'expected_total_idr', params: { total: 6_660_000 } } },
    });
  });

  test('down is refused, and a month that is worth less than what is left', async () => {
    const vendor = await app.build.vendor();
    await app.build.boughtMembership(vendor, 'Silver', 'year');
    expect(await app.build.offer(vendor, 'Gold', 'month')).toMatchObject({
      quote: null,
      refusal: { code: 'membership.credit_covers_price' },
    });
    await app.build.boughtMembership(vendor, 'Gold', 'year');
    expect(await app.build.orderMembership(vendor, 'Silver', 'year')).toMatchObject({
      body: { error: { code: 'membership.not_an_upgrade' } },
    });
  });

  test('of a service of somebody else is not there', async () => {
    const [vendor, stranger] = [await app.build.vendor(), await app.build.vendor()];
    const { serviceId } = await app.build.offer(stranger, 'Gold', 'year');
    expect((await app.build.orderMembership(vendor, 'Gold', 'year', { service_id: serviceId })).status).toBe(404);
    const placed = await app.build.placedMembership(stranger, 'Gold', 'year');
    expect((await app.call('GET', `/v2/membership/orders/${placed.order.id}`, { as: vendor })).status).toBe(404);
    expect((await app.call('GET', `/v2/membership/orders/${placed.order.id}/receipt`, { as: vendor })).status).toBe(404);
  });

  test('ordered again under the same key is the same order, from 64 at once on two processes', async () => {
    const vendor = await app.build.vendor();
    const key = randomUUID();
    const { serviceId, quote } = await app.build.offer(vendor, 'Gold', 'year');
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, i) =>
        (i % 2 === 0 ? app : other).call('POST', '/v2/membership/orders', {
          as: vendor,
          body: { service_id: serviceId, plan: 'Gold', term: 'year', expected_total_idr: quote?.total },
          headers: { 'idempotency-key': key },
        }),
      ),
    );
    const ids = answers.flatMap(({ status, body }) =>
      status === 200 ? [(body as { data: { order: { id: string } } }).data.order.id] : [],
    );
    expect(new Set(ids).size).toBe(1);
    const { count } = await app.owner
      .selectFrom('membership_order')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('vendor_id', '=', vendor.vendorId)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });
});

describe('money that fits no more', () => {
  test('of two orders made on the same membership one is delivered and the other goes back', async () => {
    const vendor = await app.build.vendor();
    const orders = [await app.build.placedMembership(vendor, 'Gold', 'year'), await app.build.placedMembership(vendor, 'Gold', 'month')];
    await Promise.all([
      app.build.membershipWebhook(orders[0] as (typeof orders)[0]),
      other.build.membershipWebhook(orders[1] as (typeof orders)[0]),
    ]);
    const states = await Promise.all(orders.map(({ order }) => statusOf(vendor, order.id)));
    expect(states.map((state) => (state as { status: string }).status).toSorted()).toEqual(['expired', 'paid']);
    expect(states.filter((state) => (state as { refund_due: boolean }).refund_due)).toHaveLength(1);
    for (const placed of orders) await app.build.membershipWebhook(placed, { eventId: randomUUID() });
    expect(await differences(app.owner)).toEqual([]);
  });

  test('that came after the order had expired goes back, and changes nothing', async () => {
    const vendor = await app.build.vendor();
    const placed = await app.build.placedMembership(vendor, 'Gold', 'year');
    app.clock.advance(25 * 3_600_000);
    await app.build.membershipWebhook(placed);
    const later = await app.build.signedInAgain(vendor);
    expect(await planOf(later)).toBe('Trial');
    expect(await statusOf(later, placed.order.id)).toMatchObject({ status: 'expired', refund_due: true });
    const finance = await app.build.operator('finance');
    const refunds = await app.call('GET', '/v2/operations/refunds?limit=100', { as: finance });
    expect(refunds.text).toContain(placed.order.number);
    const returned = { as: finance, body: { reference: 'BCA 77' } };
    expect((await app.call('POST', `/v2/operations/refunds/${placed.payment.id}/returned`, returned)).status).toBe(200);
    expect(await statusOf(later, placed.order.id)).toMatchObject({ refund_due: false, refunded: { reference: 'BCA 77' } });
    const { rows } = await sql`
      select from pgboss.job where name = 'send-mail' and data->>'to' = ${vendor.email} and data::text like '%BCA 77%'`.execute(app.owner);
    expect(rows).toHaveLength(1);
  });
});

describe('an end', () => {
  test('comes at midnight in Jakarta, and the next best plan is there on the next request', async () => {
    const vendor = await app.build.vendor();
    await app.build.boughtMembership(vendor, 'Gold', 'month');
    app.clock.set('2026-12-19T16:59:59Z');
    await app.system.memberships.end();
    const later = await app.build.signedInAgain(vendor);
    expect(await planOf(later)).toBe('Gold');
    app.clock.set('2026-12-19T17:00:00Z');
    const ended = await Promise.all([app.system.memberships.end(), app.system.memberships.end()]);
    expect(ended.reduce((a, b) => a + b)).toBeGreaterThan(0);
    expect(await planOf(later)).toBe('Trial');
    expect((await subjectsTo(vendor.email)).filter((subject) => subject === 'Your Gold membership has ended')).toHaveLength(1);
    const { rows } = await sql<{ plan_name: string }>`
      select m.plan_name from membership m join vendor_service s on s.id = m.vendor_service_id where s.vendor_id = ${vendor.vendorId} and m.status = 'active'`.execute(
      app.owner,
    );
    expect(rows).toEqual([{ plan_name: 'Free' }]);
  });

  test('is announced by email thirty, seven and one days before, once each', async () => {
    const vendor = await app.build.vendor({ language: 'en' });
    await app.build.boughtMembership(vendor, 'Silver', 'year');
    for (const day of ['2027-10-19', '2027-10-20', '2027-10-21', '2027-11-12', '2027-11-18', '2027-11-18', '2027-11-19']) {
      app.clock.set(`${day}T03:00:00Z`);
      await Promise.all([app.system.memberships.remind(), app.system.memberships.remind()]);
    }
    expect((await subjectsTo(vendor.email)).filter((subject) => subject?.includes('ends'))).toEqual([
      'Your Silver membership ends in 30 days',
      'Your Silver membership ends in 7 days',
      'Your Silver membership ends tomorrow',
    ]);
  });

  test('moves when it is renewed, and the renewal follows without a gap', async () => {
    const vendor = await app.build.vendor();
    await app.build.boughtMembership(vendor, 'Silver', 'month');
    expect(await app.build.offer(vendor, 'Silver', 'month')).toMatchObject({
      quote: { kind: 'renewal', starts_on: '2026-12-20', ends_on: '2027-01-19' },
    });
    await app.build.boughtMembership(vendor, 'Silver', 'year');
    const { services } = await app.build.membership(vendor);
    expect(services[0]?.membership).toEqual({ plan: 'Silver', starts_on: '2026-11-20', ends_on: '2027-12-19' });
    expect(await app.build.orderMembership(vendor, 'Silver', 'month')).toMatchObject({
      body: { error: { code: 'membership.renewed_already' } },
    });
  });
});

test('after all of this the books are in order', async () => {
  expect(await differences(app.owner)).toEqual([]);
});
