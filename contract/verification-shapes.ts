// What an agreement looks like on the wire: to the vendor who writes it and to the operator who reviews it.
import * as z from 'zod';
import { fileRules, mediaTypes } from '../core/files/rules.ts';
import { businessTypes, documentKinds, fieldNames } from '../core/verification/form.ts';
import { agreementStates, declineReasons, reviewParts } from '../core/verification/review.ts';
import { instant } from './shapes.ts';

export const businessType = z.enum(businessTypes);
export const documentKind = z.enum(documentKinds);
/** A page of a PDF, from 1. */
export const pageInAddress = z.coerce.number().int().min(1).max(fileRules.pdfPagesMax);
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

export const declinedPart = z.object({ part: z.enum(reviewParts), reasons: z.array(z.enum(declineReasons)), note: z.string() });
/** One submission and what became of it. */
export const agreementVersion = z.object({
  id: z.uuid(),
  number: z.int(),
  business_type: businessType,
  state: z.enum(['submitted', 'approved', 'declined']),
  submitted_at: instant,
  decided_at: instant.nullable(),
  declined: z.array(declinedPart),
  /** When its answers and documents were erased, after the time they had to be kept. */
  erased_at: instant.nullable(),
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
export const setAside = z.object({ business_type: businessType, set_aside_at: instant, until: instant });
export type Agreement = z.infer<typeof agreement>;
