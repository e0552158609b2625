// The statuses of an agreement, and what a vendor has to correct after a decline.
import { accept, type Outcome, type Refusal, refuse } from '../outcome.ts';
import { checkReason, type ReasonRefusal } from '../operations/reason.ts';
import {
  type AgreementFields,
  type BusinessType,
  type DocumentKind,
  documentKinds,
  documentsOf,
  type FieldName,
  fieldsOfType,
} from './form.ts';

/** Draft: being written. Submitted: being reviewed, read-only. Approved: in force, read-only. Declined: parts of it are asked for again. */
export const agreementStatuses = ['draft', 'submitted', 'approved', 'declined'] as const;
export type AgreementStatus = (typeof agreementStatuses)[number];

/** Save: any change of fields or files. Revise: a new version of what was approved is started. */
export const agreementEvents = ['save', 'change_type', 'submit', 'approve', 'decline', 'revise'] as const;
export type AgreementEvent = (typeof agreementEvents)[number];

const edges: Readonly<Record<AgreementStatus, Readonly<Partial<Record<AgreementEvent, AgreementStatus>>>>> = {
  draft: { save: 'draft', change_type: 'draft', submit: 'submitted' },
  submitted: { approve: 'approved', decline: 'declined' },
  approved: { revise: 'draft' },
  // Anyone who was declined for being the wrong kind of business must be able to start anew as another.
  declined: { save: 'declined', change_type: 'draft', submit: 'submitted' },
};

/** The state after an event. An event that is not drawn is refused with `status_changed`. (spec 4, Document verification; reliability A21) */
export function afterEvent(state: AgreementStatus, event: AgreementEvent): Outcome<AgreementStatus, 'verification.status_changed'> {
  const next = edges[state][event];
  return next === undefined ? refuse({ code: 'verification.status_changed' }) : accept(next);
}

/** What can be declined: a document, or the form itself where what is typed is wrong and no document shows it. */
export const reviewParts = [...documentKinds, 'form'] as const;
export type ReviewPart = (typeof reviewParts)[number];

