// Search in the operations area, and the pages of a couple and of a payment.
import * as z from 'zod';
import { caseSteps } from '../core/operations/payment-case.ts';
import { searchKinds, vendorMoneyMax } from '../core/operations/search.ts';
import { payoutStatuses } from '../core/payouts/payout.ts';
import { endpoint } from './endpoint.ts';
import { data, day, id, idInAddress, idr, instant, line, params, query, refundReason } from './shapes.ts';

const tag = 'operations';
const base = '/v2/operations';

/** The page that shows a person or a case. */
export const casePage = z.object({ kind: z.enum(['vendor', 'application', 'couple', 'payment', 'payout', 'agreement']), id: z.string() });
export type CasePage = z.infer<typeof casePage>;

const hit = z.object({
  kind: z.enum(searchKinds),
  title: z.string(),
  /** Names or email address of the people concerned. */
  about: z.string(),
  amount: idr.nullable(),
  at: instant.nullable(),
  /** Null if no page shows it. */
  page: casePage.nullable(),
});
export type SearchHit = z.infer<typeof hit>;
export const searchEverything = endpoint({
  method: 'GET',
  path: `${base}/search`,
  gathers: true,
  tag,
  summary:
    'Search vendors, applications that are not accepted, couples, orders, payments (by our number or the gateway’s), quotations and payouts by number, name (typing errors allowed), email or phone. Returns only the kinds the operator has permission to see.',
  access: 'operator',
  query: query({ q: line(100).default('') }),
  answer: data(z.array(hit)),
});

const paymentStatus = z.enum(['pending', 'failed', 'expired', 'paid', 'refunded']);
const subject = z.object({
  kind: z.enum(['credit_order', 'instalment', 'membership_order']),
  number: z.string(),
  label: z.string().nullable(),
});
/** Money that goes back to the payer; `returned_at` is null until it was sent. */
const paymentRefund = z.object({
  reason: refundReason,
  opened_at: instant,
  returned_at: instant.nullable(),
});
const paymentLine = z.object({
  id: z.uuid(),
  subject,
  amount: idr,
  status: paymentStatus,
  created_at: instant,
  paid_at: instant.nullable(),
  refund: paymentRefund.nullable(),
});
export type PaymentLine = z.infer<typeof paymentLine>;
const party = z.object({ id, name: z.string() });
const payoutLine = z.object({
  id: z.uuid(),
  number: z.string(),
  amount: idr,
  status: z.enum(payoutStatuses),
  requested_at: instant,
  /** When it was paid, failed, returned or cancelled. */
  closed_at: instant.nullable(),
});
/** A vendor’s money, newest first. */
export const vendorMoney = z.object({
  orders: z.array(paymentLine).max(vendorMoneyMax),
  /** Of the vendor’s own payments, and of instalments that couples paid to it. */
  refunds: z.array(paymentLine.extend({ refund: paymentRefund })).max(vendorMoneyMax),
  /** Null without the permission `finance`. */
  payouts: z.array(payoutLine).max(vendorMoneyMax).nullable(),
});
export type VendorMoney = z.infer<typeof vendorMoney>;

export const showCouple = endpoint({
  method: 'GET',
  path: `${base}/couples/:id`,
  tag,
  summary:
    'Get a couple: contact details, wedding, quotations and payments. For support and finance. Each view is recorded in the audit log.',
  access: 'operator',
  params: params({ id: idInAddress }),
  answer: data(
    z.object({
      id,
      name: z.string(),
      /** Null: the account was deleted. */
      email: z.string().nullable(),
      language: z.enum(['en', 'id']),
      created_at: instant,
      confirmed_at: instant.nullable(),
      is_active: z.boolean(),
      wedding_date: z.string().nullable(),
      quotations: z.array(
        z.object({
          number: z.string(),
          version: z.int(),
          status: z.string(),
          vendor: party,
          total: idr,
          instalments: z.array(
            z.object({ label: z.string(), amount: idr, due_date: day, status: z.enum(['open', 'paid', 'refunding', 'refunded']) }),
          ),
        }),
      ),
      payments: z.array(paymentLine),
    }),
  ),
  refusals: ['request.not_found'],
});

export const showPayment = endpoint({
  method: 'GET',
  path: `${base}/payments/:id`,
  tag,
  summary: 'Get a payment with its order, payer, recipient and history. For support and finance. Each view is recorded in the audit log.',
  access: 'operator',
  params: params({ id: z.uuid() }),
  answer: data(
    paymentLine.extend({
      payer: z.object({ id, name: z.string(), email: z.string().nullable(), type: z.enum(['vendor', 'user', 'operator']) }).nullable(),
      vendor: party.nullable(),
      gateway: z.string(),
      reference: z.string().nullable(),
      expires_at: instant,
      /** Oldest first. `note` is a reason or a transfer reference; `by` is an operator. */
      timeline: z.array(z.object({ at: instant, step: z.enum(caseSteps), note: z.string().nullable(), by: z.string().nullable() })),
    }),
  ),
  refusals: ['request.not_found'],
});
