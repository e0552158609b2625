import { expect, test } from 'vitest';
import { isOpen } from './use-known-wedding.ts';

test('what was told goes into an empty field, and again when it was told anew; what someone typed stays', () => {
  expect(isOpen('', { known: '300', written: '' })).toBe(true);
  expect(isOpen('300', { known: '250', written: '300' })).toBe(true);
  expect(isOpen('280', { known: '250', written: '300' })).toBe(false);
  expect(isOpen('300', { known: '300', written: '' })).toBe(false);
  expect(isOpen('300', { known: '', written: '300' })).toBe(false);
});
