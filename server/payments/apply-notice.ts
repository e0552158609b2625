import { higherStatus, isPayable, type Mismatch, mismatchOf, type PaymentTerms } from '../../core/payments/notice.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import type { PaymentNotice } from '../ports/payment-gateway.ts';
import type { PaymentsContext } from './context.ts';
import { type EventVerdict, type GatewayMessage, raiseAlert, recordEvent } from './events-store.ts';
import { keepVirtualAccounts, lockPayment, type Payment, savePayment } from './store.ts';

/** What a payment is after a notice about it. The time of the money and the deadline it is held against come from the same notice, so they fit. */
function afterNotice(payment: Payment, notice: PaymentNotice, now: number): Payment {
  const isFirstWordOfMoney = payment.paidAt === null && notice.paidAt !== null;
  return {
    ...payment,
    status: higherStatus(payment.status, notice.status),
    paidAt: payment.paidAt ?? notice.paidAt,
    payableUntilAt: isFirstWordOfMoney ? notice.payableUntilAt : payment.payableUntilAt,
    // Word of a failed attempt that comes after the money says nothing of it.
    failedAt: payment.failedAt ?? (notice.status === 'failed' && isPayable(payment.status) ? now : null),
    refundedAt: payment.refundedAt ?? (notice.status === 'refunded' ? now : null),
  };
}

/**
 * Takes in what the gateway said, by webhook or when asked, in the open transaction. That it happens once does not hang on event ids, which a
 * gateway may renew: the payment's row is locked, its state only rises, and the seller's transfers are unique.
 * Locks: payment, then what its seller locks (order, ledger account).
 */
export async function applyNotice(tx: Tx, ctx: PaymentsContext, notice: PaymentNotice, message: GatewayMessage): Promise<EventVerdict> {
  const now = ctx.clock.now();
  const payment = await lockPayment(tx, message.gateway, notice.paymentId);
  const verdict = payment ? verdictOn(notice, { ...payment, merchant: ctx.gateway.merchant }) : 'payment_unknown';
  await recordEvent(tx, message, verdict, now);
  if (!payment || verdict !== 'applied') {
    if (verdict !== 'applied') await raiseAlert(tx, { code: verdict, ...message }, now);
    return verdict;
  }
  await keepVirtualAccounts(tx, payment.id, notice.virtualAccounts);
  await moveOn(tx, ctx, afterNotice(payment, notice, now));
  return verdict;
}

/** What does not fit our payment, or does not fit itself, moves no money. */
const verdictOn = (notice: PaymentNotice, opened: PaymentTerms): Mismatch | 'contradictory' | 'applied' =>
  mismatchOf(notice, opened) ?? (notice.isContradictory ? 'contradictory' : 'applied');

/** Saves where a payment stands and lets its seller follow. */
async function moveOn(tx: Tx, ctx: PaymentsContext, payment: Payment): Promise<void> {
  await savePayment(tx, payment);
  await ctx.sellers()[payment.subjectKind].follow(tx, { ...payment, paymentId: payment.id });
}

/** Closes a payment whose time is over; money that comes later goes back. */
export async function expirePayment(ctx: PaymentsContext, paymentId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, ctx.gateway.name, paymentId);
    if (!payment || payment.expiresAt > ctx.clock.now() || higherStatus(payment.status, 'expired') !== 'expired') return;
    await moveOn(tx, ctx, { ...payment, status: 'expired' });
  });
}
