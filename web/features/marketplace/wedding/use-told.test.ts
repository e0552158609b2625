import { expect, test } from 'vitest';
import { isOpen } from './use-told.ts';

test('what was told goes into an empty field, and again when it was told anew; what someone typed stays', () => {
  expect(isOpen('', { told: '300', written: '' })).toBe(true);
  expect(isOpen('300', { told: '250', written: '300' })).toBe(true);
  expect(isOpen('280', { told: '250', written: '300' })).toBe(false);
  expect(isOpen('300', { told: '300', written: '' })).toBe(false);
  expect(isOpen('300', { told: '', written: '300' })).toBe(false);
});
