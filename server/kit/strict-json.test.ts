import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStrictJson } from './strict-json.ts';

test('any JSON value without repeated keys comes back as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), (text) => {
      fc.pre(!text.includes('__proto__'));
      expect(parseStrictJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test.each([
  ['{"cpc":1,"cpc":2}', 'request.duplicate_key'],
  ['{"a":{"b":1,"\\u0062":2}}', 'request.duplicate_key'],
  ['{"__proto__":{"isAdmin":true}}', 'request.duplicate_key'],
  ['{"a":', 'request.malformed'],
  ['['.repeat(30) + ']'.repeat(30), 'request.malformed'],
])('%s is refused', (text, code) => {
  expect(() => parseStrictJson(text)).toThrow(code);
});

test('the same key in two different objects is no repetition', () => {
  expect(parseStrictJson('[{"a":"x:\\"a\\":"},{"a":{"a":1}}]')).toEqual([{ a: 'x:"a":' }, { a: { a: 1 } }]);
});
