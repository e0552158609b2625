import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentStatus } from '../../core/payments/notice.ts';
import { balanceOf } from '../credit/api.ts';
import type { PlacedOrder, WebhookWish } from '../testing/builders/credit.ts';
import { differences } from '../testing/oracle.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const minute = 60_000;
const hour = 60 * minute;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
});
afterAll(() => app.close());

const stateOf = (orderId: string) =>
  app.owner.selectFrom('credit_order').select('status').where('id', '=', orderId).executeTakeFirstOrThrow();
const alertsAbout = (paymentId: string) =>
  app.owner.selectFrom('payment_alert').select('code').where('payment_id', '=', paymentId).execute();
const refundTasks = (paymentId: string) =>
  app.owner.selectFrom('refund_task').select(['amount_idr', 'closed_at']).where('payment_id', '=', paymentId).execute();
describe('a message that contradicts itself', () => {
  test.each<[string, WebhookWish]>([
    ['is called paid and says pending', { type: 'payment.paid', status: 'pending' }],
    ['is called pending and says paid', { type: 'payment.pending', status: 'paid' }],
    ['is called failed and says paid', { type: 'payment.failed' }],
    ['is called something else', { type: 'payment.settled' }],
    ['is paid at no time', { saysPaidAt: null }],
    ['is pending, and was paid', { status: 'pending', saysPaidAt: Date.parse('2026-11-20T03:00:00Z') }],
    ['is expired, and was paid', { status: 'expired', saysPaidAt: Date.parse('2026-11-20T03:00:00Z') }],
    ['was given back without having been paid', { status: 'refunded', saysPaidAt: null }],
  ])('because it %s is refused, moves no money, and finance sees it', async (_what, wish) => {
    const vendor = await app.build.vendor();
    const placed = await app.build.order(vendor, 500_000);
    for (let time = 0; time < 2; time++)
      expect(await app.build.webhook(placed, wish)).toMatchObject({ status: 422, body: { error: { code: 'payments.contradictory' } } });
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(0);
    expect(await stateOf(placed.order.id)).toEqual({ status: 'unpaid' });
    expect(await alertsAbout(placed.payment.id)).toEqual([{ code: 'contradictory' }]);
    const finance = await app.build.operator('finance');
    const { text } = await app.call('GET', '/v2/operations/payment_alerts?limit=100', { as: finance });
    expect(text).toContain(placed.order.number);
    // The truth afterwards is believed.
    expect((await app.build.webhook(placed)).status).toBe(204);
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(500_000);
  });
});

describe('a payment that arrived', () => {
  test('credits the order with its own amount, at once', async () => {
    const vendor = await app.build.vendor();
    const placed = await app.build.order(vendor, 500_000);
    const { status } = await app.build.webhook(placed);
    expect(status).toBe(204);
    expect((await app.call('GET', `/ms/bs-vendors/api/v1/ads_credits/orders/${placed.order.id}`, { as: vendor })).body).toMatchObject({
      data: { order: { status: 'paid', paid_at: '2026-11-20T03:00:00.000Z', refund_due: false } },
    });
    expect((await app.call('GET', `/ms/pay/v1/payments/${placed.payment.id}`, { as: vendor })).body).toMatchObject({
      data: { status: 'paid', amount: 555_000, currency: 'IDR' },
    });
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(500_000);
  });

  test('credits once, however often and under however many event ids it is told', async () => {
    const vendor = await app.build.vendor();
    const placed = await app.build.order(vendor, 250_000);
    const same = app.build.webhookAbout(placed);
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        n % 2 === 0 ? app.call('POST', '/webhooks/payments/sandbox', same) : app.build.webhook(placed, { eventId: randomUUID() }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 204));
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(250_000);
    const events = await app.owner
      .selectFrom('payment_event')
      .select(['deliveries', 'verdict'])
      .where('payment_id', '=', placed.payment.id)
      .execute();
    expect(events.reduce((sum, { deliveries }) => sum + deliveries, 0)).toBe(16);
    expect(new Set(events.map(({ verdict }) => verdict))).toEqual(new Set(['applied']));
  });

  test('is told to the open pages of the vendor', async () => {
    const vendor = await app.build.vendor();
    const placed = await app.build.order(vendor, 100_000);
    const heard: unknown[] = [];
    const stop = app.system.bus.subscribe(`account:${vendor.accountId}`, (payload) => heard.push(JSON.parse(payload)));
    await app.build.webhook(placed);
    await app.eventually(
      async () => heard.length,
      (length) => length === 3,
    );
    stop();
    expect(heard).toEqual([
      { kind: 'balance', balance: 100_000 },
      // The receipt that is emailed is a line of the stream as well.
      { kind: 'feed' },
      { kind: 'order', orderId: placed.order.id, status: 'paid' },
    ]);
  });

  test('after the order had expired gives no credit and becomes a task of finance', async () => {
    const vendor = await app.build.vendor();
    const placed = await app.build.order(vendor, 500_000);
    await app.build.webhook(placed, { status: 'expired', payableUntilAt: app.clock.now() });
    app.clock.advance(minute);
    await app.build.webhook(placed, { payableUntilAt: app.clock.now() - minute });
    expect(await stateOf(placed.order.id)).toEqual({ status: 'refund_due' });
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(0);
    expect(await refundTasks(placed.payment.id)).toEqual([{ amount_idr: 555_000, closed_at: null }]);
    expect((await app.call('GET', `/ms/bs-vendors/api/v1/ads_credits/orders/${placed.order.id}`, { as: vendor })).body).toMatchObject({
      data: { order: { status: 'expired', refund_due: true } },
    });
  });

  test('in time counts although it is told after the expiry', async () => {
    const vendor = await app.build.vendor();
    const placed = await app.build.order(vendor, 500_000);
    const paidAt = app.clock.now() + 23 * hour;
    app.clock.advance(25 * hour);
    await app.system.payments.reconcile();
    expect(await stateOf(placed.order.id)).toEqual({ status: 'expired' });
    await app.build.webhook(placed, { paidAt });
    expect(await stateOf(placed.order.id)).toEqual({ status: 'paid' });
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(500_000);
  });
});

