// What the lines of a price list are that nobody has sorted: guessed by their words until the vendor confirms it.
import { packageUnits, type PriceItem, type PriceRole, type PriceUnit } from './price-list.ts';

type Line = Pick<PriceItem, 'name' | 'unit' | 'ownUnit'>;
/** What a line is taken for. */
export type PriceGuess = Pick<PriceItem, 'role' | 'unit' | 'ownUnit'>;

/** Words by which vendors name what comes on top, in both languages. Migration 0132 uses the same. (decision 0122) */
const extraName =
  /(^|[^a-z])(tambahan|ekstra|extra|additional|add-on|addon|overtime|lembur|transport|transportasi|ongkos|ongkir|konsultasi|consultation|uji|cicip|tasting|trial)([^a-z]|$)/;

/** Words for units that are multiplied. Migration 0132 uses the same. */
const unitWords: readonly (readonly [unit: PriceUnit, words: string])[] = [
  ['person', 'pax|orang|org|tamu|guests?|persons?|people|kepala'],
  ['portion', 'porsi|portions?|piring'],
  ['hour', 'jam|hours?'],
  ['day', 'hari|days?'],
  ['piece', 'pcs|pieces?|buah|lembar|biji'],
  ['box', 'box|kotak|dus'],
  ['table', 'meja|tables?'],
];
const namedUnits = unitWords.map(([unit, words]) => [unit, new RegExp(`((^|[^a-z])per|/)[ -]*(${words})([^a-z]|$)`)] as const);
const soleUnits = unitWords.map(([unit, words]) => [unit, new RegExp(`^((per|/)[ -]*)?(${words})$`)] as const);
const unitBy = (known: typeof namedUnits, text: string): PriceUnit | null =>
  known.find(([, shape]) => shape.test(text.trim().toLowerCase()))?.[0] ?? null;

/** The unit that a vendor's own word says, such as "pax" or "per porsi"; null for any other, also for "per 100 pax". */
export const unitOfWord = (word: string): PriceUnit | null => unitBy(soleUnits, word);

/** Own words for something that is booked as a whole. */
const wholeWord = /(^|[^a-z])(paket|package|acara|event|sesi|session|set|pasang|pengantin)([^a-z]|$)/;
/** Units that people leave as they are, though the name says another. */
const unsaid: readonly PriceUnit[] = ['none', 'event', 'package'];

/** What a line is, by its words: an extra, else what its unit makes it. A unit that its name or own word says takes the place of a vague one. */
export function priceGuess({ name, unit, ownUnit }: Line): PriceGuess {
  const said = unit === 'own' ? unitOfWord(ownUnit) : unsaid.includes(unit) ? unitBy(namedUnits, name) : null;
  return { role: roleOf(name, said ?? unit, ownUnit), unit: said ?? unit, ownUnit: said === null ? ownUnit : '' };
}

function roleOf(name: string, unit: PriceUnit, ownUnit: string): PriceRole {
  if (extraName.test(name.toLowerCase())) return 'extra';
  if (unit === 'own') return wholeWord.test(ownUnit.toLowerCase()) ? 'package' : 'rate';
  return packageUnits.includes(unit) ? 'package' : 'rate';
}
