import { isLatePayment } from '../../core/payments/order.ts';
import { topUpTransfers } from '../../core/credit/transfers.ts';
import { notifyAccounts } from '../kit/account-news.ts';
import { writeAudit } from '../kit/audit.ts';
import type { Tx } from '../kit/database.ts';
import { type PaymentFacts, type Sent, settleSale } from '../payments/api.ts';
import { lockBalances } from './api.ts';
import { postTransfers } from '../ledger/api.ts';
import type { CreditContext } from './context.ts';
import { mailLatePayment, mailReceipt, mailRefunded } from './mails.ts';
import { type CreditOrder, lockOrder, saveOrderState } from './orders-store.ts';
import { wireStatus } from './present.ts';

/** An order follows its payment (see `settleSale`). Locks: payment (held by the caller), order, ledger account. (product 5; reliability A7, A8) */
export async function settleOrder(tx: Tx, ctx: CreditContext, facts: PaymentFacts): Promise<void> {
  const order = await lockOrder(tx, facts.subjectId);
  const { paidAt, payableUntilAt } = facts;
  const state = await settleSale(tx, ctx, facts, {
    state: order.state,
    isLate: paidAt !== null && isLatePayment(paidAt, order, payableUntilAt),
    save: (next) => saveOrderState(tx, order.id, next, paidAt),
    deliver: () => creditVendor(tx, ctx, order, facts),
    tellOwedBack: () => mailLatePayment(tx, ctx, order, paidAt ?? ctx.clock.now()),
  });
  if (state !== order.state)
    await notifyAccounts(tx, ctx.bus, [facts.accountId], { kind: 'order', orderId: order.id, status: wireStatus(state) });
}

/** The money of an order that came too late was sent back: its vendor is notified, and its page says when. Locks: payment (held by the caller), order. */
export async function confirmRefund(
  tx: Tx,
  ctx: CreditContext,
  { subjectId, accountId }: Pick<PaymentFacts, 'subjectId' | 'accountId'>,
  sent: Sent,
): Promise<void> {
  const order = await lockOrder(tx, subjectId);
  await mailRefunded(tx, ctx, order, sent);
  await notifyAccounts(tx, ctx.bus, [accountId], { kind: 'order', orderId: order.id, status: wireStatus(order.state) });
}

async function creditVendor(tx: Tx, ctx: CreditContext, order: CreditOrder, facts: PaymentFacts): Promise<void> {
  const { vendorId, creditsIdr, taxIdr } = order;
  const before = (await lockBalances(tx, [vendorId])).get(vendorId) ?? 0;
  await postTransfers(tx, topUpTransfers({ orderId: order.id, vendorId, subtotalIdr: creditsIdr, taxIdr }), ctx.clock.now());
  const balanceIdr = before + creditsIdr;
  await writeAudit(tx, {
    action: 'credit-top-up',
    accountId: order.orderedBy ?? facts.accountId,
    subject: `credit_order:${order.id}`,
    result: 'done',
    detail: { creditsIdr },
  });
  await notifyAccounts(tx, ctx.bus, [facts.accountId], { kind: 'balance', balance: balanceIdr });
  await mailReceipt(tx, ctx, order, { paidAt: facts.paidAt ?? ctx.clock.now(), balanceIdr });
  await ctx.onTopUp(tx, vendorId);
}
