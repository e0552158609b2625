import type { Idr } from '../money.ts';
import type { PriceItem, PriceUnit } from './price-list.ts';

/** What a line of a price list is: something a couple can book by itself, a price that is multiplied, or what comes on top of either. */
export const priceRoles = ['package', 'rate', 'extra'] as const;
export type PriceRole = (typeof priceRoles)[number];

/** Words by which vendors name what comes on top, in both languages. Migration 0060 used the same. (decision 0056) */
const extraWords = [
  'tambahan',
  'ekstra',
  'extra',
  'additional',
  'add-on',
  'addon',
  'overtime',
  'lembur',
  'transport',
  'transportasi',
  'ongkos',
  'ongkir',
  'konsultasi',
  'consultation',
  'uji',
  'cicip',
  'tasting',
  'trial',
] as const;
const extraName = new RegExp(`(^|[^a-z])(${extraWords.join('|')})([^a-z]|$)`);

/** A couple takes one of these; all other units are multiplied by guests, hours or pieces. */
const packageUnits: readonly PriceUnit[] = ['none', 'event', 'package', 'session', 'couple', 'set', 'pair'];

/** What a line is, by its name and unit: until vendors say so themselves. */
export function priceRoleOf({ name, unit }: Pick<PriceItem, 'name' | 'unit'>): PriceRole {
  if (extraName.test(name.toLowerCase())) return 'extra';
  return packageUnits.includes(unit) ? 'package' : 'rate';
}

/** The lines an entry price is taken from: the packages, without any the rates. Extras never count. */
export function countedPrices<Item extends { readonly role: PriceRole }>(items: readonly Item[]): readonly Item[] {
  const packages = items.filter(({ role }) => role === 'package');
  return packages.length > 0 ? packages : items.filter(({ role }) => role === 'rate');
}

/**
 * The line whose lowest amount "from Rp …" says on cards, in filters and in sorting, with what it is for; null when nothing of the list can be booked by
 * itself.
 */
export function entryPriceOf<Item extends { readonly role: PriceRole; readonly low: Idr }>(items: readonly Item[]): Item | null {
  return countedPrices(items).reduce<Item | null>((lowest, item) => (lowest === null || item.low < lowest.low ? item : lowest), null);
}
