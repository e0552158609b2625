import { accept, type Outcome, refuse } from '../outcome.ts';
import type { Bank } from './banks.ts';
import { isIban, looksLikeIban } from './iban.ts';

const accountDigitsMin = 6;
const accountDigitsMax = 20;
const foreignLengthMin = 4;
const foreignLengthMax = 34;

export type AccountNumberRefusal =
  | 'bank_accounts.required'
  | 'bank_accounts.number_not_digits'
  | 'bank_accounts.number_length'
  | 'bank_accounts.number_invalid'
  | 'bank_accounts.iban_wrong';

const field = 'account_number';
const withoutMarks = (raw: string): string => raw.normalize('NFKC').replace(/[\s.-]+/gu, '');

/** An account number at a bank in Indonesia: 6 to 20 digits; blanks, dots and hyphens between them are left out. (product 7) */
export function checkIndonesianNumber(raw: string): Outcome<string, AccountNumberRefusal> {
  const number = withoutMarks(raw);
  if (number === '') return refuse({ code: 'bank_accounts.required', field });
  if (!/^\d+$/.test(number)) return refuse({ code: 'bank_accounts.number_not_digits', field });
  if (number.length < accountDigitsMin || number.length > accountDigitsMax)
    return refuse({ code: 'bank_accounts.number_length', field, params: { minimum: accountDigitsMin, maximum: accountDigitsMax } });
  return accept(number);
}

/**
 * An account number at a bank abroad: an IBAN with the right check digits, or 4 to 34 letters and digits where there is no IBAN. What starts
 * like an IBAN must be one. (product 7; ISO 13616)
 */
export function checkForeignNumber(raw: string): Outcome<string, AccountNumberRefusal> {
  const number = withoutMarks(raw).toUpperCase();
  if (number === '') return refuse({ code: 'bank_accounts.required', field });
  if (looksLikeIban(number)) return isIban(number) ? accept(number) : refuse({ code: 'bank_accounts.iban_wrong', field });
  if (!/^[A-Z0-9]+$/.test(number) || number.length < foreignLengthMin || number.length > foreignLengthMax)
    return refuse({ code: 'bank_accounts.number_invalid', field, params: { minimum: foreignLengthMin, maximum: foreignLengthMax } });
  return accept(number);
}

/** How many digits this bank's numbers usually have, when this one has another count: worth a second look, never a refusal. (product 7) */
export function unusualLength(number: string, bank: Bank): { readonly digits: number; readonly usual: number } | null {
  const digits = withoutMarks(number).length;
  return bank.usualDigits === null || digits === bank.usualDigits ? null : { digits, usual: bank.usualDigits };
}

/** The last digits, by which a person knows the account; never so many that the rest could be guessed. */
export const lastDigitsOf = (number: string): string => number.slice(-Math.min(4, Math.floor(number.length / 2)));
