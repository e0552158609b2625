import {
  type AgreementFields,
  type BusinessType,
  type DocumentKind,
  type DocumentRow,
  documentRowsOf,
  type FieldName,
  fieldsOfType,
} from '../../../core/verification/form.ts';
import { isOneOf } from '../../../core/one-of.ts';

const sectionNames = ['business', 'tax', 'signatory', 'papers', 'bank'] as const;
export type SectionName = (typeof sectionNames)[number];

/** A row of the form: a question to answer, or documents to attach. */
export type Question =
  | { readonly kind: 'field'; readonly field: FieldName }
  | { readonly kind: 'documents'; readonly row: DocumentRow; readonly name: DocumentKind };
export type Section = { readonly name: SectionName; readonly questions: readonly Question[] };

/** The form from top to bottom. A document is behind the fields that are read from it. */
const order: Readonly<Record<SectionName, readonly (FieldName | DocumentKind)[]>> = {
  business: ['business_name', 'international_company_name', 'international_company_address'],
  tax: [
    'company_tax_name',
    'company_tax_number',
    'individual_tax_name',
    'individual_tax_number',
    'tax_id',
    'sppkp',
    'non_collected_vat_certificate',
    'royalty_disclaimer',
  ],
  signatory: [
    'signatory_name',
    'signatory_position',
    'signatory_id_number',
    'id_card',
    'selfie_with_id',
    'is_signatory_in_deed',
    'power_of_attorney',
  ],
  papers: ['deed', 'nib_number', 'nib', 'dgt_1', 'certificate_of_residence'],
  bank: ['bank_account_id'],
};

/** What a business is asked for, section by section, in the order of the form. */
export function sectionsOf(type: BusinessType, isSignatoryInDeed: boolean | null): Section[] {
  const fields = fieldsOfType(type);
  const rows = documentRowsOf(type, isSignatoryInDeed);
  return sectionNames.map((name) => ({
    name,
    questions: order[name].flatMap((asked): Question[] => {
      if (isOneOf(fields, asked)) return [{ kind: 'field', field: asked }];
      const row = rows.find(({ options }) => options[0]?.[0] === asked);
      const name = row?.options[0]?.[0];
      return row === undefined || name === undefined ? [] : [{ kind: 'documents', row, name }];
    }),
  }));
}

/** Whether something was typed, chosen or attached: what is empty is not complete, also where nothing is required. */
export function isAnswered(question: Question, fields: AgreementFields, files: readonly { readonly document: DocumentKind }[]): boolean {
  if (question.kind === 'documents') return files.some(({ document }) => question.row.options.flat().includes(document));
  const value = fields[question.field];
  return value !== null && value !== '';
}

/** The names under which refusals of a question come. */
export const refusedAt = (question: Question): readonly string[] =>
  question.kind === 'field' ? [question.field] : question.row.options.flat().map((document) => `documents.${document}`);

/** Where a question is on the page, by the name under which it is refused. */
export const anchorOf = (refused: string): string => `question-${refused.replace('documents.', '')}`;
