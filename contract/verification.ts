// The agreement form with its documents, and the review of it by operators (spec 2 to 5; product 6).
import * as z from 'zod';
import { fileRules, mediaTypes } from '../core/verification/files.ts';
import { businessTypes, documentKinds, fieldNames } from '../core/verification/form.ts';
import { agreementStates, declineReasons, reviewParts } from '../core/verification/review.ts';
import { endpoint } from './endpoint.ts';
import { body, data, idInAddress, instant, language, line, paged, pageQuery, params, query } from './shapes.ts';

const tag = 'verification';
const base = '/v2/agreement';
const operationsBase = '/v2/operations/agreements';

const businessType = z.enum(businessTypes);
const documentKind = z.enum(documentKinds);
const state = z.enum(agreementStates);
/** The fields by their names in core/verification/form.ts: texts, and yes, no or null for the question about the deed. */
export const agreementFields = z.strictObject({
  business_name: z.string(),
  company_tax_name: z.string(),
  company_tax_number: z.string(),
  individual_tax_name: z.string(),
  individual_tax_number: z.string(),
  international_company_name: z.string(),
  international_company_address: z.string(),
  signatory_name: z.string(),
  signatory_position: z.string(),
  signatory_id_number: z.string(),
  is_signatory_in_deed: z.boolean().nullable(),
  nib_number: z.string(),
  /** The id of one of the vendor's bank accounts. */
  bank_account_id: z.string(),
});
/** Each save carries what changed, not the whole form. */
const changedFields = z
  .strictObject({
    business_name: line(160),
    company_tax_name: line(160),
    company_tax_number: line(40),
    individual_tax_name: line(160),
    individual_tax_number: line(40),
    international_company_name: line(160),
    international_company_address: line(500),
    signatory_name: line(160),
    signatory_position: line(160),
    signatory_id_number: line(40),
    is_signatory_in_deed: z.boolean().nullable(),
    nib_number: line(40),
    bank_account_id: line(40),
  })
  .partial();

export const agreementFile = z.object({
  id: z.uuid(),
  document: documentKind,
  /** From 0, the order of the sheets. */
  position: z.int(),
  name: z.string(),
  media_type: z.enum(mediaTypes),
  /** As stored: images are encoded anew, without their metadata. */
  size_bytes: z.int(),
  /** Of images; null for a PDF. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Of PDFs; null for an image. */
  pages: z.int().nullable(),
  uploaded_at: instant,
});
export type AgreementFile = z.infer<typeof agreementFile>;

const declinedPart = z.object({ part: z.enum(reviewParts), reasons: z.array(z.enum(declineReasons)), note: z.string() });
/** One submission and what became of it. */
export const agreementVersion = z.object({
  id: z.uuid(),
  number: z.int(),
  business_type: businessType,
  state: z.enum(['submitted', 'approved', 'declined']),
  submitted_at: instant,
  decided_at: instant.nullable(),
  declined: z.array(declinedPart),
});
export const agreement = z.object({
  state,
  business_type: businessType,
  /** Rises with every change; a change names the one it was made on. */
  revision: z.int(),
  saved_at: instant,
  /** While it is submitted or approved, tax and identity numbers show their last digits only. */
  fields: agreementFields,
  files: z.array(agreementFile),
  /** What may be changed now. Everything in a draft, what was declined after a decline, else nothing. */
  open: z.object({ fields: z.array(z.enum(fieldNames)), documents: z.array(documentKind) }),
  /** Of the last decision, while it is a decline. */
  declined: z.array(declinedPart),
  /** Newest first. */
  versions: z.array(agreementVersion),
});
/** A draft that was left when the business type was changed; it can be brought back until then. */
const setAside = z.object({ business_type: businessType, set_aside_at: instant, until: instant });
const agreementAnswer = data(z.object({ agreement: agreement.nullable(), set_aside: setAside.nullable() }));
export type AgreementAnswer = z.infer<typeof agreementAnswer>['data'];
export type Agreement = z.infer<typeof agreement>;

const revision = z.int().min(0);
const stateRefusals = ['verification.state_moved_on', 'verification.changed_elsewhere'] as const;

