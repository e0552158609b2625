// What a vendor earned, and its payouts (product 8, Payout).
import * as z from 'zod';
import { payoutFailures, payoutStates } from '../core/payouts/payout.ts';
import { ticks } from '../core/payouts/request.ts';
import { endpoint } from './endpoint.ts';
import { body, data, day, idr, instant, pageMeta, pageQuery, params, paged, query } from './shapes.ts';

const tag = 'payouts';

const payout = z.object({
  id: z.uuid(),
  number: z.string(),
  amount: idr,
  status: z.enum(payoutStates),
  account: z.object({ holder_name: z.string(), bank_name: z.string(), number_end: z.string() }),
  requested_at: instant,
  /** Business days between which the money should arrive. */
  expected_from: day,
  expected_by: day,
  started_at: instant.nullable(),
  closed_at: instant.nullable(),
  /** What the bank calls the transfer; once it is paid. */
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
  tag,
  summary: 'What couples paid me, what was kept as fee, what is available, under way and paid out, and what a payout still needs.',
  access: 'vendor',
  answer: data(
    z.object({
      /** Since the beginning: what couples paid, what went back to them, the fees of both, and what is left of it. */
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
      /** Where the money goes: the primary account. */
      account: z.object({ holder_name: z.string(), bank_name: z.string(), number_end: z.string() }).nullable(),
      /** The one that is on its way; the next can be asked for when it has arrived. */
      open: payout.nullable(),
      /** When the money would arrive if it were asked for now. */
      expected: z.object({ from: day, by: day }),
      /** Months with movements, `2026-11`, newest first: each has a statement. */
      months: z.array(z.string()),
    }),
  ),
});
const movementKinds = ['instalment', 'instalment_refund', 'payout', 'payout_returned'] as const;
const movement = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum(movementKinds),
  /** What it did to the balance: of an instalment, what is left after the fee. */
  amount: idr,
  /** Of an instalment or its refund: the whole, and the fee in it. */
  gross: idr.nullable(),
  fee: idr.nullable(),
  balance_after: idr,
  /** What it follows from, as people know it: the number of a quotation or a payout. */
  label: z.string().nullable(),
});
export type EarningsMovement = z.infer<typeof movement>;
export const earningsMovements = endpoint({
  method: 'GET',
  path: '/v2/earnings/movements',
  tag,
  summary: 'Every movement of my earnings, newest first, with the balance after it.',
  access: 'vendor',
  query: query({ kind: z.enum(movementKinds).optional(), start_date: day.optional(), end_date: day.optional(), ...pageQuery }),
  answer: z.object({ data: z.array(movement), meta: pageMeta.extend({ totals: z.object({ in: idr, out: idr, balance: idr }) }) }),
});
const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);
export const earningsStatementCsv = endpoint({
  method: 'GET',
  path: '/v2/earnings/statements/:month/csv',
  tag,
  summary: 'The statement of a month, `2026-11`, as a file.',
  access: 'vendor',
  params: params({ month }),
  answers: 'csv',
});
export const earningsStatement = endpoint({
  method: 'GET',
  path: '/v2/earnings/statements/:month',
  tag,
  summary: 'The statement of a month, `2026-11`, as a document: balance before, every movement, balance after.',
  access: 'vendor',
  params: params({ month }),
  answers: 'pdf',
});
export const listPayouts = endpoint({
  method: 'GET',
  path: '/v2/payouts',
  tag,
  summary: 'My payouts, newest first.',
  access: 'vendor',
  query: query(pageQuery),
  answer: paged(payout),
});
export const requestPayout = endpoint({
  method: 'POST',
  path: '/v2/payouts',
  tag,
  summary: 'Request a payout to my primary bank account. The amount is deducted immediately; one payout at a time.',
  access: 'vendor',
  status: 201,
  idempotent: true,
  body: body({ amount: z.unknown() }),
  answer: data(payout),
  refusals: [
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
  summary: 'Cancel a payout before it goes to the bank. The amount returns to the balance.',
  access: 'vendor',
  idempotent: true,
  params: params({ id: z.uuid() }),
  answer: data(payout),
  refusals: ['request.not_found', 'payouts.cannot_cancel'],
});
