// Hints of number fields about what was typed.
import { type Language, type Translate, translationOf, translator } from './typed.ts';

const en = {
  means: '{money}: {words}',
  ask: 'Do you mean {a} or {b}?',
  askOne: 'Do you mean {a}?',
  unreadableAmount: 'Enter a whole amount, such as {example} or {said}',
  unreadableNumber: 'Enter a number, such as {example}',
} as const;
const id = translationOf(en)({
  means: '{money}: {words}',
  ask: 'Maksud Anda {a} atau {b}?',
  askOne: 'Maksud Anda {a}?',
  unreadableAmount: 'Isi nominal bulat, misalnya {example} atau {said}',
  unreadableNumber: 'Isi angka, misalnya {example}',
});
const by: Readonly<Record<Language, Translate<typeof en>>> = { en: translator<typeof en>(en), id: translator<typeof en>(id) };

/** The sentences in a language. */
export const typedNumberWords = (language: Language): Translate<typeof en> => by[language];
