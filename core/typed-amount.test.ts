import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTyped, typedAmount } from './typed-amount.ts';

/** What people type into a field for Rupiah, and what it means. (decision 0051) */
const amounts: readonly (readonly [typed: string, meansIdr: number])[] = [
  ['500000', 500_000],
  [' 500000 ', 500_000],
  ['0', 0],
  ['500.000', 500_000],
  ['500,000', 500_000],
  ['1.500', 1_500],
  ['1,500', 1_500],
  ['1.250.000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['500 000', 500_000],
  ['1\u00a0250\u00a0000', 1_250_000],
  ['1\u2009250\u2009000', 1_250_000],
  ['1\u202f250\u202f000', 1_250_000],
  ['Rp 1.250.000', 1_250_000],
  ['Rp\u00a01,250,000', 1_250_000],
  ['rp1250000', 1_250_000],
  ['Rp. 75.000', 75_000],
  ['Rp.75.000', 75_000],
  ['IDR 75,000', 75_000],
  ['75.000 IDR', 75_000],
  ['75 ribu rupiah', 75_000],
  ['\u200e500.000\u200f', 500_000],
  ['５００', 500],
  ['500,00', 500],
  ['500.00', 500],
  ['5.000,00', 5_000],
  ['5,000.00', 5_000],
  ['1.500.000,00', 1_500_000],
  ['1,500,000.00', 1_500_000],
  ['Rp 500.000,00', 500_000],
  ['500 000,00', 500_000],
  ['Rp 500.000,-', 500_000],
  ['Rp500.000.-', 500_000],
  ['500.000,--', 500_000],
  ['500rb', 500_000],
  ['500 rb', 500_000],
  ['500 Ribu', 500_000],
  ['500k', 500_000],
  ['500K', 500_000],
  ['7,5 ribu', 7_500],
  ['1jt', 1_000_000],
  ['1,5 juta', 1_500_000],
  ['1.5 juta', 1_500_000],
  ['1,5jt', 1_500_000],
  ['Rp 1,5 juta', 1_500_000],
  ['2,25 juta', 2_250_000],
  ['0,5 juta', 500_000],
  ['0.500 juta', 500_000],
  ['1 juta 500 ribu', 1_500_000],
  ['1jt500rb', 1_500_000],
  ['1 miliar 250 juta', 1_250_000_000],
  ['1.5 million', 1_500_000],
  ['1,5 miliar', 1_500_000_000],
  ['1 milyar', 1_000_000_000],
  ['2 bn', 2_000_000_000],
  ['2 thousand', 2_000],
  ['2 mio', 2_000_000],
  ['2 mn', 2_000_000],
  ['2 mlr', 2_000_000_000],
  ['2 billion', 2_000_000_000],
  ['000000000000005', 5],
  ['000000000000001 billion 00000002 million', 1_002_000_000],
];
describe('a text that means one amount', () => {
  test.each(amounts)('%j is Rp %i', (text, value) => expect(readTyped(text, 'rupiah')).toEqual({ kind: 'value', value }));
});

/** What can be read in more than one way is asked about, whatever looks likelier. */
const questions: readonly (readonly [typed: string, ...readingsIdr: number[]])[] = [
  ['1.500,000', 1_500, 1_500_000],
  ['1,500.000', 1_500, 1_500_000],
  ['1 500.000', 1_500, 1_500_000],
  ['1.250,500', 1_250_500],
  ['5 m', 5_000_000, 5_000_000_000],
  ['1,5M', 1_500_000, 1_500_000_000],
  ['1.500 ribu', 1_500, 1_500_000],
  ['500.000 rb', 500_000, 500_000_000],
  ['1,250 juta', 1_250_000, 1_250_000_000],
];
describe('a text that has to be asked about', () => {
  test.each(questions)('%j', (text, ...readings) => expect(readTyped(String(text), 'rupiah')).toEqual({ kind: 'ask', readings }));
});

test.each([
  '500.5',
  '500,50',
  '5.000,50',
  '1.500.00',
  '12.34.567',
  '5.0000',
  '0.500',
  '500.',
  '.5 juta',
  '1,2345 ribu',
  '500 ribu 1 juta',
  '1 juta 500',
  '500 ribuan',
  '500-600rb',
  '-5',
  '5e5',
  'five',
  '١٢٣',
  '9999999999999999',
  '0000000000000005',
  '000000000000001 billion 000000002 million',
  '9'.repeat(500),
])('%j cannot be read as an amount', (text) => expect(readTyped(text, 'rupiah')).toEqual({ kind: 'unreadable' }));

test.each(['', ' ', '\u00a0', 'Rp', 'IDR'])('%j is nothing typed', (text) => expect(readTyped(text, 'rupiah')).toEqual({ kind: 'empty' }));

test('only what means one amount is an amount', () => {
  expect(['500rb', '5 m', 'five', ''].map(typedAmount)).toEqual([500_000, null, null, null]);
});

test.each([
  ['quantity', '1.5', 1.5],
  ['quantity', '1,5', 1.5],
  ['quantity', '0,25', 0.25],
  ['quantity', '1 juta 1,2345 ribu', 1_001_234.5],
  ['quantity', '1,2345678 juta 500 ribu', 1_734_567.8],
  ['quantity', '1500', 1_500],
  ['quantity', '1.500,50', 1_500.5],
  ['percent', '12,5', 12.5],
  ['percent', '12.5 %', 12.5],
  ['percent', '30%', 30],
  ['count', '1.500', 1_500],
  ['count', '300', 300],
] as const)('a %s of %j is %d', (unit, text, value) => expect(readTyped(text, unit)).toEqual({ kind: 'value', value }));

test('a quantity of three decimals may be thousands: it is asked about', () => {
  expect(readTyped('1.500', 'quantity')).toEqual({ kind: 'ask', readings: [1.5, 1_500] });
  expect(readTyped('1,234', 'quantity')).toEqual({ kind: 'value', value: 1_234 });
  expect(readTyped('Rp 5', 'quantity')).toEqual({ kind: 'unreadable' });
});

describe('an amount as either language writes it', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 12 });
  const grouped = (idr: number, mark: string) => String(idr).replace(/\B(?=(\d{3})+$)/g, mark);
  test('is read back as itself, with any currency, separator and ending', () => {
    const mark = fc.constantFrom('.', ',', ' ', '\u00a0', '\u2009', '');
    fc.assert(
      fc.property(amount, mark, fc.constantFrom('', 'Rp', 'Rp ', 'Rp. ', 'IDR '), fc.boolean(), (idr, by, before, hasSen) => {
        const sen = hasSen && by !== '' ? (by === '.' ? ',00' : '.00') : '';
        expect(typedAmount(`${before}${grouped(idr, by)}${sen}`)).toBe(idr);
      }),
    );
  });
  test('is never read as more than its digits say', () => {
    const text = fc.array(fc.constantFrom('0', '1', '5', '9', '.', ',', ' ', '\u00a0'), { maxLength: 18 }).map((all) => all.join(''));
    expect(() => fc.assert(fc.property(text, (typed) => (typedAmount(typed) ?? 0) <= Number(typed.replace(/\D/g, ''))))).not.toThrow();
  });
});
