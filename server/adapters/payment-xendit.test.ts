// Against a local server that implements the documented protocol; see decision 0018.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GatewayOutage } from '../ports/payment-gateway.ts';
import { openXendit, xenditAccount } from '../testing/xendit.ts';
import { xenditPayments } from './payment-xendit.ts';

const now = Date.parse('2026-11-20T03:00:00Z');
let xendit: Awaited<ReturnType<typeof openXendit>>;
beforeEach(async () => {
  xendit = await openXendit(() => now);
});
afterEach(() => {
  xendit.drop();
  return xendit.close();
});

const gateway = (part: object = {}) =>
  xenditPayments({ url: xendit.url, ...xenditAccount, callbackTokens: [xenditAccount.callbackToken], now: () => now, ...part });
const wish = (paymentId: string = randomUUID()) => ({
  paymentId,
  amountIdr: 555_000,
  currency: 'IDR' as const,
  description: 'Kredit iklan Rp 500.000',
  language: 'id' as const,
  successUrl: 'https://pelaminan.example/id/dashboard/pay-per-click/topup?order=1',
  expiresAt: now + 86_400_000,
});

describe('a payment is opened', () => {
  test('as an invoice of our amount, ours by its external id, payable as long as the order', async () => {
    const asked = wish();
    const opened = await gateway().createPayment(asked);
    const invoice = xendit.invoiceOf(asked.paymentId);
    expect(opened).toEqual({
      reference: invoice.id,
      paymentUrl: `${xendit.url}/web/${invoice.id}`,
      virtualAccounts: ['1076512345678'],
    });
    const created = xendit.calls.find(({ method }) => method === 'POST');
    expect(created).toMatchObject({
      path: '/v2/invoices/',
      headers: { 'idempotency-key': asked.paymentId, 'content-type': 'application/json' },
      body: {
        external_id: asked.paymentId,
        amount: 555_000,
        currency: 'IDR',
        description: asked.description,
        locale: 'id',
        invoice_duration: 86_400,
        should_send_email: false,
        success_redirect_url: asked.successUrl,
      },
    });
  });
  test('once, however often it is asked for', async () => {
    const asked = wish();
    const opened = await gateway().createPayment(asked);
    expect(await gateway().createPayment(asked)).toEqual(opened);
    expect(xendit.invoices.size).toBe(1);
  });
  test('once also by two processes at the same moment: the invoice that came second takes no money', async () => {
    const asked = wish();
    let lists = 0;
    // Both look before either has opened one.
    xendit.misbehave(({ method, path }) =>
      method === 'GET' && path.includes('external_id') && ++lists <= 2 ? { status: 200, body: [] } : null,
    );
    const [one, other] = await Promise.all([gateway().createPayment(asked), gateway().createPayment(asked)]);
    expect(one).toEqual(other);
    const states = [...xendit.invoices.values()].map(({ status }) => status).toSorted((a, b) => (a < b ? -1 : 1));
    expect(states.filter((state) => state === 'PENDING')).toHaveLength(1);
    expect(xendit.invoiceOf(asked.paymentId).id).toBe(one.reference);
  });
  test('never on a page of somebody else', async () => {
    xendit.misbehave(({ method }) =>
      method === 'POST' ? { status: 200, body: { ...answered(), invoice_url: 'https://xendit.example.evil/web/1' } } : null,
    );
    await expect(gateway().createPayment(wish())).rejects.toThrow(GatewayOutage);
  });
});

const answered = () => ({
  id: 'a'.repeat(24),
  external_id: 'x',
  user_id: xenditAccount.businessId,
  amount: 555_000,
  currency: 'IDR',
  status: 'PENDING',
  created: '2026-11-20T03:00:00.000Z',
});

describe('is asked again later when the gateway', () => {
  test.each([
    ['does not know our key', { status: 401, body: { error_code: 'INVALID_API_KEY' } }],
    ['refuses what we ask', { status: 400, body: { error_code: 'API_VALIDATION_ERROR', message: 'Ayu Lestari' } }],
    ['has had enough of us', { status: 429, body: { error_code: 'RATE_LIMIT_EXCEEDED' } }],
    ['is out of order', { status: 503, body: 'upstream' }],
    ['answers a page', { status: 200, body: '<html>' }],
    ['answers another shape', { status: 200, body: { id: 1 } }],
    ['answers an amount with cents', { status: 200, body: { ...answered(), amount: 1.5, invoice_url: 'https://x.test/' } }],
    ['sends us elsewhere', { status: 302, body: '' }],
    ['answers without end', { status: 200, body: 'x'.repeat(600_000) }],
  ])('%s', async (_, reply) => {
    xendit.misbehave(() => reply);
    const failure = await gateway()
      .createPayment(wish())
      .catch((fault: unknown) => fault);
    expect(failure).toBeInstanceOf(GatewayOutage);
    expect(String(failure)).not.toContain('Ayu');
    await expect(gateway().readPayment('b'.repeat(24))).rejects.toThrow(GatewayOutage);
  });
  test('is unreachable, or accepts the request and does not respond for ten seconds', async () => {
    const after = AbortSignal.timeout.bind(AbortSignal);
    // Ten seconds go by at once.
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => after(ms / 20));
    xendit.misbehave(() => 'silence');
    await expect(gateway().readPayment('b'.repeat(24))).rejects.toThrow(GatewayOutage);
    expect(timeout).toHaveBeenCalledWith(10_000);
    await expect(gateway({ url: 'http://127.0.0.1:9' }).createPayment(wish())).rejects.toThrow(GatewayOutage);
  });
});

