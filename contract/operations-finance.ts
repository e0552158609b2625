// The work of finance in the operations area: refunds to send, and payment alerts (product 1 to 5).
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { ofCases, operatorName, reason, vendorInList } from './operations-shapes.ts';
import { proposal } from './proposals.ts';
import { body, data, id, idInAddress, idr, instant, line, paged, pageQuery, params, query, refundReason } from './shapes.ts';

const tag = 'operations';
const base = '/v2/operations';

const openOrClosed = z.enum(['open', 'closed']).default('open');
const refund = z.object({
  payment_id: z.uuid(),
  order_number: z.string().nullable(),
  vendor: vendorInList.nullable(),
  /** What was paid for; `label` is the name of the instalment. */
  subject: z.object({ kind: z.enum(['credit_order', 'instalment', 'membership_order']), label: z.string().nullable() }),
  /** The account that paid. */
  payer: z.object({ name: z.string(), email: z.string().nullable(), type: z.enum(['vendor', 'user', 'operator']) }).nullable(),
  /** The gateway and its reference of the payment, needed to refund it. */
  paid_by: z.object({ gateway: z.string(), reference: z.string().nullable() }),
  /** The payer’s bank account for refunds, for payments that can’t be reversed; null if they have not added one. */
  repay_to: z.object({ holder_name: z.string(), bank_name: z.string(), number_end: z.string() }).nullable(),
  amount: idr,
  reason: refundReason,
  opened_at: instant,
  paid_at: instant.nullable(),
  /** null while open. `by` is null if the gateway reported the refund. */
  returned: z.object({ at: instant, by: operatorName, reference: z.string().nullable() }).nullable(),
  proposal: proposal.nullable(),
});
export type Refund = z.infer<typeof refund>;
export const listRefunds = endpoint({
  method: 'GET',
  path: `${base}/refunds`,
  tag,
  summary: 'List refunds to make, for late or duplicate payments and refunded instalments: open ones oldest first.',
  access: 'operator:finance',
  query: query({ status: openOrClosed, ...pageQuery }),
  answer: paged(refund),
});
export const revealRefundNumber = endpoint({
  method: 'POST',
  path: `${base}/refunds/:id/account_number`,
  tag,
  summary: 'Get the full number of the bank account a refund is sent to. Each call is recorded in the audit log.',
  access: 'operator:finance',
  params: params({ id: z.uuid() }),
  answer: data(z.object({ account_number: z.string() })),
  refusals: ['request.not_found', 'operations.related_vendor'],
});
export const markReturned = endpoint({
  method: 'POST',
  path: `${base}/refunds/:id/returned`,
  tag,
  summary:
    'Mark a refund as sent; `reference` is the transfer reference. Posted to the ledger once. Above an operator’s daily limit it waits for a second operator.',
  access: 'operator:finance',
  idempotent: true,
  params: params({ id: z.uuid() }),
  body: body({ reference: line(200) }),
  answer: data(z.object({ status: z.enum(['done', 'waiting']) })),
  refusals: ofCases,
});
const alertCodes = [
  'payment_unknown',
  'merchant_mismatch',
  'currency_mismatch',
  'amount_mismatch',
  'contradictory',
  'refunded_after_credit',
] as const;
const paymentAlert = z.object({
  id,
  code: z.enum(alertCodes),
  gateway: z.string(),
  payment_id: z.string(),
  order_number: z.string().nullable(),
  vendor: vendorInList.nullable(),
  raised_at: instant,
  answer: z.object({ reason: z.string(), at: instant, by: operatorName }).nullable(),
});
export type PaymentAlert = z.infer<typeof paymentAlert>;
export const listPaymentAlerts = endpoint({
  method: 'GET',
  path: `${base}/payment_alerts`,
  tag,
  summary: 'List payment alerts, gateway messages that contradict our records: open ones oldest first.',
  access: 'operator:finance',
  query: query({ status: openOrClosed, ...pageQuery }),
  answer: paged(paymentAlert),
});
export const answerPaymentAlert = endpoint({
  method: 'POST',
  path: `${base}/payment_alerts/:id/answer`,
  tag,
  summary: 'Close a payment alert with a note on its cause and what was done. Each alert can be closed once.',
  access: 'operator:finance',
  params: params({ id: idInAddress }),
  body: body({ reason }),
  answers: 'nothing',
  refusals: ['request.not_found', 'operations.already_decided', 'operations.reason_required', 'operations.related_vendor'],
});
