// What a vendor paid and was paid, on its page for operators.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VendorMoney } from '../../contract/operations-search.ts';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import { operationsOf } from '../testing/builders/operations.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let operators: ReturnType<typeof operationsOf>;
let support: BuiltAccount;
let lead: BuiltAccount;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
  operators = operationsOf(app);
  support = await app.build.operator('support');
  lead = await app.build.operator('support', 'finance');
});
afterAll(() => app.close());

const moneyOf = async (as: BuiltAccount, vendorId: number): Promise<VendorMoney> =>
  (await operators.read<{ data: { money: VendorMoney } }>(as, `/vendors/${vendorId}`)).data.money;

test('the page of a vendor shows its orders, newest first, and none of another vendor', async () => {
  const [vendor, other] = [await app.build.vendor(), await app.build.vendor()];
  await app.build.order(other);
  const paid = await app.build.order(vendor);
  await app.build.webhook(paid);
  app.clock.advance(60_000);
  const open = await app.build.order(vendor);
  const { orders, refunds } = await moneyOf(support, vendor.vendorId);
  expect(orders).toMatchObject([
    { id: open.payment.id, subject: { kind: 'credit_order', number: open.order.number }, amount: open.order.total, status: 'pending' },
    { id: paid.payment.id, subject: { number: paid.order.number }, status: 'paid', refund: null },
  ]);
  expect(refunds).toEqual([]);
  for (const { id } of orders) expect((await app.call('GET', `/v2/operations/payments/${id}`, { as: support })).status).toBe(200);
});

test('a late payment and an instalment given back are among the refunds until and after they are sent', async () => {
  const vendor = await app.build.vendor({ plan: 'Gold' });
  const couple = await app.build.couple();
  const quoted = await app.build.acceptedQuotation({ vendor, couple });
  const deposit = await app.build.instalmentPayment(quoted);
  await app.build.webhook(deposit);
  const instalment = quoted.quotation.instalments[0]?.id;
  const reason = { reason: 'Acara dibatalkan kedua keluarga' };
  expect((await operators.post(lead, `/instalments/${instalment}/refund`, reason)).status).toBe(201);
  app.clock.advance(60_000);
  const late = await app.build.order(vendor);
  await app.build.webhook(late, { paidAt: Date.parse(late.order.expires_at) + 1_000 });
  const waits = { returned_at: null };
  expect((await moneyOf(support, vendor.vendorId)).refunds).toMatchObject([
    { id: late.payment.id, subject: { kind: 'credit_order' }, refund: { reason: 'paid_after_expiry', ...waits } },
    { id: deposit.payment.id, subject: { kind: 'instalment', label: 'Deposit' }, refund: { reason: 'given_back', ...waits } },
  ]);
  await operators.post(lead, `/refunds/${late.payment.id}/returned`, { reference: 'TRX-1' });
  const { orders, refunds } = await moneyOf(support, vendor.vendorId);
  expect(orders).toMatchObject([{ id: late.payment.id, refund: { returned_at: expect.any(String) } }]);
  expect(refunds.map(({ refund }) => refund.returned_at === null)).toEqual([false, true]);
  // The page of the couple, and that of the payment, say the same of it.
  const asCouple = await operators.read<{ data: { payments: object[] } }>(support, `/couples/${couple.accountId}`);
  expect(asCouple.data.payments).toMatchObject([{ id: deposit.payment.id, refund: { reason: 'given_back', ...waits } }]);
  const alone = await operators.read<{ data: object }>(support, `/payments/${late.payment.id}`);
  expect(alone.data).toMatchObject({ refund: { reason: 'paid_after_expiry', returned_at: expect.any(String) } });
});

test('payouts are shown to those who may open them', async () => {
  const vendor = await app.build.payableVendor();
  await app.build.earn(vendor, 1_000_000);
  const asked = await app.build.payout(vendor, 250_000);
  expect((await moneyOf(support, vendor.vendorId)).payouts).toBeNull();
  const line = { id: asked.id, number: asked.number, amount: 250_000 };
  expect((await moneyOf(lead, vendor.vendorId)).payouts).toMatchObject([{ ...line, status: 'requested', closed_at: null }]);
  await app.build.workOn(lead, asked.id, 'start');
  await app.build.workOn(lead, asked.id, 'failed', { failure: 'number_wrong', note: 'Nomor salah' });
  expect((await moneyOf(lead, vendor.vendorId)).payouts).toMatchObject([{ ...line, status: 'failed', closed_at: expect.any(String) }]);
});