export const getAgreement = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'The agreement as it stands; `agreement` is null before a business type is chosen.',
  access: 'vendor-unpublished',
  answer: agreementAnswer,
});
export const chooseBusinessType = endpoint({
  method: 'PUT',
  path: `${base}/business_type`,
  tag,
  summary:
    'Choose or change the business type. What was entered before is set aside and can be brought back for 24 hours. `revision` 0: nothing was there.',
  access: 'vendor-unpublished',
  body: body({ business_type: businessType, revision }),
  answer: agreementAnswer,
  refusals: stateRefusals,
});
export const restoreAgreement = endpoint({
  method: 'POST',
  path: `${base}/restoration`,
  tag,
  summary: 'Bring back what the last change of the business type set aside; what is there now is set aside in turn.',
  access: 'vendor-unpublished',
  body: body({ revision }),
  answer: agreementAnswer,
  refusals: [...stateRefusals, 'verification.nothing_set_aside'],
});
export const saveAgreement = endpoint({
  method: 'PUT',
  path: `${base}/fields`,
  tag,
  summary:
    'Save fields as they are typed, finished or not. Fields changed in another window since `revision` are not overwritten: refused with `changed_elsewhere` and the fields; others merge.',
  access: 'vendor-unpublished',
  body: body({ revision, fields: changedFields }),
  answer: data(z.object({ revision: z.int(), saved_at: instant })),
  refusals: [
    ...stateRefusals,
    'verification.text_invalid',
    'verification.text_too_long',
    'verification.not_asked',
    'verification.not_declined',
    'verification.position_fixed',
  ],
});

const fileRefusals = [
  'verification.file_missing',
  'verification.file_empty',
  'verification.file_too_large',
  'verification.file_type',
  'verification.file_type_mismatch',
  'verification.file_damaged',
  'verification.image_too_large',
  'verification.pdf_encrypted',
  'verification.pdf_active',
  'verification.pdf_attachments',
  'verification.pdf_form',
  'verification.pdf_too_many_pages',
  'verification.file_infected',
  'verification.quota_exceeded',
  'verification.too_many_sheets',
  'verification.not_asked',
  'verification.not_declined',
  'verification.state_moved_on',
  'request.not_found',
] as const;
export const uploadFile = endpoint({
  method: 'POST',
  path: `${base}/files`,
  tag,
  summary: `Attach one PNG, JPG or PDF of at most ${fileRules.fileSizeBytesMax} bytes: multipart/form-data with one part named \`file\`. \`replaces\` names the file it takes the place of.`,
  access: 'vendor-unpublished',
  status: 201,
  takesFile: { sizeBytesMax: fileRules.fileSizeBytesMax, tooLarge: 'verification.file_too_large', missing: 'verification.file_missing' },
  query: query({ document: documentKind, replaces: z.uuid().optional() }),
  answer: data(z.object({ file: agreementFile, revision: z.int() })),
  refusals: fileRefusals,
});
export const openFile = endpoint({
  method: 'GET',
  path: `${base}/files/:id`,
  tag,
  summary: 'One file, as an attachment. An image may be shown by an `img`. Every opening is written down.',
  access: 'vendor-unpublished',
  params: params({ id: z.uuid() }),
  answers: 'file',
  refusals: ['request.not_found'],
});
export const removeFile = endpoint({
  method: 'DELETE',
  path: `${base}/files/:id`,
  tag,
  summary: 'Take a file out of the form.',
  access: 'vendor-unpublished',
  params: params({ id: z.uuid() }),
  answer: data(z.object({ revision: z.int() })),
  refusals: ['request.not_found', 'verification.state_moved_on', 'verification.not_declined'],
});
export const orderSheets = endpoint({
  method: 'PUT',
  path: `${base}/documents/:document/sheets`,
  tag,
  summary: 'Put the sheets of a document in order: all ids of its files, each once.',
  access: 'vendor-unpublished',
  params: params({ document: documentKind }),
  body: body({ files: z.array(z.uuid()).min(1).max(60) }),
  answer: data(z.object({ revision: z.int() })),
  refusals: ['verification.state_moved_on', 'verification.not_declined', 'verification.sheets_changed'],
});
export const submitAgreement = endpoint({
  method: 'POST',
  path: `${base}/submission`,
  tag,
  summary: 'Accept the terms and hand the agreement in for review. `language` is the one the terms were read in.',
  access: 'vendor-unpublished',
  idempotent: true,
  body: body({ revision, terms_version: line(20), language }),
  answer: agreementAnswer,
  refusals: [
    ...stateRefusals,
    'verification.required',
    'verification.document_required',
    'verification.text_invalid',
    'verification.text_too_long',
    'verification.nik_invalid',
    'verification.npwp_invalid',
    'verification.nib_invalid',
    'verification.id_number_invalid',
    'verification.holder_mismatch',
    'verification.bank_account_unknown',
    'verification.terms_changed',
    'verification.still_declined',
  ],
});
export const reviseAgreement = endpoint({
  method: 'POST',
  path: `${base}/revision`,
  tag,
  summary: 'Begin a new version of an approved agreement. The approved one stays in force until the new one is approved.',
  access: 'vendor-unpublished',
  body: body({ revision }),
  answer: agreementAnswer,
  refusals: stateRefusals,
});

