import { isPayable } from '../../core/payments/notice.ts';
import type { Tx } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { commitSoFar } from '../kit/unit.ts';
import { GatewayOutage } from '../ports/payment-gateway.ts';
import type { NewPayment, OpenPayment } from './payments.ts';
import type { PaymentsContext } from './context.ts';
import { findPayment, insertPayment, keepVirtualAccounts, markOpened, type Payment } from './store.ts';

export const openJob = 'payment-open';
export const expireJob = 'payment-expire';
/** Anyone who placed the payment opens it at once; only if that process died does the job find it unopened. */
const OPEN_AFTER_SECONDS = 10;

/** Writes the payment and the jobs that follow from it. The gateway is not called: the transaction is open. */
export async function createPayment(tx: Tx, ctx: PaymentsContext, payment: NewPayment): Promise<string> {
  const now = ctx.clock.now();
  const { id: paymentId, isNew } = await insertPayment(tx, ctx.gateway.name, payment, now);
  if (!isNew) return paymentId;
  await ctx.jobs.enqueue(tx, openJob, { paymentId }, { startAfterSeconds: OPEN_AFTER_SECONDS });
  await ctx.jobs.enqueue(tx, expireJob, { paymentId }, { startAfterSeconds: Math.ceil((payment.expiresAt - now) / 1000) });
  return paymentId;
}

/** Opens a payment at the gateway, or answers where it was opened. The gateway knows our id, so asking twice opens once. */
async function opened(ctx: PaymentsContext, payment: Payment): Promise<{ reference: string; url: string }> {
  if (payment.reference !== null && payment.url !== null) return { reference: payment.reference, url: payment.url };
  // What the gateway was told stays, whatever becomes of this request.
  await commitSoFar();
  const { reference, paymentUrl, virtualAccounts } = await ctx.gateway.createPayment({ ...payment, paymentId: payment.id });
  await markOpened(ctx.db, payment.id, { reference, url: paymentUrl });
  await keepVirtualAccounts(ctx.db, payment.id, virtualAccounts);
  return { reference, url: paymentUrl };
}

/** The gateway's name for a payment, which is opened there if it is not yet. */
export const referenceOf = async (ctx: PaymentsContext, payment: Payment): Promise<string> => (await opened(ctx, payment)).reference;

/** The gateway's page for a payment, for a caller who waits. */
export async function openPayment(ctx: PaymentsContext, paymentId: string): Promise<OpenPayment> {
  const payment = await findPayment(ctx.db, paymentId);
  if (!payment) return refuseWith('request.not_found');
  const { url } = await orOutage(ctx, () => opened(ctx, payment));
  return { id: paymentId, url };
}

/** The job: finishes what a process left undone, while the payment can still be paid. */
export async function openLeftBehind(ctx: PaymentsContext, paymentId: string): Promise<void> {
  const payment = await findPayment(ctx.db, paymentId);
  if (payment && isPayable(payment.status) && payment.expiresAt > ctx.clock.now()) await opened(ctx, payment);
}

/** Turns a gateway that cannot be reached into an answer: not your fault, come again soon. */
export async function orOutage<T>(ctx: PaymentsContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    if (!(fault instanceof GatewayOutage)) throw fault;
    ctx.log.warn({ err: fault }, 'gateway outage');
    return refuseWith('server.unavailable', { retryAfterSeconds: 5 });
  }
}
