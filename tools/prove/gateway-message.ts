// A message of the sandbox gateway about a payment: signed, or wrong in one part.
import { createHmac } from 'node:crypto';
import type { Command } from './model/commands.ts';
import { webhookSecret } from './engines.ts';

interface Message {
  /** The same again is the same event. */
  readonly id: string;
  readonly payment: { readonly id: string; readonly totalIdr: number; readonly payableUntil: string; readonly paidAt: number };
  readonly says: string;
  readonly flaw: Extract<Command, { kind: 'notice' }>['flaw'];
  readonly sentAt: number;
}

/** Body and headers of the webhook. The signature carries the second of `sentAt`, by which a server tells an old message from a new one. */
export function messageOf({ id, payment, says, flaw, sentAt }: Message): { body: string; headers: Readonly<Record<string, string>> } {
  const hasMoney = says === 'paid' || says === 'refunded';
  const body = JSON.stringify({
    id,
    type: `payment.${says}`,
    data: {
      id: payment.id,
      external_id: payment.id,
      merchant_id: flaw === 'merchant' ? 'another' : 'pelaminan',
      amount: payment.totalIdr + (flaw === 'amount' ? 1 : 0),
      currency: flaw === 'currency' ? 'USD' : 'IDR',
      status: says,
      paid_at: hasMoney ? new Date(payment.paidAt).toISOString() : null,
      payable_until: payment.payableUntil,
    },
  });
  const seconds = Math.floor(sentAt / 1_000);
  const signature = createHmac('sha256', flaw === 'signature' ? 'another secret' : webhookSecret)
    .update(`${seconds}.${body}`)
    .digest('hex');
  return { body, headers: { 'webhook-signature': `t=${seconds},v1=${signature}` } };
}
