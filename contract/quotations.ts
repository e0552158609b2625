// Quotations and their instalments (spec 3, 7; product 5, 8).
import * as z from 'zod';
import { quotationRules as rules } from '../core/quotations/content.ts';
import { declineGrounds } from '../core/quotations/decline.ts';
import { endpoint } from './endpoint.ts';
import { body, counted, data, day, id, idInAddress, idr, instant, line, pageMeta, pageQuery, paged, params, query } from './shapes.ts';

const tag = 'quotations';
const deals = '/ms/deals/api/v1';
const base = '/ms/quotation/v1';
const byId = params({ id: z.uuid() });

export const quotationStatuses = ['draft', 'sent', 'viewed', 'accepted', 'declined', 'expired', 'withdrawn', 'replaced'] as const;
const instalmentStatuses = ['upcoming', 'due', 'overdue', 'paid', 'refunding', 'refunded'] as const;

/** A draft may be incomplete: the server stores it as typed and validates it when it is sent. */
const text = (max: number) => z.string().max(max * 4);
const rupiah = (max: number) => z.int().min(0).max(max).nullable();
const hundredths = (max: number) => z.number().min(0).max(max).nullable();
const scheduleRow = { label: text(rules.labelLengthMax), due_date: day.nullable() };
export const quotationContent = z.strictObject({
  event_date: day.nullable(),
  event_place: text(rules.placeLengthMax),
  items: z
    .array(
      z.strictObject({
        name: text(rules.nameLengthMax),
        quantity: hundredths(rules.quantityMax),
        unit: text(rules.unitLengthMax),
        price: rupiah(rules.priceMaxIdr),
      }),
    )
    .max(rules.itemsMax),
  discount: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('amount'), value: rupiah(rules.totalMaxIdr) }),
    z.strictObject({ kind: z.literal('percent'), value: hundredths(100) }),
  ]),
  is_taxed: z.boolean(),
  valid_until: day.nullable(),
  schedule: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ ...scheduleRow, kind: z.literal('percent'), value: hundredths(100) }),
        z.strictObject({ ...scheduleRow, kind: z.literal('amount'), value: rupiah(rules.totalMaxIdr) }),
      ]),
    )
    .max(rules.scheduleRowsMax),
  notes: text(rules.textLengthMax),
  terms: text(rules.textLengthMax),
});

export const vendorParty = z.object({ id, name: z.string(), slug: z.string() });
/** For vendors on Trial, `name` is masked and `is_open` false until they unlock the contact. */
export const coupleParty = z.object({ id, name: z.string(), is_open: z.boolean() });

const instalment = z.object({
  /** The `payment_schedule_id` of `POST /ms/pay/v1/payments`; null until the quotation is accepted. */
  id: z.uuid().nullable(),
  label: z.string(),
  amount: idr,
  due_date: day,
  /** `refunding`: a refund was approved and is being sent; `refunded`: it was sent. */
  status: z.enum(instalmentStatuses),
  paid_at: instant.nullable(),
  refunded_at: instant.nullable(),
});
export type Instalment = z.infer<typeof instalment>;
const totals = z.object({
  /** The total of each item, in order. */
  items: z.array(idr),
  subtotal: idr,
  discount: idr,
  tax: idr,
  /** A fraction: 0.11 is 11 %. */
  tax_rate: z.number(),
  total: idr,
  /** Sums of the instalments: paid and not refunded, unpaid, being refunded, and refunded. */
  paid: idr,
  left: idr,
  refunding: idr,
  refunded: idr,
});
/** What a quotation and its row in a list have in common. */
const shared = {
  id: z.uuid(),
  number: z.string(),
  version: z.int(),
  status: z.enum(quotationStatuses),
  vendor: vendorParty,
  couple: coupleParty,
  /** The vendor isn’t published: until it is again, nothing is accepted or paid. False once there is nothing to accept or pay. */
  is_vendor_away: z.boolean(),
  saved_at: instant,
  sent_at: instant.nullable(),
};
const quotation = z.object({
  ...shared,
  /** Send it when saving or sending: a different value means that someone saved in between. */
  revision: z.int(),
  inquiry_id: z.uuid(),
  /** The conversation of couple and vendor; null if there is none. */
  conversation_id: z.uuid().nullable(),
  content: quotationContent,
  totals,
  instalments: z.array(instalment),
  /** The plan’s fee and the net amount of the total, without refunds. Only for the vendor. */
  fee: z.object({ rate: z.number(), amount: idr, net: idr }).nullable(),
  reason: z.string().nullable(),
  /** Why the couple declined, where it chose one. */
  decline_ground: z.enum(declineGrounds).nullable(),
  /** Whether the vendor has no place left on the wedding day, apart from what this couple booked; false once it is decided. */
  is_day_taken: z.boolean(),
  /** Who of the vendor’s team sent it, for the others of the team; null for their own and for couples. */
  sent_by: z.string().nullable(),
  viewed_at: instant.nullable(),
  closed_at: instant.nullable(),
  /** All sent versions, newest first. */
  versions: z.array(z.object({ id: z.uuid(), version: z.int(), status: z.enum(quotationStatuses), total: idr, sent_at: instant })),
  /** A draft of the next version, if there is one and no version was accepted. Only for the vendor. */
  next_draft_id: z.uuid().nullable(),
});
export type Quotation = z.infer<typeof quotation>;
const answer = z.object({ quotation });

