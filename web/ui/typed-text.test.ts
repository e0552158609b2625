import { describe, expect, test } from 'vitest';
import { amounts, questions, unreadable } from '../../core/typed-amount.examples.ts';
import { readTyped } from '../../core/typed-amount.ts';
import { decimal } from '../../texts/format.ts';
import type { Language } from '../../texts/typed.ts';
import { edited } from './typed-text.ts';

const languages: readonly Language[] = ['en', 'id'];
/** Zeros in front are dropped while they are typed: nobody means them. */
const isTyped = (text: string): boolean => text.length <= 60 && !text.startsWith('00');
const texts = [...amounts.map(([typed]) => typed), ...questions.map(([typed]) => String(typed)), ...unreadable];

/** Into an empty field, one key after the other, as the browser reports them. */
function keyByKey(typed: string, language: Language): string {
  let text: string | null = null;
  let value: number | null = null;
  const shown = () => text ?? (value === null ? '' : decimal(value, language));
  for (const data of typed) {
    const key = { inputType: 'insertText', data };
    ({ text, value } = edited({ shown: shown(), isOurs: text === null, after: shown() + data, key }, 'rupiah'));
  }
  return shown();
}

describe.each(languages)('a field for Rupiah, %s', (language) => {
  test.each(texts.filter(isTyped))('%j means the same typed key by key', (typed) => {
    expect(readTyped(keyByKey(typed, language), 'rupiah')).toEqual(readTyped(typed, 'rupiah'));
  });

  test.each(texts)('%j means the same pasted over another amount', (typed) => {
    const paste = { shown: decimal(1_500, language), isOurs: true, after: typed, key: { inputType: 'insertFromPaste', data: typed } };
    const read = readTyped(typed, 'rupiah');
    expect(edited(paste, 'rupiah')).toEqual({ text: typed, value: read.kind === 'value' ? read.value : null });
  });

  test.each([
    ['a digit deleted', decimal(500_000, language).slice(0, -1), 'deleteContentBackward', null, 50_000],
    ['a digit within', `7${decimal(500_000, language)}`, 'insertText', '7', 7_500_000],
  ] as const)('%s keeps the number one that we group', (_, after, inputType, data, value) => {
    expect(edited({ shown: decimal(500_000, language), isOurs: true, after, key: { inputType, data } }, 'rupiah')).toEqual({
      text: null,
      value,
    });
  });
});
