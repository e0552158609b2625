import type { Idr } from '../money.ts';
import type { BusinessDay } from '../time.ts';
import { findTypedDay } from '../typed-day.ts';

/** What a search says in numbers, and the rest of it. Prices are whole Rupiah; both ends are included. The day is one of Jakarta that is not over. */
export interface SearchAmounts {
  readonly price: { readonly min: Idr | null; readonly max: Idr | null; readonly typed: string } | null;
  readonly guests: { readonly count: number; readonly typed: string } | null;
  readonly day: { readonly on: BusinessDay; readonly typed: string } | null;
  readonly rest: string;
}

const number = String.raw`\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d{1,2})?`;
const scale = 'ribuan|ribu|rb|k|jutaan|juta|jt|million|mio|mil|miliar|milyar|miliaran';
const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:ribu|rb|k)/, 1_000],
  [/^(?:miliar|milyar)/, 1_000_000_000],
  [/^(?:juta|jt|million|mio|mil)/, 1_000_000],
];
/** "Rp 3.000.000", "3 juta", "2,5jt", "5-10 juta", "500rb"; a number without either says no price. */
const priceShape = new RegExp(
  String.raw`(?:(?<above>\b(?:di ?atas|minimal|min|mulai|from|above|over|more than)\s+)|\b(?:di ?bawah|maksimal|maks|max|under|below|up to|less than|hingga)\s+)?(?:(?<currency>rp\.?|idr)\s*)?\b(?:(?<low>${number})\s*(?:-|–|sampai|sd|s\/d|to)\s*)?(?<amount>${number})\s*(?:(?<scale>${scale})\b(?:\s*(?:per|@|/)\s*\p{L}+)?)?`,
  'giu',
);
const guestsShape = new RegExp(
  String.raw`\b(?<count>\d{1,2}[.,]?\d{3}|\d{2,3})\s*(?:pax|orang|org|tamu|guests?|people|persons?|porsi|portions?|kursi|seats?)\b`,
  'iu',
);
/** Years are no numbers of guests. */
const bareShape = /(?<=^|\s)(?!20[2-4]\d\s*$)(?<count>\d{2,5})\s*$/u;
/** Of what is bought by the piece: how many is asked later, of the vendor. */
const piecesShape = /\b\d{1,6}\s*(?:pcs|pieces?|lembar|buah|biji|tiers?|tingkat|susun|jam|hours?|meter)\b/giu;
const guestsMin = 20;
const guestsMax = 50_000;
/** Below this no vendor asks anything; a number that small means something else. */
const priceMin = 1_000;

/**
 * Takes day, price and number of guests out of a search: "foto 3 juta" is photographs up to three million, "katering 500 pax" catering for 500. A single
 * price is the most one wants to pay, unless "di atas" or the like is before it. A number at the end without a unit is taken for guests. A date
 * without its year is the next such day; one that is over asks for nothing.
 */
export function searchAmounts(text: string, today: BusinessDay): SearchAmounts {
  const dayFound = findTypedDay(text, today);
  const day = dayFound === null || dayFound.day < today ? null : { on: dayFound.day, typed: dayFound.typed };
  const withoutDay = dayFound === null || day === null ? text : cut(text, dayFound.index, dayFound.typed.length);
  const guestsFound = guestsShape.exec(withoutDay);
  const withoutGuests = without(withoutDay, guestsFound).replace(piecesShape, ' ');
  const priceFound = [...withoutGuests.matchAll(priceShape)].find(({ groups }) => groups?.['currency'] ?? groups?.['scale']);
  const rest = without(withoutGuests, priceFound ?? null);
  const bare = guestsFound === null ? bareShape.exec(rest) : null;
  const price = priceFound === undefined ? null : priceOf(priceFound);
  const guests = guestsOf(guestsFound ?? bare);
  return { price, guests, day, rest: guests === null ? rest : without(rest, bare) };
}

const cut = (text: string, index: number, length: number): string => `${text.slice(0, index)} ${text.slice(index + length)}`;
const without = (text: string, found: RegExpExecArray | null): string => (found === null ? text : cut(text, found.index, found[0].length));

function guestsOf(found: RegExpExecArray | null): SearchAmounts['guests'] {
  if (found === null) return null;
  const count = Number(found.groups?.['count']?.replace(/[.,]/g, ''));
  return count >= guestsMin && count <= guestsMax ? { count, typed: found[0].trim() } : null;
}

function priceOf({ 0: typed, groups = {} }: RegExpExecArray): SearchAmounts['price'] {
  const factor = scales.find(([shape]) => shape.test((groups['scale'] ?? '').toLowerCase()))?.[1] ?? 1;
  const low = groups['low'] === undefined ? null : rupiah(groups['low'], factor);
  const amount = rupiah(groups['amount'] ?? '', factor);
  if (amount < priceMin) return null;
  const says = typed.trim();
  if (low !== null && low < amount) return { min: low, max: amount, typed: says };
  return groups['above'] === undefined ? { min: null, max: amount, typed: says } : { min: amount, max: null, typed: says };
}

/** Signs before groups of three divide thousands, otherwise they are the decimal point. */
function rupiah(digits: string, factor: number): Idr {
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits);
  const value = isGrouped ? Number(digits.replace(/[.,]/g, '')) : Number(digits.replace(',', '.'));
  return Math.round(value * factor);
}
