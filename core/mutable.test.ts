import { expect, test } from 'vitest';
import { mutableCopy } from './mutable.ts';

test('a copy is the same to its last list, and what is changed in it changes nothing of the original', () => {
  const original = { items: [{ name: 'Dekorasi', days: [1, 2] }], note: null, isTaxed: true } as const;
  const copy = mutableCopy(original);
  expect(copy).toEqual(original);
  expect(Array.isArray(copy.items)).toBe(true);
  copy.items[0].days[0] = 1;
  copy.items.pop();
  expect(original.items).toHaveLength(1);
});
