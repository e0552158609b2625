// Names of instalments, in both languages.
import type { Language } from '../typed.ts';

/** What our schedules call their instalments. */
const instalmentWords = {
  first: { en: 'Deposit', id: 'Uang muka' },
  middle: { en: 'Second instalment', id: 'Cicilan kedua' },
  last: { en: 'Final payment', id: 'Pelunasan' },
  only: { en: 'Full payment', id: 'Pembayaran penuh' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** The names that a schedule chosen in this language gets. */
export const instalmentNames = (language: Language) => ({
  first: instalmentWords.first[language],
  middle: instalmentWords.middle[language],
  last: instalmentWords.last[language],
  only: instalmentWords.only[language],
});

/** The name of an instalment in the reader's language, where it is one of ours in either; what a vendor wrote itself stays as it is. */
export function instalmentName(written: string, language: Language): string {
  const ours = Object.values(instalmentWords).find(({ en, id }) => en === written || id === written);
  return ours === undefined ? written : ours[language];
}
