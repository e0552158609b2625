import { type Idr, shareOf } from '../money.ts';
import type { ProductContent } from './content.ts';

const whole = 100;

/** What a product costs now: of a promo the lower price, of any other the price; null while it is not known, or nothing one
 * could take off. Whole Rupiah, half up. */
export function priceOf({ kind, price, promo }: Pick<ProductContent, 'kind' | 'price' | 'promo'>): Idr | null {
  if (kind === 'reguler' || price === null) return price;
  if (promo.value === null || (promo.kind === 'percent' && (promo.value < 0 || promo.value > whole))) return null;
  return promo.kind === 'amount' ? promo.value : shareOf(price, Math.round((whole - promo.value) * whole));
}

/** How much less a promo costs than before, in whole percent rounded down; 0 for what is no promo, and when nothing of a percent is left. */
export function percentOff(content: Pick<ProductContent, 'kind' | 'price' | 'promo'>): number {
  const now = priceOf(content);
  if (content.price === null || now === null || content.price <= 0) return 0;
  return Math.max(0, Math.floor(((content.price - now) * whole) / content.price));
}

/** What is paid at first, in whole Rupiah; null when nothing is asked, or the price is not known. */
export function downPaymentOf(content: Pick<ProductContent, 'kind' | 'price' | 'promo' | 'down_payment'>): Idr | null {
  const { down_payment: asked } = content;
  if (asked.kind === 'none' || asked.value === null) return null;
  if (asked.kind === 'amount') return asked.value;
  const price = priceOf(content);
  return price === null ? null : shareOf(price, Math.round(asked.value * whole));
}
