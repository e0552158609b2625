// The gateway's messages as received, and those that need attention.
import { sql } from 'kysely';
import type { Idr } from '../../core/money.ts';
import type { Mismatch } from '../../core/payments/notice.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { RefundReason } from './payments.ts';

export type EventVerdict = 'applied' | 'stale' | 'payment_unknown' | 'contradictory' | Mismatch;
export interface GatewayMessage {
  readonly gateway: string;
  readonly eventId: string;
  readonly source: 'webhook' | 'reconciliation';
  readonly paymentId: string;
  readonly body: Buffer;
}

/** Keeps a message with what was made of it. Delivered again it is counted; once applied it stays applied. */
export async function recordEvent(db: Connection, message: GatewayMessage, verdict: EventVerdict, now: number): Promise<void> {
  await db
    .insertInto('payment_event')
    .values({
      gateway: message.gateway,
      event_id: message.eventId,
      source: message.source,
      payment_id: message.paymentId,
      verdict,
      body: message.body,
      received_at: new Date(now),
    })
    .onConflict((conflict) =>
      conflict.columns(['gateway', 'event_id']).doUpdateSet((e) => ({
        deliveries: e('payment_event.deliveries', '+', 1),
        verdict: sql<EventVerdict>`case payment_event.verdict when 'applied' then 'applied' else excluded.verdict end`,
      })),
    )
    .execute();
}

export type AlertCode = 'payment_unknown' | 'contradictory' | Mismatch | 'refunded_after_credit';

/** Once for a payment and a code: the same message again raises no second one. */
export async function raiseAlert(
  tx: Tx,
  alert: { code: AlertCode; gateway: string; paymentId: string; eventId: string },
  now: number,
): Promise<void> {
  await tx
    .insertInto('payment_alert')
    .values({ code: alert.code, gateway: alert.gateway, payment_id: alert.paymentId, event_id: alert.eventId, raised_at: new Date(now) })
    .onConflict((conflict) => conflict.columns(['gateway', 'payment_id', 'code']).doNothing())
    .execute();
}

/** Answers whether the task is new. */
export async function openRefundTask(
  tx: Tx,
  { paymentId, amountIdr, reason }: { readonly paymentId: string; readonly amountIdr: Idr; readonly reason: RefundReason },
  now: number,
): Promise<boolean> {
  const made = await tx
    .insertInto('refund_task')
    .values({ payment_id: paymentId, amount_idr: amountIdr, reason, opened_at: new Date(now) })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .returning('payment_id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Answers whether there was an open task to close. */
export async function closeRefundTask(
  tx: Tx,
  paymentId: string,
  now: number,
  hand?: { readonly operatorId: number; readonly reference: string },
): Promise<boolean> {
  const closed = await tx
    .updateTable('refund_task')
    .set({ closed_at: new Date(now), ...(hand && { returned_by: hand.operatorId, reference: hand.reference }) })
    .where('payment_id', '=', paymentId)
    .where('closed_at', 'is', null)
    .returning('payment_id')
    .executeTakeFirst();
  return closed !== undefined;
}
