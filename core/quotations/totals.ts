import { type Idr, isIdr, shareOf, sum, taxOf } from '../money.ts';
import { type Discount, hundredthsOf, type QuotationContent, type QuotationItem } from './content.ts';

/** What a quotation adds up to, in whole Rupiah. What is missing in a draft counts as nothing. */
export type QuotationTotals = {
  /** Of each item, in their order. */
  readonly itemsIdr: readonly Idr[];
  readonly subtotalIdr: Idr;
  readonly discountIdr: Idr;
  readonly taxIdr: Idr;
  readonly totalIdr: Idr;
};

/**
 * Each item is rounded by itself, half a Rupiah up, so that the items as printed add up to the subtotal as printed. The discount is taken from
 * the subtotal, never more than that; tax is added to what is left. Rounded once at each step and nowhere else. (product 8; decision 0029)
 */
export function totalsOf(content: Pick<QuotationContent, 'items' | 'discount' | 'is_taxed'>, taxBasisPoints: number): QuotationTotals {
  const itemsIdr = content.items.map(amountOfItem);
  const subtotalIdr = sum(itemsIdr);
  const discountIdr = Math.min(subtotalIdr, discountOn(subtotalIdr, content.discount));
  const taxIdr = content.is_taxed ? taxOf(subtotalIdr - discountIdr, taxBasisPoints) : 0;
  return { itemsIdr, subtotalIdr, discountIdr, taxIdr, totalIdr: subtotalIdr - discountIdr + taxIdr };
}

/** Quantity times price in whole Rupiah, half a Rupiah rounded up; 0 while either is missing or makes no sense. */
export function amountOfItem({ quantity, price }: Pick<QuotationItem, 'quantity' | 'price'>): Idr {
  const hundredths = hundredthsOf(quantity);
  if (hundredths === null || !isIdr(price)) return 0;
  const eachIdr = Math.max(0, price);
  const wholes = Math.floor(hundredths / 100);
  return wholes * eachIdr + Math.floor(((hundredths % 100) * eachIdr + 50) / 100);
}

function discountOn(subtotalIdr: Idr, discount: Discount): Idr {
  if (discount.kind === 'none') return 0;
  if (discount.kind === 'amount') return isIdr(discount.value) ? Math.max(0, discount.value) : 0;
  return shareOf(subtotalIdr, hundredthsOf(discount.value) ?? 0);
}
