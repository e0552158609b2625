import { expect, test } from 'vitest';
import { swap } from './lists.ts';

test.each([
  [0, 2, ['c', 'b', 'a', 'd']],
  [3, 1, ['a', 'd', 'c', 'b']],
  [1, 1, ['a', 'b', 'c', 'd']],
])('places %i and %i change what they hold', (one, other, expected) => {
  const list = ['a', 'b', 'c', 'd'];
  swap(list, one, other);
  expect(list).toEqual(expected);
});
