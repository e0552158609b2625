import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amounts, questions, unreadable } from './typed-amount.examples.ts';
import { readTyped, typedAmount } from './typed-amount.ts';

describe('a text that means one amount', () => {
  test.each(amounts)('%j is Rp %i', (text, value) => expect(readTyped(text, 'rupiah')).toEqual({ kind: 'value', value }));
});

describe('a text that has to be asked about', () => {
  test.each(questions)('%j', (text, ...readings) => expect(readTyped(String(text), 'rupiah')).toEqual({ kind: 'ask', readings }));
});

test.each(unreadable)('%j cannot be read as an amount', (text) => expect(readTyped(text, 'rupiah')).toEqual({ kind: 'unreadable' }));

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
  ['count', '300 org', 300],
  ['count', '1.500 pax', 1_500],
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

test.each([
  ['12.34,56', 'quantity'],
  ['1.234.56', 'quantity'],
  ['1 juta 2 juta', 'rupiah'],
  ['1 m 5 juta', 'rupiah'],
  ['1 miliar 5 m', 'rupiah'],
] as const)('%j is no %s: groups have three digits, and each word is smaller than the one before', (text, unit) =>
  expect(readTyped(text, unit)).toEqual({ kind: 'unreadable' }),
);