describe('whatever the order in which the gateway speaks', () => {
  const statuses: readonly PaymentStatus[] = ['pending', 'failed', 'expired', 'paid', 'refunded'];
  const permutations = (list: readonly PaymentStatus[]): PaymentStatus[][] =>
    list.length < 2 ? [[...list]] : list.flatMap((first, i) => permutations(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));

  /** Plays the same facts in one order and tells how the world looks afterwards. */
  async function play(order: readonly PaymentStatus[], isLate: boolean): Promise<string> {
    const vendor = await app.build.vendor();
    const placed = await app.build.order(vendor, 100_000);
    const payableUntilAt = app.clock.now() + hour;
    const paidAt = isLate ? payableUntilAt : payableUntilAt - 1;
    for (const status of order) expect((await app.build.webhook(placed, { status, paidAt, payableUntilAt })).status).toBe(204);
    const [state, balance, tasks, alerts] = await Promise.all([
      stateOf(placed.order.id),
      balanceOf(app.db, vendor.vendorId),
      refundTasks(placed.payment.id),
      alertsAbout(placed.payment.id),
    ]);
    return JSON.stringify([state, balance, tasks.map(({ closed_at }) => closed_at !== null), alerts]);
  }

  test.each([
    [statuses.slice(0, 4), false, ['paid', 100_000, [], []]],
    [statuses.slice(0, 4), true, ['refund_due', 0, [false], []]],
    [statuses.slice(2), true, ['refund_due', 0, [true], []]],
    [statuses.slice(2), false, ['paid', 100_000, [], [{ code: 'refunded_after_credit' }]]],
    [['pending', 'failed', 'expired'] as const, false, ['expired', 0, [], []]],
  ] as const)('%j (late: %j) ends in %j', async (told, isLate, [status, balance, tasks, alerts]) => {
    const ends = new Set<string>();
    for (const order of permutations(told)) ends.add(await play(order, isLate));
    expect([...ends]).toEqual([JSON.stringify([{ status }, balance, tasks, alerts])]);
  });
});

test('everything told at the same moment ends the same too', async () => {
  const paidAt = app.clock.now();
  const orders = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const vendor = await app.build.vendor();
      return { vendor, placed: await app.build.order(vendor, 100_000) };
    }),
  );
  const told = orders.flatMap(({ placed }) =>
    (['expired', 'paid', 'failed', 'pending', 'paid'] as const).map((status) => ({ placed, status })),
  );
  const answers = await Promise.all(told.map(({ placed, status }) => app.build.webhook(placed, { status, paidAt })));
  expect(answers.filter(({ status }) => status !== 204)).toEqual([]);
  for (const { vendor, placed } of orders) {
    expect((await app.call('GET', `/ms/pay/v1/payments/${placed.payment.id}`, { as: vendor })).body).toMatchObject({
      data: { status: 'paid' },
    });
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(100_000);
  }
});