export const declineReasons = [
  'not_readable',
  'edges_missing',
  'copy_or_screenshot',
  'expired',
  'wrong_type',
  'name_mismatch',
  'number_mismatch',
  'face_mismatch',
  'page_missing',
  'not_signed',
  'password_protected',
  'other',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Why one part was declined. `note` is a text to the vendor, needed for the reason `other`. */
export interface DeclinedPart {
  readonly part: ReviewPart;
  readonly reasons: readonly DeclineReason[];
  readonly note: string;
}

type DeclineCode =
  | 'verification.reasons_required'
  | 'verification.note_required'
  | 'verification.part_unknown'
  | 'verification.part_twice'
  | ReasonRefusal;

/**
 * Whether a decision to decline is complete: at least one part, each once and handed in (or the form), each with a reason, and `other` with a
 * sentence that the vendor reads. (product 6; decision 0170)
 */
export function checkDecline(
  parts: readonly DeclinedPart[],
  handedIn: ReadonlySet<DocumentKind>,
): Outcome<readonly DeclinedPart[], DeclineCode> {
  const refusals = parts.flatMap(({ part, reasons, note }, index): Refusal<DeclineCode>[] => {
    const field = `parts.${index}`;
    if (part !== 'form' && !handedIn.has(part)) return [{ code: 'verification.part_unknown', field }];
    if (parts.findIndex((other) => other.part === part) < index) return [{ code: 'verification.part_twice', field }];
    if (reasons.length === 0) return [{ code: 'verification.reasons_required', field: `${field}.reasons` }];
    if (reasons.includes('other') && note.trim() === '') return [{ code: 'verification.note_required', field: `${field}.note` }];
    if (!reasons.includes('other')) return [];
    const said = checkReason(note, 'agreement_declined', `${field}.note`);
    return said.ok ? [] : [...said.refusals];
  });
  if (parts.length === 0) refusals.push({ code: 'verification.reasons_required', field: 'parts' });
  const [first, ...more] = refusals;
  return first ? refuse(first, ...more) : accept(parts);
}

/** The fields a document proves: the reviewer reads them side by side, and a vendor may correct them with it. */
export const fieldsProvenBy: Readonly<Record<DocumentKind, readonly FieldName[]>> = {
  id_card: ['signatory_name', 'signatory_id_number'],
  selfie_with_id: ['signatory_name'],
  tax_id: ['company_tax_name', 'company_tax_number', 'individual_tax_name', 'individual_tax_number', 'bank_account_id'],
  sppkp: ['company_tax_name', 'company_tax_number'],
  non_vat_statement: ['company_tax_name', 'company_tax_number'],
  deed: ['business_name', 'signatory_position', 'is_signatory_in_deed'],
  nib: ['nib_number', 'business_name'],
  siup: ['business_name'],
  tdp: ['business_name'],
  power_of_attorney: ['signatory_name', 'signatory_position', 'is_signatory_in_deed'],
  dgt_1: ['international_company_name', 'international_company_address'],
  certificate_of_residence: ['international_company_name', 'international_company_address'],
  non_collected_vat_certificate: ['international_company_name'],
  royalty_disclaimer: ['international_company_name'],
};

/** Documents of one row stand for each other: anyone who was declined with the one may hand in the other. */
const siblings: Readonly<Partial<Record<DocumentKind, readonly DocumentKind[]>>> = {
  sppkp: ['non_vat_statement'],
  non_vat_statement: ['sppkp'],
  nib: ['siup', 'tdp'],
  siup: ['nib', 'tdp'],
  tdp: ['nib', 'siup'],
};

/** What a vendor may change. */
export interface OpenParts {
  readonly fields: ReadonlySet<FieldName>;
  readonly documents: ReadonlySet<DocumentKind>;
}

/**
 * What may be changed now: everything in a draft, nothing while submitted or approved, and after a decline what was declined: its
 * documents, the fields they prove, and all fields when the form itself was declined. (product 6)
 */
export function openParts(state: AgreementStatus, type: BusinessType, declined: readonly DeclinedPart[]): OpenParts {
  if (state === 'draft') return { fields: new Set(fieldsOfType(type)), documents: new Set(documentsOf(type)) };
  if (state !== 'declined') return { fields: new Set(), documents: new Set() };
  const documents = declined.flatMap(({ part }) => (part === 'form' ? [] : [part]));
  const asked = new Set(fieldsOfType(type));
  const fields = declined.flatMap(({ part }): readonly FieldName[] => (part === 'form' ? [...asked] : fieldsProvenBy[part]));
  const open = new Set(fields.filter((field) => asked.has(field)));
  return {
    fields: open,
    // The answer about the deed may bring the power of attorney into the form.
    documents: new Set([
      ...documents.flatMap((document) => [document, ...(siblings[document] ?? [])]),
      ...(open.has('is_signatory_in_deed') ? (['power_of_attorney'] as const) : []),
    ]),
  };
}

/** What of an agreement can be compared: its fields, and which files each document has, in their order. */
export interface Contents {
  readonly fields: AgreementFields;
  readonly files: Readonly<Partial<Record<DocumentKind, readonly string[]>>>;
}

/**
 * The declined parts in which nothing has changed since: neither the files of the document (or of the one that stands for it) nor a field it
 * proves. Such an agreement would only be declined again.
 */
export function untouchedParts(declined: readonly DeclinedPart[], type: BusinessType, before: Contents, now: Contents): ReviewPart[] {
  const filesDiffer = (document: DocumentKind): boolean => (before.files[document] ?? []).join() !== (now.files[document] ?? []).join();
  const fieldDiffers = (field: FieldName): boolean => before.fields[field] !== now.fields[field];
  return declined
    .map(({ part }) => part)
    .filter((part) =>
      part === 'form'
        ? !fieldsOfType(type).some(fieldDiffers)
        : ![part, ...(siblings[part] ?? [])].some(filesDiffer) && !fieldsProvenBy[part].some(fieldDiffers),
    );
}
