// Schemas of the agreement, for the vendor who fills it in and the operator who reviews it.
import * as z from 'zod';
import { fileRules, mediaTypes } from '../core/files/rules.ts';
import { businessTypes, documentKinds, fieldNames } from '../core/verification/form.ts';
import { agreementStatuses, declineReasons, reviewParts } from '../core/verification/review.ts';
import { instant } from './shapes.ts';

export const businessType = z.enum(businessTypes);
export const documentKind = z.enum(documentKinds);
/** A page number of a PDF, from 1. */
export const pageInAddress = z.coerce.number().int().min(1).max(fileRules.pdfPagesMax);
const status = z.enum(agreementStatuses);
/** The fields, named as in core/verification/form.ts; `is_signatory_in_deed` is null if not answered yet. */
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
export const agreementFile = z.object({
  id: z.uuid(),
  document: documentKind,
  /** Order within the document, from 0. */
  position: z.int(),
  name: z.string(),
  media_type: z.enum(mediaTypes),
  /** Size as stored: images are re-encoded without metadata. */
  size_bytes: z.int(),
  /** In pixels; null for PDFs. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Number of pages; null for images. */
  pages: z.int().nullable(),
  uploaded_at: instant,
});
export type AgreementFile = z.infer<typeof agreementFile>;

export const declinedPart = z.object({ part: z.enum(reviewParts), reasons: z.array(z.enum(declineReasons)), note: z.string() });
/** A submission and its decision. */
export const agreementVersion = z.object({
  id: z.uuid(),
  number: z.int(),
  business_type: businessType,
  status: z.enum(['submitted', 'approved', 'declined']),
  submitted_at: instant,
  decided_at: instant.nullable(),
  declined: z.array(declinedPart),
  /** When its answers and documents were erased, at the end of their retention period. */
  erased_at: instant.nullable(),
});
export const agreement = z.object({
  status,
  business_type: businessType,
  /** Increases with every change; each change sends the revision it is based on. */
  revision: z.int(),
  saved_at: instant,
  /** Tax and identity numbers show their last digits only while the agreement is submitted or approved. */
  fields: agreementFields,
  files: z.array(agreementFile),
  /** What can be changed now: everything in a draft, the declined parts after a decline, otherwise nothing. */
  open: z.object({ fields: z.array(z.enum(fieldNames)), documents: z.array(documentKind) }),
  /** The declined parts, if the last decision was a decline. */
  declined: z.array(declinedPart),
  /** Newest first. */
  versions: z.array(agreementVersion),
});
/** A draft replaced by changing the business type. It can be restored until `until`. */
export const setAside = z.object({ business_type: businessType, set_aside_at: instant, until: instant });
export type Agreement = z.infer<typeof agreement>;
