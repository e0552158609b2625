import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patiently } from '../testing/patiently.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const checkout = '/ms/bs-vendors/api/v1/ads_credits/checkout';
const orders = '/ms/bs-vendors/api/v1/ads_credits/orders';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
});
afterAll(() => app.close());

test('the credit page has the balance, the packages with one preselected, the rules of a custom amount and the tax', async () => {
  const vendor = await app.build.vendor();
  const { status, body } = await app.call('GET', '/ms/bs-vendors/api/v1/ads_credits', { as: vendor });
  expect(status).toBe(200);
  expect(body).toEqual({
    data: {
      balance: 0,
      packages: [100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000].map((credits) => ({
        credits,
        is_default: credits === 500_000,
      })),
      custom: { min: 100_000, max: 50_000_000, step: 50_000 },
      tax_rate: 0.11,
    },
  });
});

describe('a checkout', () => {
  test('makes an unpaid order of 24 hours and opens its payment', async () => {
    const vendor = await app.build.vendor({ name: 'Bunga Melati' });
    const { status, body } = await app.call('POST', checkout, {
      as: vendor,
      body: { credits: 500_000, app_data: { app_name: 'Pelaminan', app_version_code: 41, app_version_number: '4.1', platform: 'android' } },
      headers: { origin: 'http://localhost:80', 'utm-source': 'newsletter', host: 'localhost:80' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: {
        order: {
          number: expect.stringMatching(/^PLM-20261120-\d{6}$/) as string,
          credits: 500_000,
          subtotal: 500_000,
          tax: 55_000,
          total: 555_000,
          status: 'unpaid',
          created_at: '2026-11-20T03:00:00.000Z',
          expires_at: '2026-11-21T03:00:00.000Z',
          paid_at: null,
          refund_due: false,
        },
        payment: { payment_url: expect.stringMatching(/^http:\/\/localhost(:80)?\/sandbox-gateway\/payments\/[0-9a-f-]{36}$/) as string },
      },
    });
    const row = await app.owner.selectFrom('credit_order').selectAll().where('vendor_id', '=', vendor.vendorId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ billed_to: 'Bunga Melati', utm: { source: 'newsletter' }, app_data: { platform: 'android' } });
  });

  test.each([
    [50_000, 'credit.amount_below_minimum', 'The smallest amount is Rp 100,000'],
    [60_000_000, 'credit.amount_above_maximum', 'The largest amount is Rp 50,000,000'],
    [120_000, 'credit.amount_not_in_steps', 'Choose an amount in steps of Rp 50,000'],
    ['500000', 'credit.not_a_number', 'Enter a whole amount in Rupiah'],
    [500_000.5, 'credit.amount_not_in_steps', 'Choose an amount in steps of Rp 50,000'],
    [null, 'credit.not_a_number', 'Enter a whole amount in Rupiah'],
  ])('of %j is refused with %s', async (credits, code, message) => {
    const { status, body } = await app.call('POST', checkout, { as: await app.build.vendor(), body: { credits } });
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: { code, message, field: 'credits' } });
  });

  test('takes its price from the server alone', async () => {
    const { status, body } = await app.call('POST', checkout, {
      as: await app.build.vendor(),
      body: { credits: 500_000, total: 1, status: 'paid' },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { fields: [{ field: 'total' }, { field: 'status' }] } });
  });

  test('needs a published vendor', async () => {
    const body = { credits: 500_000 };
    expect((await app.call('POST', checkout, { body })).status).toBe(401);
    expect((await app.call('POST', checkout, { as: await app.build.couple(), body })).status).toBe(403);
    expect((await app.call('POST', checkout, { as: await app.build.vendor({ status: 0 }), body })).body).toMatchObject({
      error: { code: 'identity.vendor_not_published' },
    });
    expect((await app.call('POST', checkout, { as: await app.build.vendor({ status: 2 }), body })).body).toMatchObject({
      error: { code: 'identity.vendor_suspended' },
    });
  });
});

describe('the same checkout sent again', () => {
  test('is one order and one answer, also 64 times at once', async () => {
    const vendor = await app.build.vendor();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => patiently(() => app.call('POST', checkout, { as: vendor, body: { credits: 250_000 }, headers }))),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    const { count } = await app.owner
      .selectFrom('credit_order')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('vendor_id', '=', vendor.vendorId)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  test('finds the order that is there when the first answer was lost with the process', async () => {
    const vendor = await app.build.vendor();
    const key = randomUUID();
    const first = await app.call('POST', checkout, { as: vendor, body: { credits: 250_000 }, headers: { 'idempotency-key': key } });
    await app.owner.deleteFrom('idempotency_key').where('key', '=', key).execute();
    const again = await app.call('POST', checkout, { as: vendor, body: { credits: 250_000 }, headers: { 'idempotency-key': key } });
    expect(again.body).toEqual(first.body);
    await app.owner.deleteFrom('idempotency_key').where('key', '=', key).execute();
    const other = await app.call('POST', checkout, { as: vendor, body: { credits: 100_000 }, headers: { 'idempotency-key': key } });
    expect(other.body).toMatchObject({ error: { code: 'request.idempotency_key_reused' } });
  });

  test('with another amount under the same key is refused', async () => {
    const vendor = await app.build.vendor();
    const headers = { 'idempotency-key': randomUUID() };
    await app.call('POST', checkout, { as: vendor, body: { credits: 250_000 }, headers });
    const other = await app.call('POST', checkout, { as: vendor, body: { credits: 500_000 }, headers });
    expect(other).toMatchObject({ status: 422, body: { error: { code: 'request.idempotency_key_reused' } } });
  });

  test('by another vendor is that vendor’s own', async () => {
    const [one, other] = [await app.build.vendor(), await app.build.vendor()];
    const headers = { 'idempotency-key': randomUUID() };
    const mine = await app.call('POST', checkout, { as: one, body: { credits: 250_000 }, headers });
    const theirs = await app.call('POST', checkout, { as: other, body: { credits: 250_000 }, headers });
    expect(theirs.status).toBe(200);
    expect(theirs.body).not.toEqual(mine.body);
  });
});

describe('orders', () => {
  test('are listed newest first, page by page, each with its payment', async () => {
    const vendor = await app.build.vendor();
    const placed = [];
    for (const credits of [100_000, 250_000, 500_000]) {
      app.clock.advance(60_000);
      placed.unshift(await app.build.order(vendor, credits));
    }
    const { body } = await app.call('GET', `${orders}?page=1&limit=2`, { as: vendor });
    expect(body).toEqual({ data: placed.slice(0, 2), meta: { page: 1, limit: 2, total: 3 } });
    expect((await app.call('GET', `${orders}?page=2&limit=2`, { as: vendor })).body).toMatchObject({ data: [placed[2]] });
  });

  test('of somebody else are not there', async () => {
    const { order, payment } = await app.build.order(await app.build.vendor());
    const stranger = await app.build.vendor();
    const missing = await app.call('GET', `${orders}/${randomUUID()}`, { as: stranger });
    for (const url of [
      `${orders}/${order.id}`,
      `${orders}/${order.id}/receipt`,
      `/ms/pay/v1/payments/${payment.id}`,
      `/ms/pay/v1/payments/${payment.id}/code?method=qris`,
    ]) {
      const { status, body } = await app.call('GET', url, { as: stranger });
      expect(status).toBe(404);
      expect((body as { error: unknown }).error).toEqual((missing.body as { error: unknown }).error);
    }
    expect((await app.call('GET', orders, { as: stranger })).body).toMatchObject({ data: [], meta: { total: 0 } });
  });
});
