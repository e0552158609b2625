// What finance does with instalments that were paid: it gives them back, above a limit with a second pair of eyes (product 5; reliability S23).
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { body, data, id, idr, instant, line, paged, pageQuery, params, query } from './shapes.ts';

const tag = 'operations';
const base = '/v2/operations';
const reason = line(500);
const refund = z.object({
  id: z.uuid(),
  status: z.enum(['waiting', 'posted', 'refused']),
  reason: z.string(),
  asked_by: z.string().nullable(),
  asked_at: instant,
  /** I asked: somebody else decides. */
  is_mine: z.boolean(),
});
const paidInstalment = z.object({
  id: z.uuid(),
  quotation_number: z.string(),
  label: z.string(),
  vendor: z.object({ id, name: z.string(), slug: z.string() }),
  couple: z.string(),
  amount: idr,
  fee: idr,
  paid_at: instant,
  /** Null while nobody asked to give it back. */
  refund: refund.nullable(),
});
export type PaidInstalment = z.infer<typeof paidInstalment>;

export const listPaidInstalments = endpoint({
  method: 'GET',
  path: `${base}/instalments`,
  tag,
  summary: 'Instalments that were paid, last paid first; or those whose refund waits for a second operator, oldest first.',
  access: 'operator:finance',
  query: query({ status: z.enum(['paid', 'waiting']).default('paid'), search: z.string().max(40).default(''), ...pageQuery }),
  answer: paged(paidInstalment),
});
const refusals = [
  'request.not_found',
  'operations.reason_required',
  'operations.related_vendor',
  'operations.already_decided',
  'operations.balance_too_low',
] as const;
export const refundInstalment = endpoint({
  method: 'POST',
  path: `${base}/instalments/:id/refund`,
  tag,
  summary:
    'Give a paid instalment back to its couple, with a reason both read. Above the limit it waits for a second operator with finance.',
  access: 'operator:finance',
  status: 201,
  idempotent: true,
  params: params({ id: z.uuid() }),
  body: body({ reason }),
  answer: data(refund),
  refusals,
});
export const decideInstalmentRefund = endpoint({
  method: 'POST',
  path: `${base}/instalment_refunds/:id/decision`,
  tag,
  summary: 'The second pair of eyes: approve a refund another operator asked for, or refuse it with a reason.',
  access: 'operator:finance',
  idempotent: true,
  params: params({ id: z.uuid() }),
  body: body({ verdict: z.enum(['approved', 'refused']), reason }),
  answer: data(refund),
  refusals: [...refusals, 'operations.own_request'],
});
