import { expect, test } from 'vitest';
import { fieldsOf, itemsOf } from './unknown.ts';

test('only an object has fields, only a list has items', () => {
  expect(fieldsOf({ a: 1 })).toEqual({ a: 1 });
  for (const value of [null, undefined, 'text', 7, ['a']]) expect(fieldsOf(value), String(value)).toEqual({});
  expect(itemsOf(['a'])).toEqual(['a']);
  for (const value of [null, 'text', { length: 1 }]) expect(itemsOf(value), JSON.stringify(value)).toEqual([]);
});
