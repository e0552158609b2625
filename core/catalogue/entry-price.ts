import type { Idr } from '../money.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';
import type { PriceRole, PriceUnit } from './price-list.ts';

/** The lines an entry price is taken from: the packages, without any the rates. Extras never count. (decision 0122) */
export function countedPrices<Item extends { readonly role: PriceRole }>(items: readonly Item[]): readonly Item[] {
  const packages = items.filter(({ role }) => role === 'package');
  return packages.length > 0 ? packages : items.filter(({ role }) => role === 'rate');
}

/**
 * The line whose lowest amount "from Rp …" says on cards, in filters, in sorting and in structured data: the cheapest package, else the cheapest rate;
 * of equal ones the first. Null when nothing of the list can be booked on its own. (decision 0122)
 */
export function entryPriceOf<Item extends { readonly role: PriceRole; readonly low: Idr }>(items: readonly Item[]): Item | null {
  return countedPrices(items).reduce<Item | null>((lowest, item) => (lowest === null || item.low < lowest.low ? item : lowest), null);
}

/** Units of which a wedding needs as many as it has guests. */
const guestUnits: readonly PriceUnit[] = ['person', 'portion'];

/** What an amount of this unit comes to for so many guests, whole Rupiah; null where the price does not follow the guests, or none were told. */
export const estimateFor = (amount: Idr | null, unit: PriceUnit, guests: number | null): Idr | null =>
  amount === null || guests === null || !guestUnits.includes(unit) ? null : amount * guests;

/** Entry prices a couple looks for, both ends included, whole Rupiah; null: open at that end. */
export interface PriceRange {
  readonly min: Idr | null;
  readonly max: Idr | null;
}

/** Refuses a range whose lowest price is above its highest, at the field of the latter. */
export const checkPriceRange = (range: PriceRange): Outcome<PriceRange, 'catalogue.price_range_invalid'> =>
  range.min !== null && range.max !== null && range.min > range.max
    ? refuse({ code: 'catalogue.price_range_invalid', field: 'price_max' })
    : accept(range);

/** Whether an entry price is within a range; a vendor without one is in no range but the open one. */
export const isInRange = (price: Idr | null, { min, max }: PriceRange): boolean =>
  price === null ? min === null && max === null : (min === null || price >= min) && (max === null || price <= max);
