// Webhooks to the merchant: signed, over HTTP, repeated until they are acknowledged.
import { randomUUID } from 'node:crypto';
import { signatureOf } from '../kit/webhook-signature.ts';
import type { Tx } from '../kit/database.ts';
import type { SandboxPayment, SandboxStatus } from './api.ts';
import type { Chaos, SandboxContext } from './context.ts';

/** One message on its way: which state it tells, when, and whether under an event id of its own. */
interface Plan {
  readonly status: SandboxStatus;
  readonly afterSeconds: number;
  readonly hasOwnEventId: boolean;
}

/** The messages that tell of a payment's new state. */
export function plansFor(status: SandboxStatus, chaos: Chaos): readonly Plan[] {
  const now: Plan = { status, afterSeconds: 0, hasOwnEventId: false };
  switch (chaos) {
    case 'off':
      return [now];
    case 'duplicate':
      return [now, now, { ...now, hasOwnEventId: true }, { ...now, afterSeconds: 2 }];
    case 'reorder':
      return [now, { status: 'pending', afterSeconds: 2, hasOwnEventId: true }];
    case 'late':
      return [{ ...now, afterSeconds: 20 }];
  }
}

/** What a webhook says. Instants are ISO 8601, the amount whole Rupiah. */
const bodyOf = (payment: SandboxPayment, eventId: string, status: SandboxStatus, now: number): string =>
  JSON.stringify({
    id: eventId,
    type: `payment.${status}`,
    created_at: new Date(now).toISOString(),
    data: {
      id: payment.id,
      external_id: payment.id,
      merchant_id: payment.merchant,
      amount: payment.amountIdr,
      currency: payment.currency,
      status,
      paid_at: status === 'paid' && payment.paidAt !== null ? new Date(payment.paidAt).toISOString() : null,
      payable_until: new Date(payment.payableUntilAt).toISOString(),
    },
  });

export const deliveryJob = 'sandbox-deliver';
/** The first try is made at once by anyone who committed; the job is for when that failed. */
const RETRY_AFTER_SECONDS = 3;
const ANSWER_WITHIN_MS = 5_000;

/** Writes the messages about a payment into the transaction that changed it. Answers those to be sent as soon as it is committed. */
export async function announcePayment(tx: Tx, ctx: SandboxContext, payment: SandboxPayment): Promise<string[]> {
  const now = ctx.clock.now();
  const eventId = randomUUID();
  const atOnce: string[] = [];
  for (const plan of plansFor(payment.status, ctx.chaos)) {
    const id = plan.hasOwnEventId ? randomUUID() : eventId;
    const delivery = await tx
      .insertInto('sandbox_delivery')
      .values({ payment_id: payment.id, event_id: id, body: bodyOf(payment, id, plan.status, now), created_at: new Date(now) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const isLater = plan.afterSeconds > 0;
    await ctx.jobs.enqueue(tx, deliveryJob, { id: delivery.id }, { startAfterSeconds: isLater ? plan.afterSeconds : RETRY_AFTER_SECONDS });
    if (!isLater) atOnce.push(delivery.id);
  }
  return atOnce;
}

/** Sends one message, signed at this moment. Throws unless the merchant answers 2xx, so that the job tries again. */
export async function deliverEvents(ctx: SandboxContext, id: string): Promise<void> {
  const delivery = await ctx.db
    .updateTable('sandbox_delivery')
    .set((e) => ({ attempts: e('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .returning('body')
    .executeTakeFirst();
  if (!delivery) return;
  const answer = await fetch(ctx.webhookUrl(), {
    method: 'POST',
    body: delivery.body,
    headers: {
      'content-type': 'application/json',
      'webhook-signature': signatureOf(Buffer.from(delivery.body), ctx.secret, ctx.clock.now()),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the merchant answered ${answer.status}`);
  await ctx.db
    .updateTable('sandbox_delivery')
    .set({ delivered_at: new Date(ctx.clock.now()) })
    .where('id', '=', id)
    .execute();
}
