import { inTransaction } from '../kit/database.ts';
import { eachAlone, partsAlone } from '../kit/each-alone.ts';
import { applyNotice, expirePayment } from './apply-notice.ts';
import type { PaymentsContext } from './context.ts';
import { overduePayments, takeDueForReading } from './store.ts';

/**
 * Asks the gateway about payments it has not settled: a webhook may be lost, refused for its age, or still on its way. Then closes those
 * whose time is over. A payment that cannot be asked about or closed keeps us from no other; the job fails after them.
 */
export async function reconcilePayments(ctx: PaymentsContext): Promise<void> {
  await partsAlone({
    read: async () =>
      eachAlone(await takeDueForReading(ctx.db, ctx.gateway.name, ctx.clock.now()), ({ id, reference }) => readOne(ctx, id, reference)),
    close: async () => eachAlone(await overduePayments(ctx.db, ctx.clock.now()), (id) => expirePayment(ctx, id)),
  });
}

async function readOne(ctx: PaymentsContext, id: string, reference: string): Promise<void> {
  const notice = await ctx.gateway.readPayment(reference);
  // Still waiting is no news; everything else is handled as if it had been sent.
  if (!notice || notice.status === 'pending') return;
  await inTransaction(ctx.db, (tx) =>
    applyNotice(tx, ctx, notice, {
      gateway: ctx.gateway.name,
      eventId: `read:${id}:${notice.status}`,
      source: 'reconciliation',
      paymentId: notice.paymentId,
      body: Buffer.from(JSON.stringify(notice)),
    }),
  );
}
