import { expect, test } from 'vitest';
import { weddingLine } from './wedding.ts';

test('an email says of a wedding what is known, in the reader’s language', () => {
  expect(weddingLine('en', { day: '2027-06-12', city: 'Bandung', guests: 1_200 })).toBe('12 Jun 2027 · Bandung · 1,200 guests');
  expect(weddingLine('id', { day: '2027-06', city: null, guests: 300 })).toBe('Juni 2027 · 300 tamu');
  expect(weddingLine('en', { day: null, city: null, guests: 1 })).toBe('1 guest');
  expect(weddingLine('en', { day: null, city: null, guests: null })).toBeNull();
});