describe('what became of it', () => {
  test('is read: waiting, paid with amount and time, expired, unknown', async () => {
    const asked = wish();
    const { reference } = await gateway().createPayment(asked);
    const about = { paymentId: asked.paymentId, reference, merchant: xenditAccount.businessId, amountIdr: 555_000, currency: 'IDR' };
    expect(await gateway().readPayment(reference)).toMatchObject({
      ...about,
      status: 'pending',
      paidAt: null,
      payableUntilAt: asked.expiresAt,
    });
    xendit.pay(asked.paymentId);
    expect(await gateway().readPayment(reference)).toMatchObject({ ...about, status: 'paid', paidAt: now, payableUntilAt: now + 1 });
    expect(await gateway().readPayment('c'.repeat(24))).toBeNull();
    expect(await gateway().readPayment('../customers')).toBeNull();
  });
  test('is reported by a webhook with a valid token, old or new, and by nothing else', async () => {
    const asked = wish();
    await gateway().createPayment(asked);
    const { body, headers } = xendit.pay(asked.paymentId, { extra: 'unread' });
    const verdict = (shown: string | string[] | undefined, tokens: readonly string[] = [xenditAccount.callbackToken]) =>
      gateway({ callbackTokens: tokens }).verifyWebhook(Buffer.from(body), { 'x-callback-token': shown }, now);
    expect(verdict(headers['x-callback-token'])).toMatchObject({
      kind: 'genuine',
      notice: { paymentId: asked.paymentId, status: 'paid', amountIdr: 555_000, paidAt: now, merchant: xenditAccount.businessId },
    });
    expect(verdict(headers['x-callback-token'], ['a-new-token-of-twenty-characters', xenditAccount.callbackToken]).kind).toBe('genuine');
    const untimed = Buffer.from(JSON.stringify({ ...answered(), status: 'PAID' }));
    expect(gateway().verifyWebhook(untimed, headers, now)).toMatchObject({ kind: 'genuine', notice: { isContradictory: true } });
    expect(verdict(undefined)).toEqual({ kind: 'refused', reason: 'unsigned' });
    for (const wrong of ['', 'no', `${xenditAccount.callbackToken}x`, [xenditAccount.callbackToken, 'x']])
      expect(verdict(wrong)).toEqual({ kind: 'refused', reason: 'signature_wrong' });
  });
  test('names the account that was paid to, which other methods do not have, and no number that is none', async () => {
    const asked = wish();
    await gateway().createPayment(asked);
    const numbersOf = (part: object) => {
      const { body, headers } = xendit.pay(asked.paymentId, part);
      const verdict = gateway().verifyWebhook(Buffer.from(body), headers, now);
      return verdict.kind === 'genuine' ? verdict.notice.virtualAccounts : verdict;
    };
    expect(numbersOf({ payment_destination: '8808123456789012' })).toEqual(['8808123456789012']);
    expect(numbersOf({ payment_method: 'EWALLET', payment_destination: '081234567890' })).toEqual([]);
    expect(numbersOf({ payment_destination: 'BCA' })).toEqual([]);
    expect(numbersOf({})).toEqual([]);
  });
  test.each([
    ['no JSON', 'paid!'],
    ['an empty object', '{}'],
    ['a state nobody knows', JSON.stringify({ ...answered(), status: 'GIVEN_AWAY' })],
    ['no whole Rupiah', JSON.stringify({ ...answered(), amount: 0.5 })],
  ])('is not believed from %s', (_, body) => {
    const headers = { 'x-callback-token': xenditAccount.callbackToken };
    expect(gateway().verifyWebhook(Buffer.from(body), headers, now)).toEqual({ kind: 'refused', reason: 'unreadable' });
  });
  test('has a virtual account number as far as the invoice names one', async () => {
    const { reference } = await gateway().createPayment(wish());
    expect(await gateway().paymentCode(reference, 'virtual_account', 'BCA')).toBe('1076512345678');
    expect(await gateway().paymentCode(reference, 'virtual_account', 'BNI')).toBeNull();
    expect(await gateway().paymentCode(reference, 'qris', null)).toBeNull();
  });
});
