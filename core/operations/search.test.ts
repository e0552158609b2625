import { expect, test } from 'vitest';
import { kindsMeant, maySee, paymentNumberOf, phoneDigitsOf, searchKinds } from './search.ts';

test.each([
  ['PLM-20261122-000012', ['order']],
  ['mbr-20261122-000012', ['order']],
  ['Q-20261122-000012', ['quotation']],
  ['pyo-20261122-000012', ['payout']],
  ['01890000-0000-7000-8000-000000000000', ['payment']],
  ['Ayu & Bima', ['vendor', 'application', 'couple']],
  ['couple@demo.test', ['vendor', 'application', 'couple']],
  ['Q Wedding', ['vendor', 'application', 'couple']],
  ['6920d1f4c8b1a70a5e3b9c21', ['vendor', 'application', 'couple', 'payment']],
  ['ps-661f87c614802d6c402cd82d', ['vendor', 'application', 'couple', 'payment']],
])('%s means %j', (words, kinds) => expect(kindsMeant(words)).toEqual(kinds));

test.each([
  ['0812 3456 7890', '81234567890'],
  ['+62 812-3456-7890', '81234567890'],
  ['0812345', '812345'],
  ['081234', null],
  ['12', null],
  ['Ayu 081234567', null],
])('%s has the phone digits %s', (words, digits) => expect(phoneDigitsOf(words)).toBe(digits));

test('verification finds vendors and nobody else, payouts are for finance and applications for support', () => {
  expect(searchKinds.filter((kind) => maySee(kind, ['verification']))).toEqual(['vendor']);
  expect(searchKinds.filter((kind) => !maySee(kind, ['support']))).toEqual(['payout']);
  expect(searchKinds.filter((kind) => !maySee(kind, ['finance']))).toEqual(['application']);
});

test.each([
  ['8808 1234-5678 90', '88081234567890'],
  ['INV-2026 7', 'INV-2026 7'],
])('the number of a payment typed as “%s” is %s: digits in groups are one number', (typed, number) =>
  expect(paymentNumberOf(typed)).toBe(number),
);
