import { accept, type Outcome, type Refusal, refuse } from '../outcome.ts';
import { checkField, type FieldCode } from './fields.ts';
import { type AgreementFields, type BusinessType, type DocumentKind, type DocumentRow, documentRowsOf, fieldsOfType } from './form.ts';
import { matchNames, type NameMatch } from './name-match.ts';
import { checkNik } from './numbers.ts';

export type AgreementCode =
  | FieldCode
  | 'verification.document_required'
  | 'verification.holder_mismatch'
  | 'verification.bank_account_unknown';

/** A whole agreement as it would be submitted. */
export interface Agreement {
  readonly type: BusinessType;
  readonly fields: AgreementFields;
  /** How many files each document has. */
  readonly sheets: Readonly<Partial<Record<DocumentKind, number>>>;
  /** The holder of the chosen bank account; null when the account is not one of the vendor's. */
  readonly bankHolder: string | null;
}

/** What is not wrong but wants the eye of a person. */
export type Finding = 'holder_name_near' | 'birth_date_unlikely' | 'tax_name_not_signatory';

/**
 * Whether an agreement may be submitted: every field and document its type asks for, numbers in shape, the tax name matching the holder of
 * the bank account. Answers the fields in their normal form and what a reviewer should look at. Document refusals carry the field
 * `documents.<kind>`. (spec 5; product 6)
 */
export function checkAgreement(agreement: Agreement): Outcome<{ fields: AgreementFields; findings: readonly Finding[] }, AgreementCode> {
  const { type, bankHolder } = agreement;
  const checked = checkFields(agreement);
  const refusals: Refusal<AgreementCode>[] = [
    ...checked.refusals,
    ...missingDocuments(agreement).map((document) => ({
      code: 'verification.document_required' as const,
      field: `documents.${document}`,
    })),
  ];
  const match = bankHolder === null ? null : matchHolder(type, checked.fields, bankHolder);
  if (checked.fields.bank_account_id !== '' && bankHolder === null)
    refusals.push({ code: 'verification.bank_account_unknown', field: 'bank_account_id' });
  if (match === 'different') refusals.push({ code: 'verification.holder_mismatch', field: 'bank_account_id' });
  const [first, ...more] = refusals;
  if (first) return refuse(first, ...more);
  return accept({ fields: checked.fields, findings: findingsOf(type, checked.fields, match) });
}

function checkFields({ type, fields, sheets }: Agreement): { fields: AgreementFields; refusals: Refusal<AgreementCode>[] } {
  const clean: Record<string, string | boolean | null> = { ...fields };
  const refusals: Refusal<AgreementCode>[] = [];
  for (const field of fieldsOfType(type)) {
    const outcome = checkField(type, field, fields[field]);
    if (outcome.ok) clean[field] = outcome.value;
    else refusals.push(...outcome.refusals);
  }
  // Optional things that come in pairs: a name and its number; a document and the number written on it.
  const need = (field: 'individual_tax_name' | 'individual_tax_number' | 'nib_number') => {
    if (clean[field] === '' && !refusals.some((refusal) => refusal.field === field))
      refusals.push({ code: 'verification.required', field });
  };
  if (fields.individual_tax_name !== '') need('individual_tax_number');
  if (fields.individual_tax_number !== '') need('individual_tax_name');
  if ((sheets.nib ?? 0) > 0) need('nib_number');
  return { fields: clean as AgreementFields, refusals };
}

/** The documents that are still to be attached; of alternatives the first, or what a started alternative lacks. */
function missingDocuments({ type, fields, sheets }: Pick<Agreement, 'type' | 'fields' | 'sheets'>): DocumentKind[] {
  const has = (document: DocumentKind): boolean => (sheets[document] ?? 0) > 0;
  return documentRowsOf(type, fields.is_signatory_in_deed).flatMap(({ need, options }: DocumentRow) => {
    if (options.some((option) => option.every(has))) return [];
    const begun = options.find((option) => option.some(has));
    if (begun) return begun.filter((document) => !has(document));
    return need === 'required' ? [...(options[0] ?? [])] : [];
  });
}

/** From the worst to the best. */
const matches: readonly NameMatch[] = ['different', 'near', 'equal'];

/**
 * How the holder of the bank account agrees with the documents: with the tax name, or with the ID card where there is none. An account of a
 * company abroad may also stand in the name of that company. (spec 5, Bank account; product 6 and 7)
 */
export function matchHolder(type: BusinessType, fields: AgreementFields, holder: string): NameMatch {
  const taxName = type === 'company' ? fields.company_tax_name : fields.individual_tax_name;
  const names = [taxName || fields.signatory_name, ...(type === 'international' ? [fields.international_company_name] : [])];
  return names
    .map((name) => matchNames(name, holder))
    .reduce((best, match) => (matches.indexOf(match) > matches.indexOf(best) ? match : best));
}

function findingsOf(type: BusinessType, fields: AgreementFields, match: NameMatch | null): Finding[] {
  const nik = type === 'international' ? null : checkNik(fields.signatory_id_number, 'signatory_id_number');
  const hasOtherTaxName = fields.individual_tax_name !== '' && matchNames(fields.individual_tax_name, fields.signatory_name) !== 'equal';
  return [
    ...(match === 'near' ? (['holder_name_near'] as const) : []),
    ...(nik?.ok === true && !nik.value.isBirthDateReal ? (['birth_date_unlikely'] as const) : []),
    ...(hasOtherTaxName ? (['tax_name_not_signatory'] as const) : []),
  ];
}
