// Ads credit: packages, checkout, history, orders (spec 3, 7; product 4, 5, 12).
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { body, data, day, expectedTotal, idr, instant, line, pageMeta, pageQuery, params, query } from './shapes.ts';
import { refunded } from './refunded.ts';

const tag = 'credit';
const base = '/ms/bs-vendors/api/v1/ads_credits';
/** Sent if the mobile app’s cookie is present (spec 3, Credit order). */
export const appData = z.strictObject({
  app_name: line(60),
  app_version_code: z.union([z.int(), line(40)]),
  app_version_number: line(40),
  platform: line(40),
});
export const order = z.object({
  id: z.uuid(),
  number: z.string(),
  credits: idr,
  subtotal: idr,
  tax: idr,
  total: idr,
  status: z.enum(['unpaid', 'paid', 'expired']),
  created_at: instant,
  /** Who of the team made it, to the others; null: oneself, or not known. */
  ordered_by: z.string().nullable(),
  expires_at: instant,
  paid_at: instant.nullable(),
  /** The payment arrived after the order expired and will be refunded by an operator (product 5). */
  refund_due: z.boolean(),
  /** That money went back: when, and the bank’s reference; null when the gateway sent it. */
  refunded: refunded.nullable(),
});
export type Order = z.infer<typeof order>;
const payment = z.object({ id: z.uuid(), payment_url: z.string() });

export const getCredit = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'Get the ad credit balance, the packages and the rules for custom amounts, in Rupiah.',
  access: 'vendor:view',
  answer: data(
    z.object({
      balance: idr,
      packages: z.array(z.object({ credits: idr, is_default: z.boolean() })),
      custom: z.object({ min: idr, max: idr, step: idr }),
      /** A fraction: 0.11 is 11 %. */
      tax_rate: z.number(),
    }),
  ),
});
export const checkout = endpoint({
  method: 'POST',
  path: `${base}/checkout`,
  tag,
  summary:
    'Order ad credit and open a payment. The server sets the price; `expected_total_idr` is the total shown to the payer, and a different total is refused.',
  access: 'vendor:spending',
  idempotent: true,
  body: body({ credits: z.unknown(), app_data: appData.optional(), expected_total_idr: expectedTotal.optional() }),
  answer: data(z.object({ order, payment })),
  refusals: [
    'credit.amount_below_minimum',
    'credit.amount_above_maximum',
    'credit.amount_not_in_steps',
    'credit.not_a_number',
    'credit.too_many_unpaid',
    'payments.total_changed',
  ],
});
const movementKinds = ['top_up', 'click', 'click_refund', 'adjustment'] as const;
const historyRow = z.object({
  id: z.string(),
  at: instant,
  /** The clicks of a day (Asia/Jakarta) are one row; every other entry has its own row. */
  kind: z.enum(movementKinds),
  amount: idr,
  balance_after: idr,
  clicks: z.int().nullable(),
  order_id: z.uuid().nullable(),
  /** Who of the team made that order, to the others. */
  ordered_by: z.string().nullable(),
});
export type CreditMovement = z.infer<typeof historyRow>;
const historyFilter = { kind: z.enum(movementKinds).optional(), start_date: day.optional(), end_date: day.optional() };
export const creditHistory = endpoint({
  method: 'GET',
  path: `${base}/history`,
  gathers: true,
  tag,
  summary:
    'List ad credit activity, newest first, with the balance after each entry and the totals of the selection. The clicks of a day are one entry.',
  access: 'vendor:finances',
  query: query({ ...historyFilter, ...pageQuery }),
  answer: z.object({
    data: z.array(historyRow),
    meta: pageMeta.extend({ totals: z.object({ in: idr, out: idr, balance: idr }) }),
  }),
});
export const creditHistoryCsv = endpoint({
  method: 'GET',
  path: `${base}/history.csv`,
  tag,
  summary: 'Download ad credit activity as CSV.',
  access: 'vendor:finances',
  query: query(historyFilter),
  answers: 'csv',
});
export const listOrders = endpoint({
  method: 'GET',
  path: `${base}/orders`,
  tag,
  summary: 'List my credit orders, newest first.',
  access: 'vendor:finances',
  query: query(pageQuery),
  answer: z.object({ data: z.array(z.object({ order, payment: payment.nullable() })), meta: pageMeta }),
});
export const getOrder = endpoint({
  method: 'GET',
  path: `${base}/orders/:id`,
  tag,
  summary: 'Get one of my credit orders with its payment.',
  access: 'vendor:finances',
  params: params({ id: z.uuid() }),
  answer: data(z.object({ order, payment: payment.nullable() })),
  refusals: ['request.not_found'],
});
export const orderReceipt = endpoint({
  method: 'GET',
  path: `${base}/orders/:id/receipt`,
  tag,
  summary: 'Download the receipt of a paid credit order (PDF).',
  access: 'vendor:finances',
  params: params({ id: z.uuid() }),
  answers: 'pdf',
  refusals: ['request.not_found', 'credit.order_not_paid'],
});
