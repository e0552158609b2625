import { count, date, month } from '../format.ts';
import { fill, formOf, type Language, type Sentence } from '../typed.ts';

/** What an email to a vendor tells of a couple's wedding. */
export interface WeddingFacts {
  /** A business day, or only the month, `2027-06`; null while it is not decided. */
  readonly day: string | null;
  readonly city: string | null;
  readonly guests: number | null;
}
const guestWords: Readonly<Record<Language, Sentence>> = { en: { one: '{n} guest', other: '{n} guests' }, id: '{n} tamu' };

/** When, where and for how many, in one line; null where nothing is known. */
export function weddingLine(language: Language, { day, city, guests }: WeddingFacts): string | null {
  const known = [
    day === null ? null : day.length === 7 ? month(day, language) : date(day, language),
    city,
    guests === null ? null : fill(formOf(guestWords[language], { count: guests }), { n: count(guests, language) }),
  ].filter((part) => part !== null);
  return known.length === 0 ? null : known.join(' · ');
}
