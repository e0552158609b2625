import { may } from '../../core/team/roles.ts';
import * as contract from '../../contract/payments.ts';
import { isPayable } from '../../core/payments/notice.ts';
import type { Tx } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import type { Session } from '../kit/session.ts';
import type { Payments } from './payments.ts';
import type { PaymentsContext } from './context.ts';
import { closeRefundTask, openRefundTask, raiseAlert } from './events-store.ts';
import { registerPaymentJobs } from './jobs.ts';
import { openPayment, createPayment } from './open-payment.ts';
import { codeFor } from './payment-code.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { reconcilePayments } from './reconcile.ts';
import { findPayment, lockPayment, openedFor, type Payment } from './store.ts';

/** The webhook is read as bytes, since a signature is over what was sent; an unsigned one is refused before anything is looked up. */
export function registerPayments({ serve }: Service, ctx: PaymentsContext): Payments {
  serve(contract.getPayment, async ({ params, session }) => {
    const payment = await ownPayment(ctx, params.id, session);
    // What can still be paid has a page to pay it on; of the rest only what there was is told.
    const url = isPayable(payment.status) ? (await openPayment(ctx, payment.id)).url : (payment.url ?? payment.successUrl);
    return {
      data: {
        id: payment.id,
        status: payment.status,
        amount: payment.amountIdr,
        currency: payment.currency,
        payment_url: url,
        expires_at: iso(payment.expiresAt),
      },
    };
  });
  serve(contract.paymentCode, async ({ params, query, session }) => {
    const payment = await ownPayment(ctx, params.id, session);
    return { data: { method: query.method, ...(await codeFor(ctx, payment, query)), expires_at: iso(payment.expiresAt) } };
  });
  const bodyOf = ({ body }: { readonly body: unknown }): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));
  serve(
    contract.paymentWebhook,
    ({ params, request }) => receiveWebhook(ctx, params.gateway, bodyOf(request), request.headers),
    // One that is stale or signed by someone else is refused by the same look, and never needs the reserve.
    {
      reserve: (request) =>
        ctx.gateway.verifyWebhook(bodyOf(request), request.headers, ctx.clock.now()).kind === 'genuine' ? 'webhooks' : null,
    },
  );
  registerPaymentJobs(ctx);
  return paymentsOf(ctx);
}

const iso = (at: number): string => new Date(at).toISOString();

/** One of the caller's own, or of the business whose money the caller sees: it is the owner's, also where someone else of the team opened it. */
async function ownPayment(ctx: PaymentsContext, id: string, { accountId, vendor }: Session): Promise<Payment> {
  const payment = await findPayment(ctx.db, id);
  const payer = vendor === null || !may(vendor.role, 'finances') ? accountId : vendor.ownerId;
  return payment?.accountId === payer ? payment : refuseWith('request.not_found');
}

/** Closes the task of finance and lets the seller follow, once. Locks: payment, then the task, then what the seller locks. */
async function wentBack(
  tx: Tx,
  ctx: PaymentsContext,
  paymentId: string,
  hand?: { readonly operatorId: number; readonly reference: string },
): Promise<boolean> {
  const payment = await lockPayment(tx, ctx.gateway.name, paymentId);
  const now = ctx.clock.now();
  const isFirst = await closeRefundTask(tx, paymentId, now, hand);
  if (isFirst && payment) await ctx.sellers()[payment.subjectKind].returned(tx, payment, { at: now, reference: hand?.reference ?? null });
  return isFirst;
}

/** What sellers may ask (api.ts). */
const paymentsOf = (ctx: PaymentsContext): Payments => ({
  place: (tx, payment) => createPayment(tx, ctx, payment),
  open: (paymentId) => openPayment(ctx, paymentId),
  openedFor,
  oweBack: (tx, { paymentId, amountIdr }, reason = 'paid_after_expiry') =>
    openRefundTask(tx, { paymentId, amountIdr, reason }, ctx.clock.now()),
  wentBack: (tx, paymentId, hand) => wentBack(tx, ctx, paymentId, hand),
  reconcile: () => reconcilePayments(ctx),
  alertRefundAfterDelivery: (tx, paymentId) =>
    raiseAlert(tx, { code: 'refunded_after_credit', gateway: ctx.gateway.name, paymentId, eventId: '' }, ctx.clock.now()),
});
