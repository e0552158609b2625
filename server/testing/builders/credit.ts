import { answerOf } from '../answer-of.ts';
import { randomInt, randomUUID } from 'node:crypto';
import { type Order, checkout } from '../../../contract/credit.ts';
import type { PaymentStatus } from '../../../core/payments/notice.ts';
import type { Tx } from '../../kit/database.ts';
import { signatureOf } from '../../kit/webhook-signature.ts';
import type { Answer } from './context.ts';
import type { BuilderContext } from './context.ts';

export interface PlacedOrder {
  readonly order: Order;
  readonly payment: { readonly id: string; readonly payment_url: string };
}

/** An order that was paid, of any amount: what a top-up in the ledger refers to. No tax, no payment. */
export async function writePaidOrder(tx: Tx, vendorId: number, creditsIdr: number, at: number): Promise<string> {
  const id = randomUUID();
  const when = new Date(at);
  await tx
    .insertInto('credit_order')
    .values({
      id,
      number: `PLM-00000000-${String(randomInt(1_000_000_000)).padStart(9, '0')}`,
      vendor_id: vendorId,
      billed_to: 'test',
      credits_idr: creditsIdr,
      tax_idr: 0,
      tax_basis_points: 0,
      status: 'paid',
      created_at: when,
      expires_at: new Date(at + 86_400_000),
      paid_at: when,
    })
    .execute();
  return id;
}

/** What a gateway knows of anything that is paid for. */
export interface Payable {
  readonly order: Pick<Order, 'total' | 'expires_at'>;
  readonly payment: { readonly id: string };
}

/** A webhook as the gateway would write it; every field can be bent. */
export interface WebhookWish {
  readonly eventId?: string;
  readonly status?: PaymentStatus;
  /** The name of the event, where it is not that of its state. */
  readonly type?: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly merchant?: string;
  readonly paymentId?: string;
  /** Epoch milliseconds. */
  readonly paidAt?: number;
  /** What it says of the time of the money, whatever its state. */
  readonly saysPaidAt?: number | null;
  readonly payableUntilAt?: number;
  readonly signedAt?: number;
  readonly secret?: string;
}

const instantOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Orders as vendors place them, and the gateway's signed messages about them, right or wrong in any part. */
export function creditBuilders({ call, clock, system }: BuilderContext) {
  const secret = () => system.identity.config.secrets.webhook[0] ?? '';
  let count = 0;
  const webhookAbout = ({ order, payment }: Payable, wish: WebhookWish = {}): { body: string; headers: Record<string, string> } => {
    const status = wish.status ?? 'paid';
    const isMoney = status === 'paid' || status === 'refunded';
    const body = JSON.stringify({
      id: wish.eventId ?? `event-${++count}`,
      type: wish.type ?? `payment.${status}`,
      created_at: new Date(clock.now()).toISOString(),
      data: {
        id: payment.id,
        external_id: wish.paymentId ?? payment.id,
        merchant_id: wish.merchant ?? 'pelaminan',
        amount: wish.amount ?? order.total,
        currency: wish.currency ?? 'IDR',
        status,
        paid_at: instantOf(wish.saysPaidAt === undefined ? (isMoney ? (wish.paidAt ?? clock.now()) : null) : wish.saysPaidAt),
        payable_until: new Date(wish.payableUntilAt ?? Date.parse(order.expires_at)).toISOString(),
      },
    });
    const signature = signatureOf(Buffer.from(body), wish.secret ?? secret(), wish.signedAt ?? clock.now());
    return { body, headers: { 'content-type': 'application/json', 'webhook-signature': signature } };
  };
  return {
    /** An order of a vendor, with its payment open at the gateway. */
    async order(as: { readonly sessionId: string }, credits = 500_000): Promise<PlacedOrder> {
      const { status, body, text } = await call('POST', '/ms/bs-vendors/api/v1/ads_credits/checkout', { as, body: { credits } });
      if (status !== 200) throw new Error(`the order was not placed: ${text}`);
      return answerOf(checkout, body).data;
    },
    webhookAbout,
    /** The gateway speaks; as gateways do, it says the same again while no one has the time to listen. */
    async webhook(placed: Payable, wish: WebhookWish = {}): Promise<Answer> {
      const told = webhookAbout(placed, wish);
      for (;;) {
        const answer = await call('POST', '/webhooks/payments/sandbox', told);
        if (answer.status !== 503) return answer;
      }
    },
    /** Credit, bought and paid the way everyone does. */
    async credit(as: { readonly sessionId: string }, credits: number): Promise<PlacedOrder> {
      const placed = await this.order(as, credits);
      await this.webhook(placed);
      return placed;
    },
  };
}
