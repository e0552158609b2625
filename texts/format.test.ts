import { expect, test } from 'vitest';
import { moment, stars } from './format.ts';

test('a moment of today is said by its time, any other with its day, in Jakarta', () => {
  const savedAt = '2026-11-25T17:22:00Z';
  expect(moment(savedAt, '2026-11-26', 'en')).toBe('00:22 WIB');
  expect(moment(savedAt, '2026-11-27', 'en')).toBe('26 Nov 2026, 00:22 WIB');
  expect(moment(savedAt, '2027-11-26', 'id')).toBe('26 Nov 2026, 00:22 WIB');
  expect(moment(Date.parse(savedAt), '2026-11-25', 'en')).toBe('26 Nov 2026, 00:22 WIB');
});

test.each([
  [4, '4.0'],
  [4.46, '4.5'],
  [4.97, '4.9'],
  [5, '5.0'],
])('a rating of %f is %s: full marks are said of full marks alone', (rating, said) => expect(stars(rating, 'en')).toBe(said));
