// Payments and the word of the gateway about them (product 5).
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { data, idr, instant, params, query } from './shapes.ts';

const tag = 'payments';
export const paymentMethods = ['virtual_account', 'qris', 'card'] as const;
export const virtualAccountBanks = ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA'] as const;

export const getPayment = endpoint({
  method: 'GET',
  path: '/ms/pay/v1/payments/:id',
  tag,
  summary: 'State of one of my payments.',
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
  summary: 'The payment code: a virtual account number (or QRIS text) and when it expires.',
  access: 'session',
  params: params({ id: z.uuid() }),
  query: query({ method: z.enum(paymentMethods), bank: z.string().max(20).optional() }),
  answer: data(z.object({ method: z.enum(paymentMethods), bank: z.string().nullable(), code: z.string(), expires_at: instant })),
  refusals: ['request.not_found', 'payments.bank_unknown', 'payments.state_moved_on'],
});
export const paymentWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/payments/:gateway',
  tag,
  summary: 'The gateway says what became of a payment. Signed; anything else is 401.',
  access: 'anyone',
  crossOrigin: true,
  readsRawBody: true,
  params: params({ gateway: z.string().max(20) }),
  answers: 'nothing',
  refusals: ['payments.signature_wrong'],
});