// The review.

/** Who has the case open right now. */
const looker = z.object({ name: z.string(), is_me: z.boolean(), since: instant });
const vendorOfCase = z.object({ id: z.int(), business_name: z.string(), slug: z.string() });
export const reviewCaseRow = z.object({
  id: z.uuid(),
  number: z.int(),
  state: z.enum(['submitted', 'approved', 'declined']),
  business_type: businessType,
  vendor: vendorOfCase,
  submitted_at: instant,
  decided_at: instant.nullable(),
  lookers: z.array(looker),
});
export const reviewQueue = endpoint({
  method: 'GET',
  path: operationsBase,
  tag,
  summary: 'Agreements to review, the longest waiting first; with `state` also decided ones, last decided first.',
  access: 'operator:verification',
  query: query({
    state: z.enum(['submitted', 'approved', 'declined']).default('submitted'),
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
/** What the server checked by itself. `look`: a person must judge it; `wrong`: it does not hold. */
export const automaticCheck = z.object({
  code: z.enum(checkCodes),
  verdict: z.enum(['ok', 'look', 'wrong']),
  field: z.enum(fieldNames).nullable(),
  document: documentKind.nullable(),
  /** Vendors with the same number or file, at most five. */
  vendors: z.array(vendorOfCase),
});
export const reviewCase = reviewCaseRow.extend({
  /** Tax and identity numbers show their last digits; `revealNumber` tells one. */
  fields: agreementFields,
  files: z.array(agreementFile),
  bank_account: z.object({ bank: z.string(), holder: z.string(), number: z.string(), is_verified: z.boolean() }).nullable(),
  /** What was agreed to, and where from. */
  terms: z.object({ version: z.string(), hash: z.string(), language, accepted_at: instant, address: z.string() }),
  checks: z.array(automaticCheck),
  declined: z.array(declinedPart),
  decided_by: z.string().nullable(),
  /** Fields and documents that differ from the version before; null when there is none. */
  changed: z.object({ fields: z.array(z.enum(fieldNames)), documents: z.array(documentKind) }).nullable(),
  /** All versions of this vendor, newest first. */
  versions: z.array(agreementVersion),
});
export type ReviewCase = z.infer<typeof reviewCase>;
const caseId = params({ id: z.uuid() });

export const getReviewCase = endpoint({
  method: 'GET',
  path: `${operationsBase}/:id`,
  tag,
  summary: 'One submission with its documents and what was checked automatically.',
  access: 'operator:verification',
  params: caseId,
  answer: data(reviewCase),
  refusals: ['request.not_found'],
});
export const lookAtCase = endpoint({
  method: 'POST',
  path: `${operationsBase}/:id/look`,
  tag,
  summary: 'Says that I have this case open, for the next minute; answers who else has.',
  access: 'operator:verification',
  params: caseId,
  answer: data(z.object({ state: z.enum(['submitted', 'approved', 'declined']), lookers: z.array(looker) })),
  refusals: ['request.not_found'],
});
export const openCaseFile = endpoint({
  method: 'GET',
  path: `${operationsBase}/:id/files/:file`,
  tag,
  summary: 'One document of a submission, as an attachment. Every opening is written down.',
  access: 'operator:verification',
  params: params({ id: z.uuid(), file: z.uuid() }),
  answers: 'file',
  refusals: ['request.not_found'],
});
export const revealNumber = endpoint({
  method: 'POST',
  path: `${operationsBase}/:id/reveals`,
  tag,
  summary: 'Tells one masked number in full. Every reveal is written down.',
  access: 'operator:verification',
  params: caseId,
  body: body({ field: z.enum(['company_tax_number', 'individual_tax_number', 'signatory_id_number', 'nib_number']) }),
  answer: data(z.object({ field: z.enum(fieldNames), value: z.string() })),
  refusals: ['request.not_found'],
});
export const approveAgreement = endpoint({
  method: 'POST',
  path: `${operationsBase}/:id/approval`,
  tag,
  summary: 'Approve a submission. The vendor gets a mail. Of two operators the second is refused.',
  access: 'operator:verification',
  params: caseId,
  answer: data(reviewCaseRow),
  refusals: ['request.not_found', 'verification.already_decided', 'verification.own_vendor'],
});
export const declineAgreement = endpoint({
  method: 'POST',
  path: `${operationsBase}/:id/decline`,
  tag,
  summary: 'Decline a submission with reasons for each part. The vendor gets a mail and is asked again for these parts only.',
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
    'verification.part_unknown',
    'verification.part_twice',
    'verification.text_invalid',
    'verification.text_too_long',
  ],
});
