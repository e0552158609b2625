// A complete checkout paid through Xendit's documented protocol.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balanceOf } from '../credit/api.ts';
import type { PlacedOrder } from '../testing/builders/credit.ts';
import { differences } from '../testing/oracle.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { openXendit, xenditAccount } from '../testing/xendit.ts';

let app: TestApp;
let xendit: Awaited<ReturnType<typeof openXendit>>;
const secondToken = 'the-token-that-comes-next';
beforeAll(async () => {
  xendit = await openXendit(() => app.clock.now());
  app = await openTestApp({
    at: '2026-11-20T03:00:00Z',
    env: {
      PAYMENT_GATEWAY: 'xendit',
      XENDIT_URL: xendit.url,
      XENDIT_SECRET_KEY: xenditAccount.secretKey,
      XENDIT_BUSINESS_ID: xenditAccount.businessId,
      XENDIT_CALLBACK_TOKEN: `${secondToken},${xenditAccount.callbackToken}`,
    },
  });
});
afterAll(async () => {
  await app.close();
  await xendit.close();
});

const webhook = '/webhooks/payments/xendit';
const orderPath = '/ms/bs-vendors/api/v1/ads_credits/orders';
const stateOf = async (placed: PlacedOrder, as: { sessionId: string }) =>
  ((await app.call('GET', `${orderPath}/${placed.order.id}`, { as })).body as { data: { order: { status: string } } }).data.order.status;
const alertsAbout = async ({ payment }: PlacedOrder) =>
  (await app.owner.selectFrom('payment_alert').select('code').where('payment_id', '=', payment.id).execute()).map(({ code }) => code);

describe('a checkout', () => {
  test('leads to the page of the gateway, is paid there, and credits once however often that is told', async () => {
    const vendor = await app.build.vendor();
    const placed = await app.build.order(vendor, 500_000);
    expect(placed.payment.payment_url).toBe(`${xendit.url}/web/${xendit.invoiceOf(placed.payment.id).id}`);
    expect(xendit.invoiceOf(placed.payment.id)).toMatchObject({ amount: 555_000, currency: 'IDR', invoice_duration: 86_400 });
    expect(await stateOf(placed, vendor)).toBe('unpaid');
    const told = xendit.pay(placed.payment.id);
    const answers = await Promise.all(Array.from({ length: 16 }, () => app.call('POST', webhook, told)));
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(204));
    expect(await stateOf(placed, vendor)).toBe('paid');
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(500_000);
    expect(await alertsAbout(placed)).toEqual([]);
  });

  test('has no sandbox: neither its page nor its webhook exist', async () => {
    const vendor = await app.build.vendor();
    const placed = await app.build.order(vendor, 100_000);
    for (const step of ['', '/pay', '/fail', '/expire'])
      expect((await app.call(step === '' ? 'GET' : 'POST', `/sandbox-gateway/payments/${placed.payment.id}${step}`)).status).toBe(404);
    expect((await app.build.webhook(placed)).status).toBe(401);
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(0);
  });

  test.each<[string, object]>([
    ['pending, and paid', { status: 'PENDING' }],
    ['expired, and paid', { status: 'EXPIRED' }],
    ['paid at no time', { paid_at: null }],
    ['paid with another amount than its own', { amount: 1 }],
  ])('is not paid by a message that says %s: it is refused and finance sees it', async (_what, part) => {
    const vendor = await app.build.vendor();
    const placed = await app.build.order(vendor, 250_000);
    const { body, headers } = xendit.pay(placed.payment.id);
    const bent = { body: JSON.stringify({ ...(JSON.parse(body) as object), ...part }), headers };
    expect(await app.call('POST', webhook, bent)).toMatchObject({ status: 422, body: { error: { code: 'payments.contradictory' } } });
    expect(await alertsAbout(placed)).toEqual(['contradictory']);
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(0);
    expect((await app.call('POST', webhook, { body, headers })).status).toBe(204);
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(250_000);
  });

  test('is not paid by whoever has no token, nor by money that is not the order’s', async () => {
    const vendor = await app.build.vendor();
    const placed = await app.build.order(vendor, 250_000);
    const { body, headers } = xendit.pay(placed.payment.id);
    const bent = (part: object) => ({ body: JSON.stringify({ ...(JSON.parse(body) as object), ...part }), headers });
    for (const token of [undefined, '', 'guessed', `${xenditAccount.callbackToken} `]) {
      const { 'x-callback-token': _token, ...rest } = headers;
      const answer = await app.call('POST', webhook, {
        body,
        headers: { ...rest, ...(token !== undefined && { 'x-callback-token': token }) },
      });
      expect(answer).toMatchObject({ status: 401, body: { error: { code: 'payments.signature_wrong' } } });
    }
    for (const part of [{ paid_amount: 277_499 }, { currency: 'USD' }, { user_id: 'f'.repeat(24) }])
      expect((await app.call('POST', webhook, bent(part))).status).toBe(204);
    expect((await alertsAbout(placed)).toSorted()).toEqual(['amount_mismatch', 'currency_mismatch', 'merchant_mismatch']);
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(0);
    // The new token, and the truth.
    expect((await app.call('POST', webhook, { body, headers: { ...headers, 'x-callback-token': secondToken } })).status).toBe(204);
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(250_000);
  });

  test('whose webhook is lost is found by asking', async () => {
    const vendor = await app.build.vendor();
    const placed = await app.build.order(vendor, 100_000);
    xendit.pay(placed.payment.id);
    app.clock.advance(2 * 60_000);
    await app.system.payments.reconcile();
    expect(await stateOf(placed, vendor)).toBe('paid');
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(100_000);
  });

  test('waits when the gateway is away, and is opened once when it is back', async () => {
    const vendor = await app.build.vendor();
    xendit.misbehave(() => ({ status: 503, body: 'upstream' }));
    const key = { 'idempotency-key': crypto.randomUUID() };
    const checkout = () =>
      app.call('POST', '/ms/bs-vendors/api/v1/ads_credits/checkout', { as: vendor, body: { credits: 100_000 }, headers: key });
    expect(await checkout()).toMatchObject({ status: 503, headers: { 'retry-after': expect.anything() } });
    xendit.misbehave(() => null);
    const before = xendit.invoices.size;
    const answers = [await checkout(), await checkout()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(xendit.invoices.size).toBe(before + 1);
  });

  test('that was not paid in time expires here and there', async () => {
    const vendor = await app.build.vendor();
    const placed = await app.build.order(vendor, 100_000);
    app.clock.advance(25 * 3_600_000);
    await app.system.payments.reconcile();
    const row = await app.owner.selectFrom('credit_order').select('status').where('id', '=', placed.order.id).executeTakeFirstOrThrow();
    expect(row.status).toBe('expired');
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(0);
    expect(await differences(app.owner)).toEqual([]);
  });
});
