// Refunds of paid instalments by operators with finance, above a limit with a second operator (product 5; reliability S63).
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
  /** Where the money is: with the vendor, being refunded, or refunded. */
  status: z.enum(['paid', 'refunding', 'refunded']),
  /** The refund, while it waits for a second operator. */
  proposal: proposal.nullable(),
});
export type PaidInstalment = z.infer<typeof paidInstalment>;

export const listPaidInstalments = endpoint({
  method: 'GET',
  path: `${base}/instalments`,
  tag,
  summary: 'List paid instalments, last paid first.',
  access: 'operator:finance',
  query: query({ search: z.string().max(40).default(''), ...pageQuery }),
  /** `alone_max`: the most one operator can refund in a day without a second operator, in whole Rupiah. */
  answer: paged(paidInstalment).extend({ meta: pageMeta.extend({ alone_max: idr }) }),
});
export const refundInstalment = endpoint({
  method: 'POST',
  path: `${base}/instalments/:id/refund`,
  tag,
  summary:
    'Refund a paid instalment to the couple, with a reason that couple and vendor see. Above an operator’s daily limit the refund waits for a second operator.',
  access: 'operator:finance',
  status: 201,
  idempotent: true,
  params: params({ id: z.uuid() }),
  body: body({ reason }),
  answer: data(proposal),
  refusals: [
    'request.not_found',
    'operations.reason_required',
    'operations.reason_too_short',
    'operations.related_vendor',
    'operations.already_decided',
    'operations.already_waiting',
    'operations.earnings_too_low',
  ],
});
