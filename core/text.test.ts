import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName, cleanText, compareTexts, lengthOf } from './text.ts';

const rule = { field: 'name', maxLength: 10 };

describe('a name is one clean line', () => {
  test.each([
    ['Sari', 'Sari'],
    ['  Sari   Ayu ', 'Sari Ayu'],
    ['Cafe\u0301', 'Caf\u00E9'],
    ['Sari\u00A0Ayu', 'Sari Ayu'],
    ['💍💍💍💍💍💍💍💍💍💍', '💍💍💍💍💍💍💍💍💍💍'],
  ])('%j becomes %j', (raw, clean) => expect(cleanName(raw, rule)).toEqual({ ok: true, value: clean }));

  test.each([
    ['NUL', 'a\u0000b'],
    ['a line break', 'a\nb'],
    ['DEL', 'a\u007Fb'],
    ['a C1 control', 'a\u0085b'],
    ['a right-to-left override', 'a\u202Eb'],
    ['an isolate', 'a\u2066b'],
    ['a lone surrogate', 'a\uD800b'],
  ])('%s is refused', (_, raw) =>
    expect(cleanName(raw, rule)).toMatchObject({ ok: false, refusals: [{ code: 'text.forbidden_characters', field: 'name' }] }),
  );

  test('its length counts code points, after cleaning', () => {
    expect(cleanName(` ${'a'.repeat(10)} `, rule).ok).toBe(true);
    expect(cleanName('a'.repeat(11), rule)).toMatchObject({ refusals: [{ code: 'text.too_long', params: { maximum: 10 } }] });
    expect(lengthOf('💍a')).toBe(2);
  });

  test('an empty one is refused only where it is required', () => {
    expect(cleanName('   ', rule)).toMatchObject({ refusals: [{ code: 'text.required' }] });
    expect(cleanName('   ', { ...rule, isRequired: false })).toEqual({ ok: true, value: '' });
  });

  test.each(['\u200B', '\u2060\u2060', '\u00AD', '\u3164', '\u2800', '\uFE0F \uFEFF'])(
    '%j has nothing to see and is like an empty one',
    (raw) => {
      expect(cleanName(raw, rule)).toMatchObject({ refusals: [{ code: 'text.required' }] });
      expect(cleanText(raw, rule)).toMatchObject({ refusals: [{ code: 'text.required' }] });
      expect(cleanName(`${raw}Sari`, rule).ok).toBe(true);
      expect(cleanName(raw, { ...rule, isRequired: false })).toEqual({ ok: true, value: '' });
    },
  );

  test('cleaning what is clean changes nothing, whatever was typed', () => {
    const optional = { ...rule, maxLength: 100, isRequired: false };
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (raw) => {
        const once = cleanName(raw, optional);
        const twice = once.ok ? cleanName(once.value, optional) : once;
        expect(twice).toEqual(once);
      }),
    );
  });
});

describe('running text keeps its lines', () => {
  test('line breaks become one kind and tabs stay', () => {
    expect(cleanText('a\r\nb\rc\n\td', rule)).toEqual({ ok: true, value: 'a\nb\nc\n\td' });
  });
  test('other control characters are still refused', () => {
    expect(cleanText('a\u0000b', rule).ok).toBe(false);
    expect(cleanText('a\u001Bb', rule).ok).toBe(false);
  });
});

test.each([
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['a', 'a', 0],
  ['Z', 'a', -1],
])('%j and %j are in order: %i', (one, other, order) => expect(compareTexts(one, other)).toBe(order));
