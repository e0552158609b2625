import { describe, expect, test } from 'vitest';
import { checksOf, maskFields, maskNumber } from './checks.ts';
import { emptyFields } from './form.ts';

const fields = {
  ...emptyFields,
  signatory_name: 'Ni Luh Ayu Lestari',
  signatory_id_number: '3174051708900001',
  company_tax_name: 'PT Laras Abadi',
  company_tax_number: '027552496541000',
};
const submission = { type: 'company' as const, fields, findings: [], bank: { holder: 'Laras Abadi', isVerified: true } };
const verdictOf = (code: string, change: Partial<Parameters<typeof checksOf>[0]> = {}) =>
  checksOf({ ...submission, ...change }).find((check) => check.code === code)?.verdict;

describe('what is checked without a person', () => {
  test('a submission as it was accepted holds', () => {
    expect(checksOf(submission).map(({ verdict }) => verdict)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
  });
  test.each([
    ['an account that was removed since', 'holder_name', { bank: null }, 'wrong'],
    ['an account whose holder nearly matches', 'holder_name', { bank: { holder: 'Laras Abady', isVerified: true } }, 'look'],
    ['an account in another name', 'holder_name', { bank: { holder: 'Somebody Else', isVerified: true } }, 'wrong'],
    ['an account without a code', 'bank_account_verified', { bank: { holder: 'Laras Abadi', isVerified: false } }, 'look'],
    ['a birth date that is none', 'birth_date', { findings: ['birth_date_unlikely' as const] }, 'look'],
    ['a birth date nobody can read from a passport', 'birth_date', { type: 'international' as const }, undefined],
  ])('%s', (_, code, change, expected) => expect(verdictOf(code, change)).toBe(expected));
});

describe('numbers are masked', () => {
  test.each([
    ['3174051708900001', '••••••••••••0001'],
    ['1234', '••••'],
    ['', ''],
  ])('%s as %s', (number, masked) => expect(maskNumber(number)).toBe(masked));
  test('in a form, and names are not', () => {
    expect(maskFields(fields)).toMatchObject({
      signatory_id_number: '••••••••••••0001',
      company_tax_number: '•••••••••••1000',
      signatory_name: 'Ni Luh Ayu Lestari',
    });
  });
});
