// The default adapter of the payment gateway port: our own test gateway, called over HTTP like a real one.
import * as z from 'zod';
import { verifySignature } from '../kit/webhook-signature.ts';
import type { PaymentGateway, PaymentNotice, WebhookVerdict } from '../ports/payment-gateway.ts';
import { pagePath, type SandboxGateway, type SandboxPayment } from '../sandbox-gateway/api.ts';

const MERCHANT = 'pelaminan';
const signatureHeader = 'webhook-signature';

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
/** A webhook as the test gateway writes it. What it says comes from outside, however well it is signed. */
const message = z.object({
  id: z.string().min(1).max(200),
  type: z.string().max(100),
  data: z.object({
    id: z.string().max(200),
    external_id: z.string().max(200),
    merchant_id: z.string().max(200),
    amount: z.int().positive(),
    currency: z.string().max(10),
    status: z.enum(['pending', 'failed', 'expired', 'paid', 'refunded']),
    paid_at: instant.nullable(),
    payable_until: instant,
  }),
});
type Message = z.output<typeof message>;

/** Its name and its state are one word, and money has a time exactly when there is money. */
const isContradictory = ({ type, data: { status, paid_at: paidAt } }: Message): boolean =>
  type !== `payment.${status}` || (status === 'paid' || status === 'refunded') !== (paidAt !== null);

function readMessage(body: Buffer): Message | null {
  try {
    return message.safeParse(JSON.parse(body.toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

const noticeOf = (told: Message): PaymentNotice => {
  const { data } = told;
  return {
    paymentId: data.external_id,
    reference: data.id,
    merchant: data.merchant_id,
    amountIdr: data.amount,
    currency: data.currency,
    status: data.status,
    paidAt: data.paid_at,
    payableUntilAt: data.payable_until,
    virtualAccounts: [],
    isContradictory: isContradictory(told),
  };
};

const noticeAbout = ({ id, merchant, amountIdr, currency, status, paidAt, payableUntilAt }: SandboxPayment): PaymentNotice => ({
  paymentId: id,
  reference: id,
  merchant,
  amountIdr,
  currency,
  status,
  paidAt,
  payableUntilAt,
  virtualAccounts: [],
  isContradictory: false,
});

/** `secrets` verify webhooks; two while one is being replaced. */
export const sandboxPayments = (gateway: SandboxGateway, secrets: readonly string[]): PaymentGateway => ({
  name: 'sandbox',
  merchant: MERCHANT,
  async createPayment({ paymentId, expiresAt, ...request }) {
    const payment = await gateway.open({ ...request, id: paymentId, merchant: MERCHANT, payableUntilAt: expiresAt });
    // Its page lies on the origin the payer comes from and goes back to.
    return {
      reference: payment.id,
      paymentUrl: new URL(pagePath(payment.id), payment.successUrl).href,
      virtualAccounts: gateway.virtualAccounts(payment),
    };
  },
  async readPayment(reference) {
    const payment = await gateway.read(reference);
    return payment && noticeAbout(payment);
  },
  async paymentCode(reference, method, bank) {
    const payment = await gateway.read(reference);
    if (!payment) return null;
    return method === 'qris' ? gateway.qrisText(payment) : gateway.virtualAccount(payment, bank ?? '');
  },
  verifyWebhook(body, headers, now): WebhookVerdict {
    const signed = verifySignature(body, headers[signatureHeader], secrets, now);
    if (signed === 'unsigned' || signed === 'signature_wrong') return { kind: 'refused', reason: signed };
    const read = readMessage(body);
    if (!read) return { kind: 'refused', reason: 'unreadable' };
    return signed === 'stale'
      ? { kind: 'stale', eventId: read.id, paymentId: read.data.external_id }
      : { kind: 'genuine', eventId: read.id, notice: noticeOf(read) };
  },
});
