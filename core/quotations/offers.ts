import type { PriceItem, PriceUnit } from '../catalogue/price-list.ts';
import type { QuotationItem } from './content.ts';
import { quotationRules } from './content.ts';

/** Units that are counted by guests. */
const perGuest: readonly PriceUnit[] = ['person', 'portion'];

/** The item that a line of the price list becomes, for so many guests where they are known; `unit` is in the vendor's words. */
export function itemOfPrice(
  { name, low, unit: kind }: Pick<PriceItem, 'name' | 'low' | 'unit'>,
  unit: string,
  guests: number | null,
): QuotationItem {
  return {
    name: within(name, quotationRules.nameLengthMax),
    quantity: guests !== null && perGuest.includes(kind) ? Math.min(guests, quotationRules.quantityMax) : 1,
    unit: within(unit, quotationRules.unitLengthMax),
    price: Math.min(low, quotationRules.priceMaxIdr),
  };
}

/** The item that a product becomes, at its price of today. */
export const itemOfProduct = ({
  title,
  unit,
  priceIdr,
}: {
  readonly title: string;
  readonly unit: string;
  readonly priceIdr: number;
}): QuotationItem => ({
  name: within(title, quotationRules.nameLengthMax),
  quantity: 1,
  unit: within(unit, quotationRules.unitLengthMax),
  price: Math.min(priceIdr, quotationRules.priceMaxIdr),
});

const within = (text: string, lengthMax: number): string => Array.from(text.trim()).slice(0, lengthMax).join('');
