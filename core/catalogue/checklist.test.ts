import { expect, test } from 'vitest';
import { missingSteps, profileSteps } from './checklist.ts';

const complete = { businessName: 'Rumah Bunga', about: 'Bunga segar', address: 'Jl. Kenanga 1', phone: '0812', cityId: 1, categoryId: 52 };

test('a complete profile misses nothing', () => expect(missingSteps(complete)).toEqual([]));
test('an empty profile misses every step, in order', () => {
  expect(missingSteps({ businessName: '', about: '', address: '', phone: '', cityId: null, categoryId: null })).toEqual(profileSteps);
});
test.each([
  ['businessName', '', 'business_name'],
  ['about', '', 'about'],
  ['address', '', 'address'],
  ['phone', '', 'phone'],
  ['cityId', null, 'city'],
  ['categoryId', null, 'category'],
])('without %s the step is missing', (field, empty, step) => expect(missingSteps({ ...complete, [field]: empty })).toEqual([step]));
