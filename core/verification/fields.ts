import { accept, type Outcome, refuse } from '../outcome.ts';
import { cleanName, cleanText } from '../text.ts';
import { type AgreementFields, type BusinessType, type FieldName, needOfField, ownerPosition } from './form.ts';
import { checkForeignId, checkNib, checkNik, checkNpwp, type NumberCode } from './numbers.ts';

export type FieldCode =
  | NumberCode
  | 'verification.required'
  | 'verification.text_invalid'
  | 'verification.text_too_long'
  | 'verification.position_fixed';

/** Longest texts, in code points. */
export const fieldLengthMax = (field: FieldName): number =>
  field === 'international_company_address' ? 500 : field.endsWith('_number') || field === 'bank_account_id' ? 40 : 160;

const textCodes = {
  'text.required': 'verification.required',
  'text.too_long': 'verification.text_too_long',
  'text.forbidden_characters': 'verification.text_invalid',
} as const;

/** A text as it may be saved in a draft: unfinished is fine, broken is not. Refuses with `text_invalid` or `text_too_long`. */
export function cleanDraftText(field: FieldName, raw: string): Outcome<string, FieldCode> {
  const rule = { field, maxLength: fieldLengthMax(field), isRequired: false };
  const cleaned = field === 'international_company_address' ? cleanText(raw, rule) : cleanName(raw, rule);
  if (cleaned.ok) return cleaned;
  const [{ code, params }] = cleaned.refusals;
  return refuse({ code: textCodes[code], field, ...(params && { params }) });
}

/**
 * One field as it must be to be submitted, in its normal form (numbers as digits alone); the browser asks the same while one types. An empty
 * optional field is accepted as it is. Refuses with `required` or with what is wrong. (spec 5; product 6)
 */
export function checkField<F extends FieldName>(
  type: BusinessType,
  field: F,
  value: AgreementFields[F],
): Outcome<AgreementFields[F], FieldCode> {
  const need = needOfField(type, field);
  const isEmpty = value === null || (typeof value === 'string' && value.trim() === '');
  if (isEmpty) return need === 'required' ? refuse({ code: 'verification.required', field }) : accept(value);
  if (typeof value !== 'string') return accept(value);
  const text = cleanDraftText(field, value);
  if (!text.ok) return text;
  return checkText(type, field, text.value) as Outcome<AgreementFields[F], FieldCode>;
}

function checkText(type: BusinessType, field: FieldName, text: string): Outcome<string, FieldCode> {
  switch (field) {
    case 'company_tax_number':
      return checkNpwp(text, field, 'company');
    case 'individual_tax_number':
      return type === 'international' ? checkTaxNumberAbroad(text, field) : checkNpwp(text, field, 'person');
    case 'nib_number':
      return checkNib(text, field);
    case 'signatory_id_number': {
      if (type === 'international') return checkForeignId(text, field);
      const nik = checkNik(text, field);
      return nik.ok ? accept(nik.value.digits) : nik;
    }
    case 'signatory_position':
      return type === 'individual' && text !== ownerPosition ? refuse({ code: 'verification.position_fixed', field }) : accept(text);
    default:
      return accept(text);
  }
}

/** Who signs for a company abroad may hold an Indonesian tax number or one of the own country, whose shape we do not know. */
function checkTaxNumberAbroad(text: string, field: string): Outcome<string, FieldCode> {
  const npwp = checkNpwp(text, field, 'person');
  return npwp.ok ? npwp : checkForeignId(text, field);
}
