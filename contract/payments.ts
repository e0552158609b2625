// Payments, and the gateway’s webhook (product 5).
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { body, data, expectedTotal, idr, instant, params, query } from './shapes.ts';

const tag = 'payments';
export const paymentMethods = ['virtual_account', 'qris', 'card'] as const;
export const virtualAccountBanks = ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA'] as const;

export const getPayment = endpoint({
  method: 'GET',
  path: '/ms/pay/v1/payments/:id',
  tag,
  summary: 'Get the status of one of my payments.',
  access: 'session',
  params: params({ id: z.uuid() }),
  answer: data(
    z.object({
      id: z.uuid(),
      status: z.enum(['pending', 'paid', 'failed', 'expired', 'refunded']),
      amount: idr,
      currency: z.literal('IDR'),
      payment_url: z.string(),
      expires_at: instant,
    }),
  ),
  refusals: ['request.not_found'],
});
export const paymentCode = endpoint({
  method: 'GET',
  path: '/ms/pay/v1/payments/:id/code',
  tag,
  summary: 'Get the payment code, a virtual account number or QRIS text, and when it expires.',
  access: 'session',
  params: params({ id: z.uuid() }),
  query: query({ method: z.enum(paymentMethods), bank: z.string().max(20).optional() }),
  answer: data(z.object({ method: z.enum(paymentMethods), bank: z.string().nullable(), code: z.string(), expires_at: instant })),
  refusals: ['request.not_found', 'payments.bank_unknown', 'payments.status_changed'],
});
/** Product id of an instalment of a quotation (spec 9). */
const paymentSchedule = 6;
export const createPayment = endpoint({
  method: 'POST',
  path: '/ms/pay/v1/payments',
  tag,
  summary: 'Open a payment for an instalment, or return the one that is open. The server sets the amount; the request contains none.',
  access: 'couple',
  idempotent: true,
  body: body({
    targeted_currency: z.literal('IDR'),
    product_items: z
      .array(
        z.strictObject({
          product_id: z.literal(paymentSchedule),
          data: z.strictObject({ payment_schedule_id: z.uuid() }),
          quantity: z.literal(1),
        }),
      )
      .length(1),
    /** Where the payer returns to: a path, or a URL on one of our own origins. */
    success_url: z.string().min(1).max(500),
    expected_total_idr: expectedTotal.optional(),
  }),
  answer: data(
    z.object({
      id: z.uuid(),
      payment_url: z.string(),
      amount: idr,
      currency: z.literal('IDR'),
      expires_at: instant,
    }),
  ),
  refusals: [
    'request.not_found',
    'payments.success_url_refused',
    'payments.total_changed',
    'quotations.already_paid',
    'quotations.vendor_away',
    'server.unavailable',
  ],
});
export const paymentWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/payments/:gateway',
  tag,
  summary:
    'Webhook of the payment gateway. Messages must be signed, otherwise 401. A contradictory message is stored, shown to operators and answered with 422.',
  access: 'anyone',
  crossOrigin: true,
  readsRawBody: true,
  params: params({ gateway: z.string().max(20) }),
  answers: 'nothing',
  refusals: ['payments.signature_wrong', 'payments.contradictory'],
});
