import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentAlert, Refund } from '../../contract/operations-finance.ts';
import { testPassword } from '../testing/builders/accounts.ts';
import { operationsOf } from '../testing/builders/operations.ts';
import { codeOf } from '../testing/code-of.ts';
import { differences } from '../testing/oracle.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let operators: ReturnType<typeof operationsOf>;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
  operators = operationsOf(app);
});
afterAll(() => app.close());

/** An order that was paid after it had expired. */
async function latePayment() {
  const vendor = await app.build.vendor();
  const placed = await app.build.order(vendor);
  await app.build.webhook(placed, { paidAt: Date.parse(placed.order.expires_at) + 1_000 });
  return { vendor, placed };
}

test('money that came too late waits for finance, is marked returned once, and the books agree', async () => {
  const { vendor, placed } = await latePayment();
  const operator = await app.build.operator('finance');
  const open = await operators.read<{ data: Refund[] }>(operator, '/refunds?limit=100');
  expect(open.data.find((row) => row.payment_id === placed.payment.id)).toMatchObject({
    order_number: placed.order.number,
    vendor: { id: vendor.vendorId },
    amount: placed.order.total,
    returned: null,
  });
  const mark = (as = operator) => operators.post(as, `/refunds/${placed.payment.id}/returned`, { reference: 'BCA 20 Nov, 8841' });
  const others = await Promise.all(Array.from({ length: 4 }, () => app.build.operator('finance')));
  const answers = await Promise.all([mark(), ...others.map(mark)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => codeOf(answer) === 'operations.already_decided')).toHaveLength(4);
  const closed = await operators.read<{ data: Refund[] }>(operator, '/refunds?status=closed');
  expect(closed.data.find((row) => row.payment_id === placed.payment.id)).toMatchObject({ returned: { reference: 'BCA 20 Nov, 8841' } });
  const read = await app.call('GET', `/ms/bs-vendors/api/v1/ads_credits/orders/${placed.order.id}`, { as: vendor });
  expect(read.body).toMatchObject({
    data: { order: { status: 'expired', refund_due: false, refunded: { reference: 'BCA 20 Nov, 8841', at: expect.any(String) } } },
  });
  const { rows } = await sql<{ data: { subject: string; text: string } }>`
    select data from pgboss.job where name = 'send-mail' and data->>'to' = ${vendor.email} and data::text like '%was refunded%'`.execute(
    app.owner,
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).toContain('BCA 20 Nov, 8841');
  // The gateway says it as well, later: nothing moves twice.
  await app.build.webhook(placed, { status: 'refunded', paidAt: Date.parse(placed.order.expires_at) + 1_000 });
  expect(await differences(app.owner)).toEqual([]);
});

test('without a reference nothing is marked, and an unknown payment is not found', async () => {
  const { placed } = await latePayment();
  const operator = await app.build.operator('finance');
  expect(codeOf(await operators.post(operator, `/refunds/${placed.payment.id}/returned`, { reference: ' ' }))).toBe(
    'operations.reason_required',
  );
  expect((await operators.post(operator, '/refunds/01890000-0000-7000-8000-000000000000/returned', { reference: 'x' })).status).toBe(404);
});

test('an id in capitals is the same thing, and what is written about it is found under its one name', async () => {
  const { placed } = await latePayment();
  const operator = await app.build.operator('finance');
  const done = await operators.post(operator, `/refunds/${placed.payment.id.toUpperCase()}/returned`, { reference: 'BCA 8842' });
  expect(done.status, done.text).toBe(200);
  const { rows } = await sql<{ subject: string }>`
    select distinct subject from audit_entry where account_id = ${operator.accountId} and subject like 'payment:%'
    union select subject from proposal where asked_by = ${operator.accountId}`.execute(app.owner);
  expect(rows).toEqual([{ subject: `payment:${placed.payment.id}` }]);
});

test('an alert is answered once, and what waits is counted', async () => {
  const vendor = await app.build.vendor();
  const placed = await app.build.order(vendor);
  await app.build.webhook(placed, { amount: placed.order.total - 1 });
  const operator = await app.build.operator('finance');
  const { data } = await operators.read<{ data: PaymentAlert[] }>(operator, '/payment_alerts');
  const alert = data.find((row) => row.payment_id === placed.payment.id);
  expect(alert).toMatchObject({
    code: 'amount_mismatch',
    order_number: placed.order.number,
    vendor: { id: vendor.vendorId },
    answer: null,
  });
  const waiting = await operators.read<{ data: object }>(operator, '/waiting');
  expect(waiting.data).toMatchObject({ disputes: null, proposals: { count: 0 }, alerts: { count: data.length } });
  const answer = () => operators.post(operator, `/payment_alerts/${alert?.id}/answer`, { reason: 'Gateway rounded; settled by hand' });
  expect((await answer()).status).toBe(204);
  expect(codeOf(await answer())).toBe('operations.already_decided');
  const closed = await operators.read<{ data: PaymentAlert[] }>(operator, '/payment_alerts?status=closed');
  expect(closed.data[0]).toMatchObject({ id: alert?.id, answer: { reason: 'Gateway rounded; settled by hand' } });
  expect((await operators.post(operator, '/payment_alerts/999999/answer', { reason: 'x' })).status).toBe(404);
});

test('whoever is related to the couple or to the vendor closes neither its refund nor its alert, and never sees where the money goes', async () => {
  const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
  const quoted = await app.build.acceptedQuotation({ vendor, couple });
  const placed = await app.build.instalmentPayment(quoted);
  await app.build.webhook(placed, { amount: placed.order.total - 1 });
  await app.build.webhook(placed, { paidAt: Date.parse(placed.order.expires_at) + 1_000 });
  const account = { holder_name: 'Kirana Putri', bank_bic: 'CENAIDJA', account_number: '1234567890', password: testPassword };
  expect((await app.call('PUT', '/v2/refund_account', { as: couple, body: account })).status).toBe(200);
  const { rows } = await sql<{ id: number }>`select id from payment_alert where payment_id = ${placed.payment.id} limit 1`.execute(
    app.owner,
  );
  const paths = [
    [`/refunds/${placed.payment.id}/account_number`, {}],
    [`/refunds/${placed.payment.id}/returned`, { reference: 'BCA 8843' }],
    [`/payment_alerts/${rows[0]?.id}/answer`, { reason: 'Settled by hand' }],
  ] as const;
  for (const { accountId } of [vendor, couple]) {
    const related = await app.build.operator('finance');
    await sql`insert into operator_relation (operator_id, account_id) values (${related.accountId}, ${accountId})`.execute(app.owner);
    for (const [path, body] of paths) expect(codeOf(await operators.post(related, path, body)), path).toBe('operations.related_vendor');
  }
  const operator = await app.build.operator('finance');
  for (const [path, body] of paths) expect((await operators.post(operator, path, body)).status, path).toBeLessThan(300);
});
