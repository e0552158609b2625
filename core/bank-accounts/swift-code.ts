import { accept, type Outcome, refuse } from '../outcome.ts';
import { isCountryCode } from './countries.ts';

export type SwiftRefusal =
  | 'bank_accounts.required'
  | 'bank_accounts.swift_shape'
  | 'bank_accounts.swift_country'
  | 'bank_accounts.swift_test'
  | 'bank_accounts.swift_domestic';

const shape = /^[A-Z]{4}([A-Z]{2})[0-9A-Z]([0-9A-Z])([0-9A-Z]{3})?$/;

/**
 * The SWIFT code (BIC) of a bank: 8 or 11 characters, blanks and hyphens removed, in capitals. Refused: another shape, a country that
 * does not exist, a test code (0 in the eighth place), and a bank in Indonesia, which is chosen from the list instead. There is no check
 * digit in it. (ISO 9362; product 7)
 */
export function checkSwiftCode(raw: string): Outcome<string, SwiftRefusal> {
  const field = 'swift_code';
  const code = raw.replace(/[\s-]+/gu, '').toUpperCase();
  if (code === '') return refuse({ code: 'bank_accounts.required', field });
  const parts = shape.exec(code);
  if (parts === null) return refuse({ code: 'bank_accounts.swift_shape', field });
  const [, country = '', eighth] = parts;
  if (!isCountryCode(country)) return refuse({ code: 'bank_accounts.swift_country', field, params: { country } });
  if (eighth === '0') return refuse({ code: 'bank_accounts.swift_test', field });
  if (country === 'ID') return refuse({ code: 'bank_accounts.swift_domestic', field });
  return accept(code);
}
