import { type Activation, activationOf } from '../../core/membership/activation.ts';
import { membershipTransfers } from '../../core/membership/transfers.ts';
import { isLatePayment } from '../../core/payments/order.ts';
import { businessDayOf } from '../../core/time.ts';
import { beginMembership, lengthenMembership, lockService, vendorsChannel } from '../catalogue/api.ts';
import { notifyAccounts } from '../kit/account-news.ts';
import { writeAudit } from '../kit/audit.ts';
import type { Tx } from '../kit/database.ts';
import { postTransfers } from '../ledger/api.ts';
import { type PaymentFacts, type Sent, settleSale } from '../payments/api.ts';
import type { MembershipContext } from './context.ts';
import { emailActive, emailMoneyBack, emailRefunded } from './emails.ts';
import { lockOrder, type MembershipOrder, saveOrderState } from './orders-store.ts';
import { wireStatus } from './present.ts';

type Beginning = Exclude<Activation, { kind: 'changed' }>;

/**
 * An order follows its payment (see `settleSale`). Locks: payment (held by the caller), order, service. What the money buys is decided once, when
 * it is first heard of, under the lock of the service: of two orders made on the same membership one is delivered and the other goes back.
 * (product 5 and 8; reliability A7, A8)
 */
export async function settleOrder(tx: Tx, ctx: MembershipContext, facts: PaymentFacts): Promise<void> {
  const order = await lockOrder(tx, facts.subjectId);
  const activation = await activationFor(tx, ctx, order, facts);
  const state = await settleSale(tx, ctx, facts, {
    state: order.state,
    isLate: activation === null && order.state !== 'paid',
    save: (next) => saveOrderState(tx, order.id, next, facts.paidAt, next === 'paid' ? activation : null),
    deliver: async () => {
      if (activation !== null) await deliver(tx, ctx, order, activation, facts);
    },
    tellOwedBack: () => emailMoneyBack(tx, ctx, order),
  });
  if (state !== order.state)
    await notifyAccounts(tx, ctx.bus, [facts.accountId], { kind: 'order', orderId: order.id, status: wireStatus(state) });
}

/** The money of an order that went back was sent: its vendor is notified, and its page says when. Locks: payment (held by the caller), order. */
export async function confirmRefund(
  tx: Tx,
  ctx: MembershipContext,
  { subjectId, accountId }: Pick<PaymentFacts, 'subjectId' | 'accountId'>,
  sent: Sent,
): Promise<void> {
  const order = await lockOrder(tx, subjectId);
  await emailRefunded(tx, ctx, order, sent);
  await notifyAccounts(tx, ctx.bus, [accountId], { kind: 'order', orderId: order.id, status: wireStatus(order.state) });
}

/** What the money that came starts; null while there is none, when it was dealt with before, came too late, or the membership has changed. */
async function activationFor(tx: Tx, ctx: MembershipContext, order: MembershipOrder, facts: PaymentFacts): Promise<Beginning | null> {
  const { paidAt, payableUntilAt } = facts;
  if (paidAt === null || order.state === 'paid' || order.state === 'refund_due') return null;
  if (isLatePayment(paidAt, order, payableUntilAt)) return null;
  const today = businessDayOf(ctx.clock.now());
  const service = order.serviceId === null ? null : await lockService(tx, order.serviceId, today);
  const activation = service === null ? null : activationOf(order, service.held, today);
  return activation?.kind === 'changed' ? null : activation;
}

async function deliver(tx: Tx, ctx: MembershipContext, order: MembershipOrder, activation: Beginning, facts: PaymentFacts): Promise<void> {
  const { startsOn, endsOn } = activation;
  if (activation.kind === 'lengthen') await lengthenMembership(tx, activation.membershipId, endsOn, order.priceIdr);
  else await beginMembership(tx, order.serviceId ?? 0, { plan: order.plan, startsOn, endsOn, paidIdr: order.priceIdr });
  const transfers = membershipTransfers({ orderId: order.id, subtotalIdr: order.priceIdr - order.creditIdr, taxIdr: order.taxIdr });
  await postTransfers(tx, transfers, ctx.clock.now());
  await writeAudit(tx, {
    action: 'membership.bought',
    accountId: order.orderedBy ?? facts.accountId,
    subject: `membership_order:${order.id}`,
    result: 'done',
    detail: { plan: order.plan, startsOn, endsOn, totalIdr: order.totalIdr },
  });
  await notifyAccounts(tx, ctx.bus, [facts.accountId], { kind: 'account' });
  await ctx.bus.publish(tx, vendorsChannel, String(order.vendorId));
  await emailActive(tx, ctx, order, { startsOn, endsOn, paidAt: facts.paidAt ?? ctx.clock.now() });
}
