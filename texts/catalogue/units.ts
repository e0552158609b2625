// Units of prices and quantities, in both languages.
import type { Language } from '../typed.ts';

type Words = Readonly<Record<Language, string>>;

/** What a price is for, as it appears after the amount. */
export const priceUnitWords = {
  none: { en: '', id: '' },
  event: { en: 'per event', id: 'per acara' },
  package: { en: 'per package', id: 'per paket' },
  day: { en: 'per day', id: 'per hari' },
  hour: { en: 'per hour', id: 'per jam' },
  session: { en: 'per session', id: 'per sesi' },
  person: { en: 'per person', id: 'per orang' },
  couple: { en: 'per couple', id: 'untuk dua orang' },
  portion: { en: 'per portion', id: 'per porsi' },
  piece: { en: 'each', id: 'per buah' },
  set: { en: 'per set', id: 'per set' },
  pair: { en: 'per pair', id: 'per pasang' },
  box: { en: 'per box', id: 'per kotak' },
  table: { en: 'per table', id: 'per meja' },
} as const satisfies Readonly<Record<string, Words>>;

/** The same for any line of a price list: of a unit of the vendor's own, its words. */
export const unitWords = (unit: keyof typeof priceUnitWords | 'own', ownUnit: string): Words =>
  unit === 'own' ? { en: ownUnit, id: ownUnit } : priceUnitWords[unit];

/** A unit as it appears beside a quantity: “per session” is “session” there. */
export const besideQuantity = (unit: string): string => unit.replace(/^per /, '');

/** English words for several that are not made by an s. */
const manyInEnglish: Readonly<Record<string, string>> = { person: 'people', box: 'boxes', each: 'each' };

/**
 * The unit of an item in the reader's language, where it is one of ours in either; what a vendor wrote itself stays as it is. Beside a quantity
 * English says of ours “3 hours”.
 */
export function itemUnit(written: string, language: Language, quantity = 1): string {
  const ours = Object.values(priceUnitWords).find(({ en, id }) =>
    [en, id].some((words) => words !== '' && besideQuantity(words) === written),
  );
  if (ours === undefined) return written;
  const word = besideQuantity(ours[language]);
  return language === 'id' || quantity === 1 ? word : (manyInEnglish[word] ?? `${word}s`);
}