describe('a message that does not fit', () => {
  test.each<[string, (placed: PlacedOrder) => WebhookWish, string]>([
    ['another amount', ({ order }) => ({ amount: order.total - 1 }), 'amount_mismatch'],
    ['a hundredth of the amount', ({ order }) => ({ amount: order.total / 100 }), 'amount_mismatch'],
    ['another currency', () => ({ currency: 'USD' }), 'currency_mismatch'],
    ['another merchant', () => ({ merchant: 'somebody-else' }), 'merchant_mismatch'],
  ])('with %s is kept, alerted, and credits nothing', async (_, bend, code) => {
    const vendor = await app.build.vendor();
    const placed = await app.build.order(vendor);
    const { status } = await app.build.webhook(placed, bend(placed));
    expect(status).toBe(204);
    expect(await stateOf(placed.order.id)).toEqual({ status: 'unpaid' });
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(0);
    expect(await alertsAbout(placed.payment.id)).toEqual([{ code }]);
    await app.build.webhook(placed);
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(500_000);
  });

  test.each([randomUUID(), 'anything at all', "'; drop table payment"])(
    'about a payment that is not ours (%s) is kept and alerted',
    async (paymentId) => {
      const placed = await app.build.order(await app.build.vendor());
      expect((await app.build.webhook(placed, { paymentId })).status).toBe(204);
      expect(await alertsAbout(paymentId)).toEqual([{ code: 'payment_unknown' }]);
      expect(await stateOf(placed.order.id)).toEqual({ status: 'unpaid' });
    },
  );
});

describe('a message that is not to be believed', () => {
  const refused = { status: 401, body: { error: { code: 'payments.signature_wrong', message: 'Not accepted' } } };

  test.each<[string, WebhookWish]>([
    ['signed with another secret', { secret: 'not-the-secret-of-the-gateway-at-all' }],
    ['signed more than 300 seconds ago', { signedAt: Date.parse('2026-11-15T03:00:00Z') }],
  ])('is refused: %s', async (_, wish) => {
    const vendor = await app.build.vendor();
    const placed = await app.build.order(vendor);
    expect(await app.build.webhook(placed, wish)).toMatchObject(refused);
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(0);
  });

  test('is refused: unsigned, changed after signing, sent to another gateway, not JSON', async () => {
    const placed = await app.build.order(await app.build.vendor());
    const { body, headers } = app.build.webhookAbout(placed);
    const send = (change: { body?: string; headers?: Record<string, string>; gateway?: string }) =>
      app.call('POST', `/webhooks/payments/${change.gateway ?? 'sandbox'}`, {
        body: change.body ?? body,
        headers: change.headers ?? headers,
      });
    expect(await send({ headers: { 'content-type': 'application/json' } })).toMatchObject(refused);
    expect(await send({ body: body.replace('"amount":555000', '"amount":555001') })).toMatchObject(refused);
    expect(await send({ gateway: 'xendit' })).toMatchObject(refused);
    expect(await send({ body: '{"id":' })).toMatchObject(refused);
    expect(await send({ body: '' })).toMatchObject(refused);
    expect(await stateOf(placed.order.id)).toEqual({ status: 'unpaid' });
  });

  test('is kept when it is only too old, and asking the gateway settles the order all the same', async () => {
    const vendor = await app.build.vendor();
    const placed = await app.build.order(vendor, 100_000);
    await app.call('POST', `/sandbox-gateway/payments/${placed.payment.id}/pay`);
    const old = await app.build.webhook(placed, { eventId: 'three-days-old', signedAt: app.clock.now() - 72 * hour });
    expect(old).toMatchObject(refused);
    expect(await app.owner.selectFrom('payment_event').select('verdict').where('event_id', '=', 'three-days-old').execute()).toEqual([
      { verdict: 'stale' },
    ]);
    app.clock.advance(2 * minute);
    await app.system.payments.reconcile();
    expect(await stateOf(placed.order.id)).toEqual({ status: 'paid' });
    await app.system.payments.reconcile();
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(100_000);
  });
});

test('an order nobody paid expires after 24 hours, and says so', async () => {
  const vendor = await app.build.vendor();
  const placed = await app.build.order(vendor);
  app.clock.advance(24 * hour - 1);
  await app.system.payments.reconcile();
  expect(await stateOf(placed.order.id)).toEqual({ status: 'unpaid' });
  const heard: string[] = [];
  const stop = app.system.bus.subscribe(`account:${vendor.accountId}`, (payload) => heard.push(payload));
  app.clock.advance(1);
  await app.system.payments.reconcile();
  expect(await stateOf(placed.order.id)).toEqual({ status: 'expired' });
  await app.eventually(
    async () => heard,
    (all) => all.some((payload) => payload.includes('expired')),
  );
  stop();
});

test('the application can neither take back a message nor lose a payment', async () => {
  for (const table of ['payment_event', 'payment', 'refund_task', 'payment_alert', 'credit_order'] as const)
    await expect(app.db.deleteFrom(table).execute()).rejects.toThrow('permission denied');
});

test('after all this the books agree', async () => {
  expect(await differences(app.owner)).toEqual([]);
});