export const createQuotation = endpoint({
  method: 'POST',
  path: `${deals}/inquiries/:id/quotation`,
  tag,
  summary:
    'Create a draft quotation for an inquiry, with the event filled in and a payment schedule of 30, 40 and 30 percent. Returns the existing draft if there is one.',
  access: 'vendor:clients',
  idempotent: true,
  params: byId,
  answer,
  refusals: ['request.not_found', 'quotations.contact_closed', 'quotations.too_many_drafts'],
});

const row = z.object({
  ...shared,
  event_date: day.nullable(),
  total: idr,
  paid: idr,
  /** Being refunded or refunded, in whole Rupiah. */
  given_back: idr,
  valid_until: day.nullable(),
  /** The first unpaid instalment. */
  next_due: z.object({ amount: idr, due_date: day, status: z.enum(instalmentStatuses) }).nullable(),
});
export type QuotationRow = z.infer<typeof row>;
/** The filters of the list: drafts, waiting for the couple, accepted, and closed without agreement. */
export const quotationFilters = ['draft', 'open', 'accepted', 'closed'] as const;
const count = z.object({ count: z.int(), total: idr });
export const listQuotations = endpoint({
  method: 'GET',
  path: `${base}/quotations`,
  tag,
  summary:
    'List my quotations, last changed first, each in its newest version. `meta.totals` covers all quotations, whatever the filter, in Rupiah.',
  access: 'vendor:view',
  query: query({
    filter: z.enum(quotationFilters).optional(),
    /** The quotations for one client. */
    client: idInAddress.optional(),
    ...pageQuery,
  }),
  answer: z.object({
    data: z.array(row),
    meta: pageMeta.extend({ totals: z.object({ draft: count, open: count, accepted: count, closed: count, paid: idr }) }),
  }),
});
export const myQuotations = endpoint({
  method: 'GET',
  path: `${base}/my_quotations`,
  tag,
  summary: 'List the quotations sent to this couple, newest first, each in its newest version.',
  access: 'couple',
  query: query(pageQuery),
  answer: paged(row),
});
export const getQuotation = endpoint({
  method: 'GET',
  path: `${base}/quotations/:id`,
  tag,
  summary: 'Get one version of a quotation. The vendor can always get it, the couple once it is sent.',
  access: 'session',
  params: byId,
  answer,
  refusals: ['request.not_found'],
});
const contentRefusals = [
  'quotations.required',
  'quotations.text_invalid',
  'quotations.text_too_long',
  'quotations.items_required',
  'quotations.too_many_rows',
  'quotations.quantity_invalid',
  'quotations.price_invalid',
  'quotations.discount_invalid',
  'quotations.total_not_positive',
  'quotations.total_above_maximum',
  'quotations.day_in_the_past',
  'calendar.day_too_far',
  'quotations.valid_too_long',
  'quotations.schedule_required',
  'quotations.share_invalid',
  'quotations.due_out_of_order',
  'quotations.schedule_short',
  'quotations.schedule_over',
] as const;
const movedOn = ['request.not_found', 'quotations.status_changed', 'quotations.expired'] as const;

