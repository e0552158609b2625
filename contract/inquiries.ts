// Couples’ requests for a quotation (spec 3, 7; product 8).
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { coupleParty, quotationStatuses, vendorParty } from './quotations.ts';
import { body, data, day, idInAddress, idr, instant, line, pageQuery, paged, params, query } from './shapes.ts';

const tag = 'quotations';
const base = '/ms/deals/api/v1/inquiries';

/** Values of `include` on an inquiry. */
export const inquiryIncludes = ['vendor', 'couple', 'quotations'] as const;

const inquiry = z.object({
  id: z.uuid(),
  asked_at: instant,
  event_date: day.nullable(),
  place: z.string(),
  guests: z.int().nullable(),
  budget: idr.nullable(),
  /** Null until the vendor unlocks the contact. */
  wishes: z.string().nullable(),
  vendor: vendorParty.optional(),
  couple: coupleParty.optional(),
  /** Newest first; couples don’t see drafts. */
  quotations: z
    .array(z.object({ id: z.uuid(), number: z.string(), version: z.int(), status: z.enum(quotationStatuses), total: idr }))
    .optional(),
});
export type Inquiry = z.infer<typeof inquiry>;

export const askForQuotation = endpoint({
  method: 'POST',
  path: '/v2/vendors/:id/inquiries',
  tag,
  summary: 'Request a quotation from a vendor. The request appears in the conversation and counts as a contact. `budget` is in Rupiah.',
  access: 'couple',
  status: 201,
  idempotent: true,
  params: params({ id: idInAddress }),
  body: body({
    event_date: day.nullable().optional(),
    place: line(160).default(''),
    guests: z.number().nullable().optional(),
    budget: z.number().nullable().optional(),
    wishes: z.string().max(8_000),
  }),
  answer: data(z.object({ id: z.uuid(), asked_at: instant })),
  refusals: [
    'quotations.too_many_unanswered',
    'catalogue.not_found',
    'conversations.closed',
    'request.too_many',
    'quotations.required',
    'quotations.text_invalid',
    'quotations.text_too_long',
    'quotations.guests_invalid',
    'quotations.budget_invalid',
    'quotations.day_in_the_past',
    'calendar.day_too_far',
  ],
});
export const getInquiry = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  tag,
  summary: 'Get an inquiry as its couple or its vendor. `include` lists related records to return: `vendor`, `couple`, `quotations`.',
  access: 'session',
  params: params({ id: z.uuid() }),
  query: query({ include: z.string().max(100).optional() }),
  answer: data(inquiry),
  refusals: ['request.not_found', 'identity.include_unknown'],
});
export const listInquiries = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'List inquiries from couples, or from one of them, newest first. `open` returns those without a sent quotation.',
  access: 'vendor:view',
  query: query({ status: z.enum(['open', 'answered']).optional(), client: idInAddress.optional(), ...pageQuery }),
  answer: paged(inquiry),
});
