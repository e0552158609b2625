// Payouts as finance works on them (product 8, Payout).
import * as z from 'zod';
import { payoutFailures, payoutStates } from '../core/payouts/payout.ts';
import { endpoint } from './endpoint.ts';
import { body, data, day, id, idr, instant, line, pageMeta, pageQuery, params, query } from './shapes.ts';

const tag = 'operations';
const base = '/v2/operations/payouts';
const operatorName = z.string().nullable();

const step = z.object({ by: operatorName, at: instant, is_mine: z.boolean() });
const payout = z.object({
  id: z.uuid(),
  number: z.string(),
  vendor: z.object({ id, name: z.string(), slug: z.string() }),
  amount: idr,
  status: z.enum(payoutStates),
  account: z.object({ holder_name: z.string(), bank_name: z.string(), number_end: z.string() }),
  requested_at: instant,
  expected_by: day,
  /** The day it should have arrived by is over. */
  is_overdue: z.boolean(),
  /** Above the limit: one operator checks, another one starts. */
  needs_second: z.boolean(),
  checked: step.nullable(),
  started: step.nullable(),
  closed: step.nullable(),
  /** The vendor's bank sent it back; `closed` says who had paid it. */
  returned: step.nullable(),
  reference: z.string().nullable(),
  failure: z.object({ code: z.enum(payoutFailures), note: z.string() }).nullable(),
});
export type StaffPayout = z.infer<typeof payout>;
const refusals = ['request.not_found', 'operations.already_decided', 'operations.related_vendor'] as const;

export const listStaffPayouts = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'Payouts: those that wait from the oldest on, closed ones newest first.',
  access: 'operator:finance',
  query: query({ status: z.enum(payoutStates).default('requested'), ...pageQuery }),
  answer: z.object({
    data: z.array(payout),
    meta: pageMeta.extend({ alone_max: idr, processing: z.object({ count: z.int(), amount: idr }) }),
  }),
});
export const startPayout = endpoint({
  method: 'POST',
  path: `${base}/:id/start`,
  tag,
  summary: 'Take a payout into the next batch for the bank. Above the limit the first operator only checks it and a second one starts it.',
  access: 'operator:finance',
  idempotent: true,
  params: params({ id: z.uuid() }),
  answer: data(payout),
  refusals: [...refusals, 'operations.own_request'],
});
export const revealPayoutNumber = endpoint({
  method: 'POST',
  path: `${base}/:id/account_number`,
  tag,
  summary: 'The whole account number of a payout. Each look is written down.',
  access: 'operator:finance',
  params: params({ id: z.uuid() }),
  answer: data(z.object({ account_number: z.string() })),
  refusals: ['request.not_found', 'operations.related_vendor'],
});
export const payoutBatch = endpoint({
  method: 'GET',
  path: `${base}/batch`,
  tag,
  summary:
    'What is being processed, as a file for the bank: holder, bank, account number, amount, our number. Each export is written down.',
  access: 'operator:finance',
  answers: 'csv',
});
export const payPayout = endpoint({
  method: 'POST',
  path: `${base}/:id/paid`,
  tag,
  summary: 'The bank has sent it; `reference` is what the bank calls the transfer. Posted to the ledger, once.',
  access: 'operator:finance',
  idempotent: true,
  params: params({ id: z.uuid() }),
  body: body({ reference: line(200) }),
  answer: data(payout),
  refusals: [...refusals, 'payouts.not_started', 'operations.reason_required'],
});
export const failPayout = endpoint({
  method: 'POST',
  path: `${base}/:id/failed`,
  tag,
  summary: 'It could not be sent: the vendor reads why, and its money is back in its balance.',
  access: 'operator:finance',
  idempotent: true,
  params: params({ id: z.uuid() }),
  body: body({ failure: z.enum(payoutFailures), note: line(500) }),
  answer: data(payout),
  refusals: [...refusals, 'payouts.note_required'],
});
export const returnPayout = endpoint({
  method: 'POST',
  path: `${base}/:id/returned`,
  tag,
  summary:
    'The bank sent a paid payout back: the vendor reads why, its money is back in its balance. A large one is not taken back by whoever marked it paid.',
  access: 'operator:finance',
  idempotent: true,
  params: params({ id: z.uuid() }),
  body: body({ failure: z.enum(payoutFailures), note: line(500) }),
  answer: data(payout),
  refusals: [...refusals, 'operations.own_request', 'payouts.not_paid', 'payouts.note_required'],
});
