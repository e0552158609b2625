import { expect, test } from 'vitest';
import { createTypedAhead } from './typed-ahead.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

test('once the search was asked for, keys are kept for its field and do nothing else', () => {
  const ahead = createTypedAhead();
  expect(ahead.keep({ ...plain, key: 'g' })).toBe(false);
  ahead.start();
  expect(Array.from('gitaa').map((key) => ahead.keep({ ...plain, key }))).toEqual([true, true, true, true, true]);
  expect(['Backspace', 'Shift', 'Enter'].map((key) => ahead.keep({ ...plain, key }))).toEqual([true, true, true]);
  // Asked for again meanwhile.
  expect(ahead.keep({ ...plain, ctrlKey: true, key: 'k' })).toBe(false);
  ahead.start();
  expect(ahead.end()).toBe('gita');
  expect([ahead.keep({ ...plain, key: 'g' }), ahead.end()]).toEqual([false, '']);
});

test('Escape gives the keys back', () => {
  const ahead = createTypedAhead();
  ahead.start();
  ahead.keep({ ...plain, key: 'g' });
  expect([ahead.keep({ ...plain, key: 'Escape' }), ahead.keep({ ...plain, key: 'i' }), ahead.end()]).toEqual([false, false, '']);
});
