// What couples ask vendors for, before there is a quotation (spec 3, 7; product 8).
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { coupleParty, quotationStatuses, vendorParty } from './quotations.ts';
import { body, data, day, idInAddress, idr, instant, line, pageQuery, paged, params, query } from './shapes.ts';

const tag = 'quotations';
const base = '/ms/deals/api/v1/inquiries';

/** What `include` may name on an inquiry. */
export const inquiryIncludes = ['vendor', 'couple', 'quotations'] as const;

const inquiry = z.object({
  id: z.uuid(),
  asked_at: instant,
  event_date: day.nullable(),
  place: z.string(),
  guests: z.int().nullable(),
  budget: idr.nullable(),
  /** Null while the vendor has not opened the contact. */
  wishes: z.string().nullable(),
  vendor: vendorParty.optional(),
  couple: coupleParty.optional(),
  /** Newest first; a couple does not see drafts. */
  quotations: z
    .array(z.object({ id: z.uuid(), number: z.string(), version: z.int(), status: z.enum(quotationStatuses), total: idr }))
    .optional(),
});
export type Inquiry = z.infer<typeof inquiry>;

export const askForQuotation = endpoint({
  method: 'POST',
  path: '/v2/vendors/:id/inquiries',
  tag,
  summary: 'A couple asks a vendor for a quotation. It reaches the vendor in their conversation and counts as a contact.',
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
    'request.too_many',
    'quotations.required',
    'quotations.text_invalid',
    'quotations.text_too_long',
    'quotations.guests_invalid',
    'quotations.budget_invalid',
    'quotations.day_in_the_past',
  ],
});
export const getInquiry = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  tag,
  summary: 'One inquiry, for the couple that asked and the vendor that was asked. `include` names what comes with it.',
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
  summary: 'What couples asked me for, newest first; `open` are those without a quotation that was sent.',
  access: 'vendor',
  query: query({ status: z.enum(['open', 'answered']).optional(), ...pageQuery }),
  answer: paged(inquiry),
});
