import { expect, test } from 'vitest';
import { kindsMeant, maySee, phoneDigitsOf, searchKinds } from './search.ts';

test.each([
  ['PLM-20261122-000012', ['order']],
  ['mbr-20261122-000012', ['order']],
  ['Q-20261122-000012', ['quotation']],
  ['pyo-20261122-000012', ['payout']],
  ['01890000-0000-7000-8000-000000000000', ['payment']],
  ['Ayu & Bima', ['vendor', 'couple']],
  ['couple@demo.test', ['vendor', 'couple']],
  ['Q Wedding', ['vendor', 'couple']],
])('%s means %j', (words, kinds) => expect(kindsMeant(words)).toEqual(kinds));

test.each([
  ['0812 3456 7890', '81234567890'],
  ['+62 812-3456-7890', '81234567890'],
  ['12', null],
  ['Ayu 081234567', null],
])('%s has the phone digits %s', (words, digits) => expect(phoneDigitsOf(words)).toBe(digits));

test('verification finds vendors and nobody else, and payouts are for finance', () => {
  expect(searchKinds.filter((kind) => maySee(kind, ['verification']))).toEqual(['vendor']);
  expect(searchKinds.filter((kind) => maySee(kind, ['support']))).not.toContain('payout');
  expect(searchKinds.filter((kind) => maySee(kind, ['finance']))).toEqual([...searchKinds]);
});
