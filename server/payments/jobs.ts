import { expirePayment } from './apply-notice.ts';
import type { PaymentsContext } from './context.ts';
import { expireJob, openJob, openLeftBehind } from './open-payment.ts';
import { reconcilePayments } from './reconcile.ts';

/** Every minute the gateway is asked about payments whose message may have been lost. */
export function registerPaymentJobs(ctx: PaymentsContext): void {
  ctx.jobs.handle<{ paymentId: string }>({ name: openJob, retries: 10, work: ({ paymentId }) => openLeftBehind(ctx, paymentId) });
  // Should the job be lost or run a moment early, the sweep of the next minute closes the payment.
  ctx.jobs.handle<{ paymentId: string }>({ name: expireJob, retries: 5, work: ({ paymentId }) => expirePayment(ctx, paymentId) });
  ctx.jobs.handle({ name: 'payments-reconcile', retries: 0, schedule: '* * * * *', work: () => reconcilePayments(ctx) });
}
