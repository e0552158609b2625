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

/** An item that is offered, under a name by which it is known again when the list is read anew, wherever it stands then. */
export type Offer = { readonly key: string; readonly item: QuotationItem };

/** What is offered, each under a name of its own: what it is, and the how many-th of several that are alike. */
export function offersOf(items: readonly QuotationItem[]): readonly Offer[] {
  const alike = new Map<string, number>();
  return items.map((item) => {
    const what = JSON.stringify([item.name, item.unit, item.price]);
    const n = (alike.get(what) ?? 0) + 1;
    alike.set(what, n);
    return { key: `${what} ${n}`, item };
  });
}

const within = (text: string, lengthMax: number): string => Array.from(text.trim()).slice(0, lengthMax).join('');