export const saveQuotation = endpoint({
  method: 'PUT',
  path: `${base}/quotations/:id`,
  tag,
  summary: 'Save a draft, complete or not. `revision` is the revision that was read; a different one is refused.',
  access: 'vendor:clients',
  params: byId,
  body: body({ revision: counted, content: quotationContent }),
  answer,
  refusals: [...movedOn, 'quotations.edited_elsewhere', 'quotations.text_invalid'],
});
export const discardQuotation = endpoint({
  method: 'DELETE',
  path: `${base}/quotations/:id`,
  tag,
  summary: 'Delete a draft.',
  access: 'vendor:clients',
  params: byId,
  answers: 'nothing',
  refusals: [...movedOn],
});
export const sendQuotation = endpoint({
  method: 'POST',
  path: `${base}/quotations/:id/send`,
  tag,
  summary: 'Send a draft to the couple by email and in the conversation. It can’t be changed afterwards and replaces the previous version.',
  access: 'vendor:clients',
  idempotent: true,
  params: byId,
  body: body({ revision: counted }),
  answer,
  refusals: [
    ...movedOn,
    'quotations.accepted_before',
    'quotations.edited_elsewhere',
    'quotations.contact_closed',
    'quotations.sent_too_often',
    'conversations.closed',
    ...contentRefusals,
  ],
});
export const withdrawQuotation = endpoint({
  method: 'POST',
  path: `${base}/quotations/:id/withdraw`,
  tag,
  summary: 'Withdraw a quotation the couple has not decided on.',
  access: 'vendor:clients',
  idempotent: true,
  params: byId,
  body: body({ reason: line(500).default('') }),
  answer,
  refusals: [...movedOn, 'quotations.text_invalid', 'quotations.text_too_long'],
});
export const newVersion = endpoint({
  method: 'POST',
  path: `${base}/quotations/:id/version`,
  tag,
  summary: 'Create a draft of the next version with the same content. Sending it replaces this version.',
  access: 'vendor:clients',
  idempotent: true,
  params: byId,
  answer,
  refusals: ['request.not_found', 'quotations.status_changed', 'quotations.draft_exists', 'quotations.too_many_drafts'],
});
export const duplicateQuotation = endpoint({
  method: 'POST',
  path: `${base}/quotations/:id/duplicate`,
  tag,
  summary: 'Create a draft quotation with the same items, for the same inquiry or for `inquiry_id`.',
  access: 'vendor:clients',
  idempotent: true,
  params: byId,
  body: body({ inquiry_id: z.uuid().optional() }),
  answer,
  refusals: ['request.not_found', 'quotations.contact_closed', 'quotations.draft_exists', 'quotations.too_many_drafts'],
});
export const viewQuotation = endpoint({
  method: 'POST',
  path: `${base}/quotations/:id/view`,
  tag,
  summary: 'Record that the couple opened the quotation. Sent by the page.',
  access: 'couple',
  params: byId,
  answers: 'nothing',
  refusals: ['request.not_found'],
});
export const acceptQuotation = endpoint({
  method: 'POST',
  path: `${base}/quotations/:id/accept`,
  tag,
  summary: 'Accept a quotation as a couple. Its payment schedule becomes instalments to pay.',
  access: 'couple',
  idempotent: true,
  params: byId,
  answer,
  refusals: [...movedOn, 'quotations.vendor_away'],
});
export const declineQuotation = endpoint({
  method: 'POST',
  path: `${base}/quotations/:id/decline`,
  tag,
  summary: 'Decline a quotation as a couple, with an optional ground and an optional reason for the vendor.',
  access: 'couple',
  idempotent: true,
  params: byId,
  body: body({ ground: z.enum(declineGrounds).nullable().default(null), reason: line(500).default('') }),
  answer,
  refusals: [...movedOn, 'quotations.text_invalid', 'quotations.text_too_long'],
});
export const quotationPdf = endpoint({
  method: 'GET',
  path: `${base}/quotations/:id/pdf`,
  tag,
  summary: 'Download a quotation as PDF, in the language of the request.',
  access: 'session',
  params: byId,
  answers: 'pdf',
  refusals: ['request.not_found'],
});
export const getPaymentSchedule = endpoint({
  method: 'GET',
  path: `${base}/payment_schedule/:id`,
  tag,
  summary: 'Get one instalment of an accepted quotation, with its open payment, as its couple or its vendor.',
  access: 'session',
  params: byId,
  answer: data(
    z.object({
      id: z.uuid(),
      label: z.string(),
      amount: idr,
      currency: z.literal('IDR'),
      due_date: day,
      status: z.enum(instalmentStatuses),
      paid_at: instant.nullable(),
      quotation: z.object({ id: z.uuid(), number: z.string(), total: idr, vendor: vendorParty }),
      payment: z.object({ id: z.uuid(), payment_url: z.string(), status: z.enum(['pending', 'failed']), expires_at: instant }).nullable(),
    }),
  ),
  refusals: ['request.not_found'],
});
