// Payouts as finance works on them (product 8, Payout).
import * as z from 'zod';
import { payoutActs, payoutSteps } from '../core/operations/payout-case.ts';
import { payoutFailures, payoutStates } from '../core/payouts/payout.ts';
import { endpoint } from './endpoint.ts';
import { proposal } from './proposals.ts';
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
  /** What waits for a second person: to start it, or to close it. */
  proposal: proposal.nullable(),
  /** The bank may have been told: from then on a start is not taken back. */
  told_at: instant.nullable(),
  started: step.nullable(),
  closed: step.nullable(),
  /** The vendor's bank sent it back; `closed` says who had paid it. */
  returned: step.nullable(),
  reference: z.string().nullable(),
  failure: z.object({ code: z.enum(payoutFailures), note: z.string() }).nullable(),
});
export type StaffPayout = z.infer<typeof payout>;
const refusals = ['request.not_found', 'operations.already_decided', 'operations.already_waiting', 'operations.related_vendor'] as const;

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
const entry = z.object({
  at: instant,
  step: z.enum(payoutSteps),
  /** What was proposed or decided, where the step is about a proposal. */
  act: z.enum(payoutActs).nullable(),
  /** A reason, the reference of a transfer, or the number of a file for the bank. */
  note: z.string().nullable(),
  /** An operator, or the vendor. */
  by: operatorName,
});
export type StaffPayoutEntry = z.infer<typeof entry>;
export const showStaffPayout = endpoint({
  method: 'GET',
  path: `${base}/:id/history`,
  tag,
  summary: 'A payout with everything that happened to it and who did it, oldest first. Each look is recorded.',
  access: 'operator:finance',
  params: params({ id: z.uuid() }),
  answer: data(payout.extend({ timeline: z.array(entry) })),
  refusals: ['request.not_found'],
});
export const startPayout = endpoint({
  method: 'POST',
  path: `${base}/:id/start`,
  tag,
  summary: 'Take a payout into the next batch for the bank. Above what one person may send in a day it waits for a second one.',
  access: 'operator:finance',
  idempotent: true,
  params: params({ id: z.uuid() }),
  answer: data(payout),
  refusals,
});
export const undoPayoutStart = endpoint({
  method: 'POST',
  path: `${base}/:id/undo`,
  tag,
  summary: 'Takes the start of a payout back, until the bank may have been told: its number was shown or it stood in a file.',
  access: 'operator:finance',
  idempotent: true,
  params: params({ id: z.uuid() }),
  answer: data(payout),
  refusals: [...refusals, 'payouts.bank_told', 'payouts.not_started'],
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
    'What is being processed, as a file for the bank: holder, bank, account number, amount, our number, the number of the first file that has it. What an earlier file has comes last and says so. Each export is recorded.',
  access: 'operator:finance',
  answers: 'csv',
});
export const payPayout = endpoint({
  method: 'POST',
  path: `${base}/:id/paid`,
  tag,
  summary:
    'The bank has sent it; `reference` is what the bank calls the transfer. Posted to the ledger, once. Above what one person may say in a day it waits for a second one.',
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
  summary:
    'It could not be sent: the vendor reads why, and its money is back in its balance. Once the bank may have been told, a large one waits for a second person.',
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
    'The bank sent a paid payout back: the vendor reads why, its money is back in its balance. Above what one person may give back in a day it waits for a second one.',
  access: 'operator:finance',
  idempotent: true,
  params: params({ id: z.uuid() }),
  body: body({ failure: z.enum(payoutFailures), note: line(500) }),
  answer: data(payout),
  refusals: [...refusals, 'payouts.not_paid', 'payouts.note_required'],
});
