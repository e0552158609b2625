import type { LiveEvent } from '../../contract/identity.ts';
import { afterEvent, isLatePayment, type OrderEvent } from '../../core/payments/order.ts';
import { latePaymentTransfer, orderRefundTransfer, topUpTransfers } from '../../core/credit/transfers.ts';
import { audit } from '../kit/audit.ts';
import type { Tx } from '../kit/database.ts';
import type { PaymentFacts } from '../payments/api.ts';
import { lockBalances } from './api.ts';
import { postTransfers } from '../ledger/api.ts';
import type { CreditContext } from './context.ts';
import { mailLatePayment, mailReceipt } from './mails.ts';
import { type CreditOrder, lockOrder, saveOrderState } from './orders-store.ts';
import { wireStatus } from './present.ts';

/** What a payment means for its order. Everything known is said each time, in one fixed order, so it does not matter what was told first. */
function eventsOf(facts: PaymentFacts, order: CreditOrder): OrderEvent[] {
  const { paidAt, payableUntilAt, refundedAt, status } = facts;
  return [
    ...(status === 'expired' ? [{ kind: 'expired' } as const] : []),
    ...(paidAt === null ? [] : [{ kind: 'paid', isLate: isLatePayment(paidAt, order, payableUntilAt) } as const]),
    ...(refundedAt === null ? [] : [{ kind: 'refunded' } as const]),
  ];
}

/**
 * An order follows its payment, in the transaction that moved the payment on. Locks: payment (held by the caller), order, ledger account.
 * Nothing that holds a ledger account ever waits for an order, so this cannot end in a deadlock with clicks. (product 5; reliability A7, A8)
 */
export async function settleOrder(tx: Tx, ctx: CreditContext, facts: PaymentFacts): Promise<void> {
  const order = await lockOrder(tx, facts.subjectId);
  let { state } = order;
  for (const event of eventsOf(facts, order)) {
    const next = afterEvent(state, event);
    if (next.state !== state) await saveOrderState(tx, order.id, next.state, facts.paidAt);
    state = next.state;
    if (next.effect === 'deliver') await creditVendor(tx, ctx, order, facts);
    if (next.effect === 'open_refund_task') await oweBack(tx, ctx, order, facts);
    if (next.effect === 'close_refund_task') await closeRefund(tx, ctx, state === 'paid', facts);
  }
  if (state !== order.state) await tell(tx, ctx, facts.accountId, { kind: 'order', orderId: order.id, status: wireStatus(state) });
}

const tell = (tx: Tx, ctx: CreditContext, accountId: number, event: LiveEvent): Promise<void> =>
  ctx.bus.publish(tx, `account:${accountId}`, JSON.stringify(event));

async function creditVendor(tx: Tx, ctx: CreditContext, order: CreditOrder, facts: PaymentFacts): Promise<void> {
  const { vendorId, creditsIdr, taxIdr } = order;
  const before = (await lockBalances(tx, [vendorId])).get(vendorId) ?? 0;
  await postTransfers(tx, topUpTransfers({ orderId: order.id, vendorId, subtotalIdr: creditsIdr, taxIdr }), ctx.clock.now());
  const balanceIdr = before + creditsIdr;
  await audit(tx, {
    action: 'credit-top-up',
    accountId: facts.accountId,
    subject: `credit_order:${order.id}`,
    result: 'done',
    detail: { creditsIdr },
  });
  await tell(tx, ctx, facts.accountId, { kind: 'balance', balance: balanceIdr });
  await mailReceipt(tx, ctx, order, { paidAt: facts.paidAt ?? ctx.clock.now(), balanceIdr });
  await ctx.onTopUp(tx, vendorId);
}

async function oweBack(tx: Tx, ctx: CreditContext, order: CreditOrder, { paymentId, amountIdr, paidAt }: PaymentFacts): Promise<void> {
  const now = ctx.clock.now();
  if (!(await ctx.payments.oweBack(tx, { paymentId, amountIdr }))) return;
  await postTransfers(tx, [latePaymentTransfer({ paymentId, totalIdr: amountIdr })], now);
  await mailLatePayment(tx, ctx, order, paidAt ?? now);
}

async function closeRefund(tx: Tx, ctx: CreditContext, isCredited: boolean, { paymentId, amountIdr }: PaymentFacts): Promise<void> {
  if (isCredited) await ctx.payments.alertRefundAfterDelivery(tx, paymentId);
  else if (await ctx.payments.wentBack(tx, paymentId))
    await postTransfers(tx, [orderRefundTransfer({ paymentId, totalIdr: amountIdr })], ctx.clock.now());
}
