// The review of agreements by operators (product 6).
import * as z from 'zod';
import { fieldNames } from '../core/verification/form.ts';
import { declineReasons, reviewParts } from '../core/verification/review.ts';
import {
  agreementFields,
  agreementFile,
  agreementVersion,
  businessType,
  declinedPart,
  documentKind,
  pageInAddress,
} from './verification-shapes.ts';
import { endpoint } from './endpoint.ts';
import { body, data, idInAddress, instant, language, line, paged, pageQuery, params, query } from './shapes.ts';

const tag = 'verification';
const base = '/v2/operations/agreements';

/** An operator who has the case open now. */
const looker = z.object({ name: z.string(), is_me: z.boolean(), since: instant });
const vendorOfCase = z.object({ id: z.int(), business_name: z.string(), slug: z.string() });
export const reviewCaseRow = z.object({
  id: z.uuid(),
  number: z.int(),
  status: z.enum(['submitted', 'approved', 'declined']),
  business_type: businessType,
  vendor: vendorOfCase,
  /** The operator is related to the vendor, so another operator must review it. */
  is_related: z.boolean(),
  submitted_at: instant,
  decided_at: instant.nullable(),
  /** Erased submissions can’t be opened. */
  erased_at: instant.nullable(),
  lookers: z.array(looker),
});
export const reviewQueue = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'List agreements to review, longest waiting first. With `status`, also decided ones, last decided first.',
  access: 'operator:verification',
  query: query({
    status: z.enum(['submitted', 'approved', 'declined']).default('submitted'),
    business_type: businessType.optional(),
    vendor_id: idInAddress.optional(),
    ...pageQuery,
  }),
  answer: paged(reviewCaseRow),
});

export const checkCodes = [
  'signatory_id_number',
  'birth_date',
  'company_tax_number',
  'individual_tax_number',
  'nib_number',
  'holder_name',
  'tax_name_is_signatory',
  'bank_account_verified',
  'number_used_elsewhere',
  'file_used_elsewhere',
] as const;
/** An automatic check. `look`: a person has to decide; `wrong`: it failed. */
export const automaticCheck = z.object({
  code: z.enum(checkCodes),
  verdict: z.enum(['ok', 'look', 'wrong']),
  field: z.enum(fieldNames).nullable(),
  document: documentKind.nullable(),
  /** Vendors with the same number or file, at most five. */
  vendors: z.array(vendorOfCase),
});
export const reviewCase = reviewCaseRow.extend({
  /** Tax and identity numbers show their last digits only; `revealNumber` returns one in full. */
  fields: agreementFields,
  files: z.array(agreementFile),
  bank_account: z.object({ bank: z.string(), holder: z.string(), number: z.string(), is_verified: z.boolean() }).nullable(),
  /** The accepted terms, and the IP address they were accepted from. */
  terms: z.object({ version: z.string(), hash: z.string(), language, accepted_at: instant, address: z.string() }),
  checks: z.array(automaticCheck),
  declined: z.array(declinedPart),
  decided_by: z.string().nullable(),
  /** Fields and documents that differ from the previous version; null if there is none. */
  changed: z.object({ fields: z.array(z.enum(fieldNames)), documents: z.array(documentKind) }).nullable(),
  /** All submissions of this vendor, newest first. */
  versions: z.array(agreementVersion),
});
export type ReviewCase = z.infer<typeof reviewCase>;
const caseId = params({ id: z.uuid() });

export const getReviewCase = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  tag,
  summary: 'Get a submission with its documents and the results of the automatic checks.',
  access: 'operator:verification',
  params: caseId,
  answer: data(reviewCase),
  refusals: ['request.not_found', 'verification.own_vendor'],
});
export const lookAtCase = endpoint({
  method: 'POST',
  path: `${base}/:id/look`,
  tag,
  summary: 'Record that I have this case open, for one minute, and get who else has it open.',
  access: 'operator:verification',
  params: caseId,
  answer: data(z.object({ status: z.enum(['submitted', 'approved', 'declined']), lookers: z.array(looker) })),
  refusals: ['request.not_found', 'verification.own_vendor'],
});
export const openCaseFile = endpoint({
  method: 'GET',
  path: `${base}/:id/files/:file`,
  tag,
  summary: 'Download a document of a submission as an attachment. Each call is recorded in the audit log.',
  access: 'operator:verification',
  params: params({ id: z.uuid(), file: z.uuid() }),
  answers: 'file',
  refusals: ['request.not_found', 'verification.own_vendor'],
});
export const openCasePage = endpoint({
  method: 'GET',
  path: `${base}/:id/files/:file/pages/:page`,
  tag,
  summary:
    'Get one page of a PDF, counted from 1, rendered as an image, so that nothing of the file itself reaches the browser. Each call is recorded in the audit log.',
  access: 'operator:verification',
  params: params({ id: z.uuid(), file: z.uuid(), page: pageInAddress }),
  answers: 'file',
  refusals: ['request.not_found', 'verification.own_vendor', 'files.page_unreadable'],
});
export const revealNumber = endpoint({
  method: 'POST',
  path: `${base}/:id/reveals`,
  tag,
  summary: 'Get one masked number in full. Each call is recorded in the audit log.',
  access: 'operator:verification',
  params: caseId,
  body: body({ field: z.enum(['company_tax_number', 'individual_tax_number', 'signatory_id_number', 'nib_number']) }),
  answer: data(z.object({ field: z.enum(fieldNames), value: z.string() })),
  refusals: ['request.not_found', 'verification.own_vendor'],
});
export const approveAgreement = endpoint({
  method: 'POST',
  path: `${base}/:id/approval`,
  tag,
  summary: 'Approve a submission and notify the vendor by email. Refused if another operator has already decided.',
  access: 'operator:verification',
  params: caseId,
  answer: data(reviewCaseRow),
  refusals: ['request.not_found', 'verification.already_decided', 'verification.own_vendor'],
});
export const declineAgreement = endpoint({
  method: 'POST',
  path: `${base}/:id/decline`,
  tag,
  summary: 'Decline a submission with reasons for each part and notify the vendor by email. The vendor only has to correct these parts.',
  access: 'operator:verification',
  params: caseId,
  body: body({
    parts: z
      .array(z.strictObject({ part: z.enum(reviewParts), reasons: z.array(z.enum(declineReasons)).max(12), note: line(500).default('') }))
      .max(15),
  }),
  answer: data(reviewCaseRow),
  refusals: [
    'request.not_found',
    'verification.already_decided',
    'verification.own_vendor',
    'verification.reasons_required',
    'verification.note_required',
    'operations.reason_too_short',
    'verification.part_unknown',
    'verification.part_twice',
    'verification.text_invalid',
    'verification.text_too_long',
  ],
});
