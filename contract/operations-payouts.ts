// Payouts in the operations area (product 8, Payout).
import * as z from 'zod';
import { payoutActs, payoutSteps } from '../core/operations/payout-case.ts';
import { payoutFailures, payoutStatuses } from '../core/payouts/payout.ts';
import { endpoint } from './endpoint.ts';
import { proposal } from './proposals.ts';
import { body, data, day, id, idInAddress, idr, instant, line, pageMeta, pageQuery, params, query } from './shapes.ts';

const tag = 'operations';
const base = '/v2/operations/payouts';
const operatorName = z.string().nullable();

const step = z.object({ by: operatorName, at: instant, is_mine: z.boolean() });
const payout = z.object({
  id: z.uuid(),
  number: z.string(),
  vendor: z.object({ id, name: z.string(), slug: z.string() }),
  /** Its vendor is suspended and its bank knows nothing of it yet: it is not started, and its account number is not shown, until the suspension is over. */
  is_stopped: z.boolean(),
  amount: idr,
  status: z.enum(payoutStatuses),
  account: z.object({ holder_name: z.string(), bank_name: z.string(), number_end: z.string() }),
  requested_at: instant,
  expected_by: day,
  /** `expected_by` has passed. */
  is_overdue: z.boolean(),
  /** A proposal to start or close it that waits for a second operator. */
  proposal: proposal.nullable(),
  /** When the bank may have received the instruction: a start can’t be withdrawn after that. */
  bank_informed_at: instant.nullable(),
  /** The number of the file for the bank that has it. */
  bank_file: id.nullable(),
  started: step.nullable(),
  closed: step.nullable(),
  /** The vendor’s bank returned it; `closed` says who marked it as paid. */
  returned: step.nullable(),
  reference: z.string().nullable(),
  failure: z.object({ code: z.enum(payoutFailures), note: z.string() }).nullable(),
});
export type OperatorPayout = z.infer<typeof payout>;
const refusals = ['request.not_found', 'operations.already_decided', 'operations.already_waiting', 'operations.related_vendor'] as const;

export const listOperatorPayouts = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'List payouts by status: open ones oldest first, closed ones newest first.',
  access: 'operator:finance',
  query: query({ status: z.enum(payoutStatuses).default('requested'), ...pageQuery }),
  answer: z.object({
    data: z.array(payout),
    meta: pageMeta.extend({
      alone_max: idr,
      /** What the caller’s next file for the bank has: started, in no file yet, of a vendor that is neither suspended nor related. */
      for_bank: z.object({ count: z.int(), amount: idr }),
    }),
  }),
});
const entry = z.object({
  at: instant,
  step: z.enum(payoutSteps),
  /** What was proposed or decided, if the step concerns a proposal. */
  act: z.enum(payoutActs).nullable(),
  /** A reason, a transfer reference, or the number of a bank file. */
  note: z.string().nullable(),
  /** An operator, or the vendor. */
  by: operatorName,
});
export type OperatorPayoutEntry = z.infer<typeof entry>;
export const showOperatorPayout = endpoint({
  method: 'GET',
  path: `${base}/:id/history`,
  tag,
  summary: 'Get a payout with its history, oldest first. Each view is recorded in the audit log.',
  access: 'operator:finance',
  params: params({ id: z.uuid() }),
  answer: data(payout.extend({ timeline: z.array(entry) })),
  refusals: ['request.not_found'],
});
export const startPayout = endpoint({
  method: 'POST',
  path: `${base}/:id/start`,
  tag,
  summary:
    'Start a payout: add it to the next file for the bank. Above an operator’s daily limit it waits for a second operator. Payouts of suspended vendors are not started.',
  access: 'operator:finance',
  idempotent: true,
  params: params({ id: z.uuid() }),
  answer: data(payout),
  refusals: [...refusals, 'payouts.vendor_suspended'],
});
export const undoPayoutStart = endpoint({
  method: 'POST',
  path: `${base}/:id/undo`,
  tag,
  summary: 'Withdraw the start of a payout. Refused once its account number was shown or it was in a file for the bank.',
  access: 'operator:finance',
  idempotent: true,
  params: params({ id: z.uuid() }),
  answer: data(payout),
  refusals: [...refusals, 'payouts.bank_informed', 'payouts.start_undone'],
});
export const revealPayoutNumber = endpoint({
  method: 'POST',
  path: `${base}/:id/account_number`,
  tag,
  summary: 'Get the full account number of a payout in processing. Each call is recorded in the audit log.',
  access: 'operator:finance',
  params: params({ id: z.uuid() }),
  answer: data(z.object({ account_number: z.string() })),
  refusals: [
    'request.not_found',
    'operations.related_vendor',
    'operations.already_decided',
    'payouts.not_started',
    'payouts.vendor_suspended',
  ],
});
export const makeBankFile = endpoint({
  method: 'POST',
  path: '/v2/operations/bank_files',
  tag,
  summary:
    'Make the next file for the bank from all payouts in processing that are in no file yet. Their vendors are notified and their start can’t be withdrawn any more. Payouts of vendors the operator is related to are left for another operator, and those of suspended vendors until the suspension is over.',
  access: 'operator:finance',
  idempotent: true,
  status: 201,
  answer: data(z.object({ number: id, payouts: z.int(), amount: idr })),
  refusals: ['payouts.none_for_bank'],
});
export const bankFile = endpoint({
  method: 'GET',
  path: '/v2/operations/bank_files/:number',
  tag,
  summary:
    'Download a file for the bank as CSV: payout number, holder, bank, account number, amount, business, file number. A file keeps its payouts, however often it is downloaded; those closed since are marked and their account number is masked. Each download is recorded in the audit log.',
  access: 'operator:finance',
  params: params({ number: idInAddress }),
  answers: 'csv',
  refusals: ['request.not_found', 'operations.related_vendor'],
});
export const payPayout = endpoint({
  method: 'POST',
  path: `${base}/:id/paid`,
  tag,
  summary:
    'Mark a payout as paid; `reference` is the bank’s transfer reference. Posted to the ledger once. Above an operator’s daily limit it waits for a second operator.',
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
    'Mark a payout as failed. The vendor sees the reason and the amount returns to their balance. If the bank may have received the instruction, amounts above an operator’s daily limit wait for a second operator.',
  access: 'operator:finance',
  idempotent: true,
  params: params({ id: z.uuid() }),
  body: body({ failure: z.enum(payoutFailures), note: line(500) }),
  answer: data(payout),
  refusals: [...refusals, 'payouts.note_required', 'operations.reason_too_short'],
});
export const returnPayout = endpoint({
  method: 'POST',
  path: `${base}/:id/returned`,
  tag,
  summary:
    'Mark a paid payout as returned by the bank. The vendor sees the reason and the amount returns to their balance. Above an operator’s daily limit it waits for a second operator.',
  access: 'operator:finance',
  idempotent: true,
  params: params({ id: z.uuid() }),
  body: body({ failure: z.enum(payoutFailures), note: line(500) }),
  answer: data(payout),
  refusals: [...refusals, 'payouts.not_paid', 'payouts.note_required', 'operations.reason_too_short'],
});
