// What finance does with instalments that were paid: it gives them back, above a limit with a second person (product 5; reliability S63).
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { proposal } from './proposals.ts';
import { body, data, id, idr, instant, line, paged, pageMeta, pageQuery, params, query } from './shapes.ts';

const tag = 'operations';
const base = '/v2/operations';
const reason = line(500);
const paidInstalment = z.object({
  id: z.uuid(),
  quotation_number: z.string(),
  label: z.string(),
  vendor: z.object({ id, name: z.string(), slug: z.string() }),
  couple: z.string(),
  amount: idr,
  fee: idr,
  paid_at: instant,
  /** Where the money is: the vendor's, on its way back to the couple, or sent back. */
  status: z.enum(['paid', 'refunding', 'refunded']),
  /** Its refund waits for a second person. */
  proposal: proposal.nullable(),
});
export type PaidInstalment = z.infer<typeof paidInstalment>;

export const listPaidInstalments = endpoint({
  method: 'GET',
  path: `${base}/instalments`,
  tag,
  summary: 'Instalments that were paid, last paid first.',
  access: 'operator:finance',
  query: query({ search: z.string().max(40).default(''), ...pageQuery }),
  /** `alone_max`: what one operator gives back in a day without a second one, whole Rupiah. */
  answer: paged(paidInstalment).extend({ meta: pageMeta.extend({ alone_max: idr }) }),
});
export const refundInstalment = endpoint({
  method: 'POST',
  path: `${base}/instalments/:id/refund`,
  tag,
  summary:
    'Give a paid instalment back to its couple, with a reason both read. Above what one person may give back in a day it waits for a second one.',
  access: 'operator:finance',
  status: 201,
  idempotent: true,
  params: params({ id: z.uuid() }),
  body: body({ reason }),
  answer: data(proposal),
  refusals: [
    'request.not_found',
    'operations.reason_required',
    'operations.related_vendor',
    'operations.already_decided',
    'operations.already_waiting',
    'operations.balance_too_low',
  ],
});
