import { expect, test } from 'vitest';
import { touchOf } from './utm.ts';

const at = Date.parse('2026-11-20T10:00:00Z');
const touch = (address: string, referrer = '') => touchOf(new URL(address), referrer, at);

test('a visit that names its origin is a touch', () => {
  expect(touch('https://pelaminan.test/?utm_source=newsletter&utm_campaign=november&utm_medium=mail')).toEqual({
    source: 'newsletter',
    campaign: 'november',
    medium: 'mail',
    referrer: '',
    timestamp: '2026-11-20T10:00:00.000Z',
  });
});

test('another site that led here is one too; our own pages are not', () => {
  expect(touch('https://pelaminan.test/', 'https://search.test/q')?.referrer).toBe('https://search.test/q');
  expect(touch('https://pelaminan.test/vendors', 'https://pelaminan.test/')).toBeNull();
  expect(touch('https://pelaminan.test/')).toBeNull();
});

test('what travels in a header is printable and bounded', () => {
  const source = touch(`https://pelaminan.test/?utm_source=${encodeURIComponent(`bunga\u0000\r\nX: 1 é${'a'.repeat(500)}`)}`)?.source ?? '';
  expect(source).toMatch(/^[\x20-\x7e]{1,64}$/);
});
