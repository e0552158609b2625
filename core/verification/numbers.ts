// Tax and identity numbers: their format, and what can be checked without asking an authority.
import { dateOf, dayNumberOf } from '../calendar.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';

export type NumberCode =
  | 'verification.nik_invalid'
  | 'verification.npwp_invalid'
  | 'verification.nib_invalid'
  | 'verification.id_number_invalid';

const withoutMarks = (text: string): string => text.replace(/[\s.-]/g, '');

/** Provinces that give out numbers or once did: a number is for life, its province does not need to be. 54 was East Timor. */
const provinces = new Set(
  '11 12 13 14 15 16 17 18 19 21 31 32 33 34 35 36 51 52 53 54 61 62 63 64 65 71 72 73 74 75 76 81 82 91 92 93 94 95 96 97'.split(' '),
);
const womanDayOffset = 40;

/**
 * A NIK: 16 digits, province, regency, district, birth date (the day with 40 added for women), serial from 0001. Blanks, dots and
 * dashes are dropped. Its shape is refused when wrong; a birth date that is none only makes `isBirthDateReal` false, since offices have
 * made such cards. (product 6)
 */
export function checkNik(raw: string, field: string): Outcome<{ digits: string; isBirthDateReal: boolean }, NumberCode> {
  const digits = withoutMarks(raw);
  if (!/^\d{16}$/.test(digits) || !provinces.has(digits.slice(0, 2)) || digits.endsWith('0000'))
    return refuse({ code: 'verification.nik_invalid', field });
  return accept({ digits, isBirthDateReal: isBirthDate(digits.slice(6, 12)) });
}

/** DDMMYY; the century is not coded, so 29 February counts when either century had one. */
function isBirthDate(text: string): boolean {
  const coded = Number(text.slice(0, 2));
  const day = coded > womanDayOffset ? coded - womanDayOffset : coded;
  const month = Number(text.slice(2, 4));
  return [1900, 2000].some((century) => {
    const date = { year: century + Number(text.slice(4)), month, day };
    const back = dateOf(dayNumberOf(date));
    return back.year === date.year && back.month === month && back.day === day;
  });
}

/**
 * An NPWP as its 15 digits, or as the 16 of a NIK. Dots, dashes and blanks are dropped. Of 16 digits with a leading 0 the other 15 are the
 * number; its first nine satisfy Luhn. A NIK serves as the tax number of a person, never of a company. (product 6)
 */
export function checkNpwp(raw: string, field: string, holder: 'company' | 'person'): Outcome<string, NumberCode> {
  const digits = withoutMarks(raw);
  if (holder === 'person' && /^[1-9]\d{15}$/.test(digits) && checkNik(digits, field).ok) return accept(digits);
  const number = /^0\d{15}$/.test(digits) ? digits.slice(1) : digits;
  if (!/^\d{15}$/.test(number) || !satisfiesLuhn(number.slice(0, 9))) return refuse({ code: 'verification.npwp_invalid', field });
  return accept(number);
}

/** Of nine digits: every second one is doubled. */
function satisfiesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number).reduce((total, digit, index) => {
    const isDoubled = index % 2 === 1;
    const value = isDoubled ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A NIB: 13 digits; blanks, dots and dashes are dropped. (product 6) */
export function checkNib(raw: string, field: string): Outcome<string, NumberCode> {
  const digits = withoutMarks(raw);
  return /^\d{13}$/.test(digits) ? accept(digits) : refuse({ code: 'verification.nib_invalid', field });
}

/** The number of a foreign identity card or passport: 5 to 20 letters and digits, in capitals, without blanks, dots and dashes. */
export function checkForeignId(raw: string, field: string): Outcome<string, NumberCode> {
  const number = withoutMarks(raw).toUpperCase();
  return /^[A-Z0-9]{5,20}$/.test(number) && /\d/.test(number) ? accept(number) : refuse({ code: 'verification.id_number_invalid', field });
}
