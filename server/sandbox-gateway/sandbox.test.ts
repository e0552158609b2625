import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balanceOf } from '../credit/api.ts';
import type { BuiltVendor } from '../testing/builders/accounts.ts';
import type { PlacedOrder } from '../testing/builders/credit.ts';
import { differences } from '../testing/oracle.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { plansFor } from './deliveries.ts';
import { virtualAccountOf } from './payment-codes.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await openTestApp();
  address = await app.system.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const pageOf = (id: string) => `/sandbox-gateway/payments/${id}`;
/** Presses a button of the page the way a browser without script or cookies does. */
const press = (placed: PlacedOrder, button: 'pay' | 'fail' | 'expire', headers: Record<string, string> = {}) =>
  fetch(`${address}${pageOf(placed.payment.id)}/${button}`, {
    method: 'POST',
    body: new URLSearchParams(),
    headers,
    redirect: 'manual',
  });
const statusOf = async (placed: PlacedOrder, on: TestApp = app) =>
  (await on.owner.selectFrom('credit_order').select('status').where('id', '=', placed.order.id).executeTakeFirstOrThrow()).status;
const orderOf = async (credits = 500_000): Promise<{ vendor: BuiltVendor; placed: PlacedOrder }> => {
  const vendor = await app.build.vendor();
  return { vendor, placed: await app.build.order(vendor, credits) };
};

describe('the hosted page', () => {
  test('shows what is paid and how, in the language of the order or the one asked for', async () => {
    const { placed } = await orderOf();
    const english = await app.call('GET', pageOf(placed.payment.id));
    expect(english.status).toBe(200);
    for (const text of ['Rp\u00a0555,000', placed.order.number, 'Virtual account', virtualAccountOf(placed.payment.id, 'BCA').slice(0, 4)])
      expect(english.text).toContain(text);
    const indonesian = await app.call('GET', `${pageOf(placed.payment.id)}?lang=id&method=virtual_account&bank=BRI`);
    expect(indonesian.text).toContain('<html lang="id">');
    expect(indonesian.text).toContain('Saya sudah transfer');
    expect(indonesian.text).toContain(virtualAccountOf(placed.payment.id, 'BRI').replace(/(\d{4})(?=\d)/g, '$1 '));
  });

  test('draws the QRIS code, and takes the test card', async () => {
    const { placed } = await orderOf();
    expect((await app.call('GET', `${pageOf(placed.payment.id)}?method=qris`)).text).toMatch(/<svg viewBox="0 0 (\d+) \1" role="img"/);
    expect((await app.call('GET', `${pageOf(placed.payment.id)}?method=card`)).text).toContain('4111 1111 1111 1111');
  });

  test('runs nothing and loads only its own style sheet', async () => {
    const { placed } = await orderOf();
    const { headers, text } = await app.call('GET', `${pageOf(placed.payment.id)}?method=%22%3E%3Cscript%3E`);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    expect(text).not.toMatch(/<script|<style| style=| on\w+=/i);
    expect((await app.call('GET', '/sandbox-gateway/page.css')).headers['content-type']).toContain('text/css');
  });

  test.each([randomUUID(), 'nothing'])('of a payment there is not (%s) is not found', async (id) => {
    expect((await app.call('GET', pageOf(id))).status).toBe(404);
    expect((await app.call('POST', `${pageOf(id)}/pay`)).status).toBe(404);
  });
});

