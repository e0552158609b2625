// Automatic checks of a submission, shown to the operator who reviews it. (product 6)
import { type Finding, matchHolder } from './agreement.ts';
import { checkField } from './fields.ts';
import { type AgreementFields, type BusinessType, type FieldName, needOfField } from './form.ts';

/** `ok`: holds. `look`: a person must judge. `wrong`: does not hold any more. */
type Verdict = 'ok' | 'look' | 'wrong';
type CheckCode =
  | 'signatory_id_number'
  | 'birth_date'
  | 'company_tax_number'
  | 'individual_tax_number'
  | 'nib_number'
  | 'holder_name'
  | 'tax_name_is_signatory'
  | 'bank_account_verified';
export interface Check {
  readonly code: CheckCode;
  readonly verdict: Verdict;
  readonly field: FieldName;
}

/** The numbers of a form; those are also what is masked and compared between vendors. */
export const numberFields = ['company_tax_number', 'individual_tax_number', 'signatory_id_number', 'nib_number'] as const;
export type NumberField = (typeof numberFields)[number];

const matchVerdict = { equal: 'ok', near: 'look', different: 'wrong' } as const;

/** The checks of one submission; `bank` is the account as it is now, null when it was removed since. */
export function checksOf(submission: {
  readonly type: BusinessType;
  readonly fields: AgreementFields;
  readonly findings: readonly Finding[];
  readonly bank: { readonly holder: string; readonly isVerified: boolean } | null;
}): Check[] {
  const { type, fields, findings, bank } = submission;
  const check = (code: CheckCode, verdict: Verdict, field: FieldName): Check => ({ code, verdict, field });
  const numbers = numberFields
    .filter((field) => needOfField(type, field) !== 'absent' && fields[field] !== '')
    .map((field) => check(field, checkField(type, field, fields[field]).ok ? 'ok' : 'wrong', field));
  const hasSignatoryTaxName = fields.individual_tax_name !== '';
  return [
    ...numbers,
    ...(type === 'international'
      ? []
      : [check('birth_date', findings.includes('birth_date_unlikely') ? 'look' : 'ok', 'signatory_id_number')]),
    check('holder_name', bank === null ? 'wrong' : matchVerdict[matchHolder(type, fields, bank.holder)], 'bank_account_id'),
    ...(hasSignatoryTaxName
      ? [check('tax_name_is_signatory', findings.includes('tax_name_not_signatory') ? 'look' : 'ok', 'individual_tax_name')]
      : []),
    check('bank_account_verified', bank?.isVerified === true ? 'ok' : 'look', 'bank_account_id'),
  ];
}

const shownDigits = 4;

/** A number with all but its last digits hidden; nothing stays nothing. (reliability S49) */
export function maskNumber(text: string): string {
  if (text.length <= shownDigits) return '•'.repeat(text.length);
  return '•'.repeat(text.length - shownDigits) + text.slice(-shownDigits);
}

/** A form with its tax and identity numbers masked. */
export function maskFields(fields: AgreementFields): AgreementFields {
  const masked = Object.fromEntries(numberFields.map((field) => [field, maskNumber(fields[field])]));
  return { ...fields, ...masked };
}
