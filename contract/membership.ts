// Plans, their prices for this vendor, and orders (product 3, 5, 8).
import * as z from 'zod';
import { soldPlans, terms } from '../core/membership/price.ts';
import { endpoint } from './endpoint.ts';
import { bilingual, body, data, day, expectedTotal, id, idr, instant, paged, pageQuery, params, query } from './shapes.ts';
import { refunded } from './refunded.ts';

const tag = 'membership';
const base = '/v2/membership';

const plan = z.object({
  name: z.enum(['Gold', 'Silver', 'Free']),
  /** Before tax; null: not for sale. */
  price_month: idr.nullable(),
  price_year: idr.nullable(),
  /** Contact credits needed to unlock a contact; 0: unlimited contacts. */
  contact_cost: z.int(),
  /** null: no limit. */
  city_max: z.int().nullable(),
  store_product_max: z.int().nullable(),
  has_online_meeting: z.boolean(),
  csv_export: z.enum(['own_money', 'all']),
  client_fee_basis_points: z.int(),
});
export type Plan = z.infer<typeof plan>;
const amounts = { price: idr, credit: idr, subtotal: idr, tax: idr, total: idr };
/** The price of one plan and term for one service today. */
const offer = z.object({
  plan: z.enum(soldPlans),
  term: z.enum(terms),
  /** null if it cannot be ordered; `refusal` says why. */
  quote: z.object({ kind: z.enum(['new', 'upgrade', 'renewal']), ...amounts, starts_on: day, ends_on: day }).nullable(),
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type Offer = z.infer<typeof offer>;
const service = z.object({
  id,
  category: bilingual,
  city: z.string(),
  is_main: z.boolean(),
  /** The active Silver or Gold membership; null: Free. `ends_on` is the last day (Asia/Jakarta); null: no end. */
  membership: z.object({ plan: z.enum(soldPlans), starts_on: day, ends_on: day.nullable() }).nullable(),
  offers: z.array(offer),
});
export type MembershipService = z.infer<typeof service>;
const order = z.object({
  id: z.uuid(),
  number: z.string(),
  plan: z.enum(soldPlans),
  term: z.enum(terms),
  kind: z.enum(['new', 'upgrade', 'renewal']),
  /** The plan whose unused value is `credit`; null if there is none. */
  replaces: z.enum(soldPlans).nullable(),
  service: bilingual,
  ...amounts,
  /** A fraction: 0.11 is 11 %. */
  tax_rate: z.number(),
  status: z.enum(['unpaid', 'paid', 'expired']),
  created_at: instant,
  /** Who of the team made it, to the others; null: oneself, or not known. */
  ordered_by: z.string().nullable(),
  expires_at: instant,
  paid_at: instant.nullable(),
  /** First and last day of the membership; null until paid. */
  starts_on: day.nullable(),
  ends_on: day.nullable(),
  /** The payment came too late or the membership had changed: it will be refunded by an operator. */
  refund_due: z.boolean(),
  /** That money went back: when, and the bank’s reference; null when the gateway sent it. */
  refunded: refunded.nullable(),
});
export type MembershipOrder = z.infer<typeof order>;
const payment = z.object({ id: z.uuid(), payment_url: z.string() });

export const getMembership = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'List plans with their limits, and my services with their membership and the price of each plan today, in Rupiah.',
  access: 'vendor:view',
  answer: data(
    z.object({ status_plan: z.enum(['Gold', 'Silver', 'Trial']), plans: z.array(plan), services: z.array(service), tax_rate: z.number() }),
  ),
});
export const orderMembership = endpoint({
  method: 'POST',
  path: `${base}/orders`,
  tag,
  summary:
    'Order a plan for one of my services and open a payment. `expected_total_idr` is the total shown to the payer, and a different total is refused.',
  access: 'vendor:spending',
  idempotent: true,
  body: body({ service_id: id, plan: z.enum(soldPlans), term: z.enum(terms), expected_total_idr: expectedTotal }),
  answer: data(z.object({ order, payment })),
  refusals: [
    'request.not_found',
    'membership.not_an_upgrade',
    'membership.without_end',
    'membership.renewed_already',
    'membership.credit_covers_price',
    'payments.total_changed',
    'membership.too_many_unpaid',
  ],
});
export const listMembershipOrders = endpoint({
  method: 'GET',
  path: `${base}/orders`,
  tag,
  summary: 'List my membership orders, newest first.',
  access: 'vendor:finances',
  query: query(pageQuery),
  answer: paged(z.object({ order, payment: payment.nullable() })),
});
export const getMembershipOrder = endpoint({
  method: 'GET',
  path: `${base}/orders/:id`,
  tag,
  summary: 'Get one of my membership orders with its payment.',
  access: 'vendor:finances',
  params: params({ id: z.uuid() }),
  answer: data(z.object({ order, payment: payment.nullable() })),
  refusals: ['request.not_found'],
});
export const membershipReceipt = endpoint({
  method: 'GET',
  path: `${base}/orders/:id/receipt`,
  tag,
  summary: 'Download the receipt of a paid membership order (PDF).',
  access: 'vendor:finances',
  params: params({ id: z.uuid() }),
  answers: 'pdf',
  refusals: ['request.not_found', 'membership.order_not_paid'],
});