describe('a button', () => {
  test('Pay: the signed webhook credits the order, and the payer is back at the order', async () => {
    const { vendor, placed } = await orderOf(250_000);
    const answer = await press(placed, 'pay');
    expect(answer.status).toBe(303);
    expect(new URL(answer.headers.get('location') ?? '').pathname).toBe(`/dashboard/pay-per-click/topup/orders/${placed.order.id}`);
    await app.eventually(
      () => statusOf(placed),
      (status) => status === 'paid',
    );
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(250_000);
    expect((await app.call('GET', pageOf(placed.payment.id))).text).toContain('We received');
    expect((await press(placed, 'pay')).status).toBe(303);
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(250_000);
  });

  test('Fail: nothing is taken and the payment can be tried again', async () => {
    const { placed } = await orderOf();
    await press(placed, 'fail');
    await app.eventually(
      () => app.owner.selectFrom('payment').select('status').where('id', '=', placed.payment.id).executeTakeFirstOrThrow(),
      ({ status }) => status === 'failed',
    );
    expect(await statusOf(placed)).toBe('unpaid');
    expect((await app.call('GET', pageOf(placed.payment.id))).text).toContain('The last attempt failed');
    await press(placed, 'pay');
    await app.eventually(
      () => statusOf(placed),
      (status) => status === 'paid',
    );
  });

  test('Let it expire, and pay all the same: the money goes back by the hand of finance', async () => {
    const { vendor, placed } = await orderOf();
    await press(placed, 'expire');
    await app.eventually(
      () => statusOf(placed),
      (status) => status === 'expired',
    );
    expect((await app.call('GET', pageOf(placed.payment.id))).text).toContain('This payment has expired');
    await press(placed, 'pay');
    await app.eventually(
      () => statusOf(placed),
      (status) => status === 'refund_due',
    );
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(0);
  });

  test('pressed on somebody else’s page does nothing', async () => {
    const { placed } = await orderOf();
    expect((await press(placed, 'pay', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await press(placed, 'pay', { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
  });
});

describe('the payment code', () => {
  const codeOf = (vendor: BuiltVendor, placed: PlacedOrder, query: string) =>
    app.call('GET', `/ms/pay/v1/payments/${placed.payment.id}/code?${query}`, { as: vendor });

  test('is the account number at the bank, or the QRIS text, and when it expires', async () => {
    const { vendor, placed } = await orderOf();
    expect((await codeOf(vendor, placed, 'method=virtual_account&bank=bni')).body).toEqual({
      data: {
        method: 'virtual_account',
        bank: 'BNI',
        code: virtualAccountOf(placed.payment.id, 'BNI'),
        expires_at: placed.order.expires_at,
      },
    });
    expect((await codeOf(vendor, placed, 'method=qris')).body).toMatchObject({
      data: { bank: null, code: expect.stringMatching(/^000201.*6304[0-9A-F]{4}$/) as string },
    });
  });

  test('is refused for an unknown bank, for a card, and once the payment moved on', async () => {
    const { vendor, placed } = await orderOf();
    expect(await codeOf(vendor, placed, 'method=virtual_account&bank=BANKU')).toMatchObject({
      status: 422,
      body: { error: { code: 'payments.bank_unknown' } },
    });
    expect(await codeOf(vendor, placed, 'method=virtual_account')).toMatchObject({ status: 422, body: { error: { field: 'bank' } } });
    expect((await codeOf(vendor, placed, 'method=card')).status).toBe(400);
    await app.build.webhook(placed);
    expect(await codeOf(vendor, placed, 'method=qris')).toMatchObject({
      status: 409,
      body: { error: { code: 'payments.status_changed' } },
    });
  });
});

describe('webhooks', () => {
  test('are sent again until the merchant has them', async () => {
    const away = await openTestApp({ jobs: true });
    try {
      const vendor = await away.build.vendor();
      const placed = await away.build.order(vendor, 100_000);
      await away.call('POST', `${pageOf(placed.payment.id)}/pay`);
      const delivery = () => away.owner.selectFrom('sandbox_delivery').select(['attempts', 'delivered_at']).executeTakeFirstOrThrow();
      // Nothing listens yet: the first try fails.
      await away.eventually(delivery, ({ attempts }) => attempts === 1);
      expect(await statusOf(placed, away)).toBe('unpaid');
      await away.system.app.listen({ host: '127.0.0.1', port: 0 });
      await away.eventually(
        () => statusOf(placed, away),
        (status) => status === 'paid',
        15_000,
      );
      const { attempts } = await away.eventually(delivery, ({ delivered_at }) => delivered_at !== null);
      expect(attempts).toBeGreaterThan(1);
    } finally {
      await away.close();
    }
  });

  test.each(['duplicate', 'reorder'] as const)('delivered badly (%s) credit once', async (chaos) => {
    const bad = await openTestApp({ jobs: true, env: { SANDBOX_WEBHOOK_CHAOS: chaos } });
    try {
      await bad.system.app.listen({ host: '127.0.0.1', port: 0 });
      const vendor = await bad.build.vendor();
      const placed = await bad.build.order(vendor, 100_000);
      await bad.call('POST', `${pageOf(placed.payment.id)}/pay`);
      const waiting = () => bad.owner.selectFrom('sandbox_delivery').select('id').where('delivered_at', 'is', null).execute();
      await bad.eventually(waiting, ({ length }) => length === 0, 15_000);
      expect(await statusOf(placed, bad)).toBe('paid');
      expect(await balanceOf(bad.db, vendor.vendorId)).toBe(100_000);
      expect(await differences(bad.owner)).toEqual([]);
    } finally {
      await bad.close();
    }
  });

  test('can be held back', () => {
    expect(plansFor('paid', 'off')).toEqual([{ status: 'paid', afterSeconds: 0, hasOwnEventId: false }]);
    expect(plansFor('paid', 'late')).toEqual([{ status: 'paid', afterSeconds: 20, hasOwnEventId: false }]);
  });
});

test('after all this the books agree', async () => {
  expect(await differences(app.owner)).toEqual([]);
});
