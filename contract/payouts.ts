// A vendor’s earnings and payouts (product 8, Payout).
import * as z from 'zod';
import { payoutFailures, payoutStatuses } from '../core/payouts/payout.ts';
import { ticks } from '../core/payouts/request.ts';
import { endpoint } from './endpoint.ts';
import { movingMoney } from './second-factor.ts';
import { body, data, day, idr, instant, pageMeta, pageQuery, params, paged, query } from './shapes.ts';

const tag = 'payouts';

const payout = z.object({
  id: z.uuid(),
  number: z.string(),
  amount: idr,
  status: z.enum(payoutStatuses),
  account: z.object({ holder_name: z.string(), bank_name: z.string(), number_end: z.string() }),
  requested_at: instant,
  /** Who of the vendor’s team requested it, for the others of the team; null for their own. */
  requested_by: z.string().nullable(),
  /** The business days between which the money should arrive. */
  expected_from: day,
  expected_by: day,
  started_at: instant.nullable(),
  closed_at: instant.nullable(),
  /** The bank’s transfer reference; null until paid. */
  reference: z.string().nullable(),
  failure: z.object({ code: z.enum(payoutFailures), note: z.string() }).nullable(),
});
export type Payout = z.infer<typeof payout>;
const tick = z.object({
  name: z.enum(ticks),
  missing: z
    .enum([
      'agreement_missing',
      'agreement_draft',
      'agreement_in_review',
      'agreement_declined',
      'account_missing',
      'account_unverified',
      'holder_unknown',
      'holder_differs',
    ])
    .nullable(),
});
export type PayoutTick = z.infer<typeof tick>;

export const getEarnings = endpoint({
  method: 'GET',
  path: '/v2/earnings',
  gathers: true,
  tag,
  summary: 'Get my earnings in Rupiah (received, fees, available, in transit, paid out) and the requirements of a payout.',
  access: 'vendor:finances',
  answer: data(
    z.object({
      /** All-time totals: paid by couples, refunded to them, fees after refunds, and the remainder. */
      received: idr,
      refunded: idr,
      fees: idr,
      net: idr,
      available: idr,
      under_way: idr,
      paid_out: idr,
      fee_basis_points: z.int(),
      minimum: idr,
      ticks: z.array(tick),
      /** The primary bank account, which receives payouts. */
      account: z.object({ holder_name: z.string(), bank_name: z.string(), number_end: z.string() }).nullable(),
      /** The payout in progress. The next one can be requested once it is closed. */
      open: payout.nullable(),
      /** When a payout requested now would arrive. */
      expected: z.object({ from: day, by: day }),
      /** Months with entries, such as `2026-11`, newest first. Each has a statement. */
      months: z.array(z.string()),
    }),
  ),
});
const movementKinds = ['instalment', 'instalment_refund', 'payout', 'payout_returned'] as const;
const movement = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum(movementKinds),
  /** The change of the balance; for an instalment, the amount after the fee. */
  amount: idr,
  /** For an instalment or its refund: the amount before the fee, and the fee. */
  gross: idr.nullable(),
  fee: idr.nullable(),
  balance_after: idr,
  /** The number of the quotation or payout. */
  label: z.string().nullable(),
});
export type EarningsMovement = z.infer<typeof movement>;
export const earningsMovements = endpoint({
  method: 'GET',
  path: '/v2/earnings/movements',
  gathers: true,
  tag,
  summary: 'List the entries of my earnings, newest first, with the balance after each. Days start at midnight in Asia/Jakarta.',
  access: 'vendor:finances',
  query: query({ kind: z.enum(movementKinds).optional(), start_date: day.optional(), end_date: day.optional(), ...pageQuery }),
  answer: z.object({ data: z.array(movement), meta: pageMeta.extend({ totals: z.object({ in: idr, out: idr, balance: idr }) }) }),
});
const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);
export const earningsStatementCsv = endpoint({
  method: 'GET',
  path: '/v2/earnings/statements/:month/csv',
  tag,
  summary: 'Download the statement of a month, such as `2026-11` (Asia/Jakarta), as CSV.',
  access: 'vendor:finances',
  params: params({ month }),
  answers: 'csv',
});
export const earningsStatement = endpoint({
  method: 'GET',
  path: '/v2/earnings/statements/:month',
  tag,
  summary: 'Download the statement of a month, such as `2026-11` (Asia/Jakarta), as PDF: opening balance, every entry, closing balance.',
  access: 'vendor:finances',
  params: params({ month }),
  answers: 'pdf',
});
export const listPayouts = endpoint({
  method: 'GET',
  path: '/v2/payouts',
  tag,
  summary: 'List my payouts, newest first.',
  access: 'vendor:finances',
  query: query(pageQuery),
  answer: paged(payout),
});
export const requestPayout = endpoint({
  method: 'POST',
  path: '/v2/payouts',
  tag,
  summary:
    'Request a payout to my primary bank account, in Rupiah. The amount is deducted immediately. Only one payout can be open at a time.',
  access: 'vendor:payouts',
  status: 201,
  idempotent: true,
  body: body({ amount: z.unknown() }),
  answer: data(payout),
  refusals: [
    ...movingMoney,
    'payouts.not_ready',
    'payouts.already_open',
    'payouts.amount_invalid',
    'payouts.amount_below_minimum',
    'payouts.amount_above_balance',
  ],
});
export const cancelPayout = endpoint({
  method: 'POST',
  path: '/v2/payouts/:id/cancellation',
  tag,
  summary: 'Cancel a payout before processing starts. The amount returns to the balance.',
  access: 'vendor:payouts',
  idempotent: true,
  params: params({ id: z.uuid() }),
  answer: data(payout),
  refusals: ['request.not_found', 'payouts.cannot_cancel'],
});
