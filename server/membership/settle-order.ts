import type { LiveEvent } from '../../contract/identity.ts';
import { type Activation, activationOf } from '../../core/membership/activation.ts';
import { membershipTransfers } from '../../core/membership/transfers.ts';
import { latePaymentTransfer, orderRefundTransfer } from '../../core/credit/transfers.ts';
import { afterEvent, isLatePayment, type OrderEvent } from '../../core/payments/order.ts';
import { businessDayOf } from '../../core/time.ts';
import { beginMembership, lengthenMembership, lockService, vendorsChannel } from '../catalogue/api.ts';
import { audit } from '../kit/audit.ts';
import type { Tx } from '../kit/database.ts';
import { postTransfers } from '../ledger/api.ts';
import type { PaymentFacts } from '../payments/api.ts';
import type { MembershipContext } from './context.ts';
import { mailActive, mailMoneyBack } from './mails.ts';
import { lockOrder, type MembershipOrder, saveOrderState } from './orders-store.ts';
import { wireStatus } from './present.ts';

/**
 * An order follows its payment, in the transaction that moved the payment on. Locks: payment (held by the caller), order, service. What the money
 * buys is decided once, when it is first heard of, under the lock of the service: of two orders made on the same membership one is delivered and
 * the other goes back. (product 5 and 8; reliability A7, A8)
 */
export async function settleOrder(tx: Tx, ctx: MembershipContext, facts: PaymentFacts): Promise<void> {
  const order = await lockOrder(tx, facts.subjectId);
  const activation = await activationFor(tx, ctx, order, facts);
  let { state } = order;
  for (const event of eventsOf(facts, activation)) {
    const next = afterEvent(state, event);
    const isDelivery = next.effect === 'deliver' && activation !== null && activation.kind !== 'moved_on';
    if (next.state !== state) await saveOrderState(tx, order.id, next.state, facts.paidAt, isDelivery ? activation : null);
    state = next.state;
    if (isDelivery) await deliver(tx, ctx, order, activation, facts);
    if (next.effect === 'open_refund_task' && order.state !== 'paid') await oweBack(tx, ctx, order, facts);
    if (next.effect === 'close_refund_task') await closeRefund(tx, ctx, state === 'paid', facts);
  }
  if (state !== order.state) await tell(tx, ctx, facts.accountId, { kind: 'order', orderId: order.id, status: wireStatus(state) });
}

/** What the money that came does; null while there is none, or when it came too late or was dealt with before. */
async function activationFor(tx: Tx, ctx: MembershipContext, order: MembershipOrder, facts: PaymentFacts): Promise<Activation | null> {
  const { paidAt, payableUntilAt } = facts;
  if (paidAt === null || order.state === 'paid' || order.state === 'refund_due') return null;
  if (isLatePayment(paidAt, order, payableUntilAt)) return null;
  const today = businessDayOf(ctx.clock.now());
  const service = order.serviceId === null ? null : await lockService(tx, order.serviceId, today);
  return service === null ? { kind: 'moved_on' } : activationOf(order, service.held, today);
}

function eventsOf({ paidAt, refundedAt, status }: PaymentFacts, activation: Activation | null): OrderEvent[] {
  return [
    ...(status === 'expired' ? [{ kind: 'expired' } as const] : []),
    ...(paidAt === null ? [] : [{ kind: 'paid', isLate: activation === null || activation.kind === 'moved_on' } as const]),
    ...(refundedAt === null ? [] : [{ kind: 'refunded' } as const]),
  ];
}

const tell = (tx: Tx, ctx: MembershipContext, accountId: number, event: LiveEvent): Promise<void> =>
  ctx.bus.publish(tx, `account:${accountId}`, JSON.stringify(event));

async function deliver(
  tx: Tx,
  ctx: MembershipContext,
  order: MembershipOrder,
  activation: Exclude<Activation, { kind: 'moved_on' }>,
  facts: PaymentFacts,
): Promise<void> {
  const { startsOn, endsOn } = activation;
  if (activation.kind === 'lengthen') await lengthenMembership(tx, activation.membershipId, endsOn, order.priceIdr);
  else await beginMembership(tx, order.serviceId ?? 0, { plan: order.plan, startsOn, endsOn, paidIdr: order.priceIdr });
  const transfers = membershipTransfers({ orderId: order.id, subtotalIdr: order.priceIdr - order.creditIdr, taxIdr: order.taxIdr });
  await postTransfers(tx, transfers, ctx.clock.now());
  await audit(tx, {
    action: 'membership.bought',
    accountId: facts.accountId,
    subject: `membership_order:${order.id}`,
    result: 'done',
    detail: { plan: order.plan, startsOn, endsOn, totalIdr: order.totalIdr },
  });
  await tell(tx, ctx, facts.accountId, { kind: 'account' });
  await ctx.bus.publish(tx, vendorsChannel, String(order.vendorId));
  await mailActive(tx, ctx, order, { startsOn, endsOn, paidAt: facts.paidAt ?? ctx.clock.now() });
}

async function oweBack(tx: Tx, ctx: MembershipContext, order: MembershipOrder, { paymentId, amountIdr }: PaymentFacts): Promise<void> {
  if (!(await ctx.payments.oweBack(tx, { paymentId, amountIdr }))) return;
  await postTransfers(tx, [latePaymentTransfer({ paymentId, totalIdr: amountIdr })], ctx.clock.now());
  await mailMoneyBack(tx, ctx, order);
}

async function closeRefund(tx: Tx, ctx: MembershipContext, isDelivered: boolean, { paymentId, amountIdr }: PaymentFacts): Promise<void> {
  if (isDelivered) await ctx.payments.alertRefundAfterDelivery(tx, paymentId);
  else if (await ctx.payments.wentBack(tx, paymentId))
    await postTransfers(tx, [orderRefundTransfer({ paymentId, totalIdr: amountIdr })], ctx.clock.now());
}
