import type { Idr } from '../money.ts';
import { type BusinessDay, isBusinessDay } from '../time.ts';

/** `reguler` is what a vendor always offers; `promo` costs less for a time. The words are the specification’s. (spec 9) */
export const productKinds = ['reguler', 'promo'] as const;
export type ProductKind = (typeof productKinds)[number];

/**
 * What a product says. The same shape in the vendor's editor, on the wire and in the row. While it is being written anything may still be
 * missing; `checkProduct` says whether couples may see it. (product 9, Store)
 */
export type ProductContent = {
  readonly kind: ProductKind;
  readonly title: string;
  readonly description: string;
  /** What is agreed to by buying it: what is included, what happens when the day moves. May be empty. */
  readonly terms: string;
  /** For one `unit`, whole Rupiah. Of a promo it is the price before. */
  readonly price: Idr | null;
  /** What the price is for: a package, a person. May be empty. */
  readonly unit: string;
  /** What a promo costs; not looked at while the product is none. */
  readonly promo: PromoPrice;
  /** Where it is offered. */
  readonly city_ids: readonly number[];
  readonly down_payment: DownPayment;
  /** The first and the last day, in Jakarta, on which it is shown; a promo always has a last one. */
  readonly valid_from: BusinessDay | null;
  readonly valid_until: BusinessDay | null;
  /** How often it can still be had; null: as often as one likes. */
  readonly stock: number | null;
  /** Ids of the vendor's own pictures, the first is the cover. */
  readonly photos: readonly string[];
};

/** `value` is whole Rupiah, or percent off the price in whole percent. */
export type PromoPrice = { readonly kind: 'amount' | 'percent'; readonly value: number | null };

/** `value` is whole Rupiah, or percent of what it costs in whole percent. */
export type DownPayment = { readonly kind: 'none' } | { readonly kind: 'amount' | 'percent'; readonly value: number | null };

/** What a product may hold. Amounts in whole Rupiah, lengths in code points. (product 9; ours to tune) */
export const productRules = {
  titleLengthMax: 80,
  descriptionLengthMax: 2_000,
  termsLengthMax: 2_000,
  unitLengthMax: 30,
  priceMinIdr: 1_000,
  priceMaxIdr: 1_000_000_000,
  promoPercentMax: 90,
  citiesMax: 12,
  stockMax: 9_999,
  photosMax: 10,
  /** From the first day shown, or from today. */
  periodDaysMax: 366,
  /** All a vendor has, whatever its plan: bounds what one account can store. */
  productsMax: 1_000,
  /** Those of them that were never shown. */
  draftsMax: 100 as number,
  /** Fewer left than this is said to couples. */
  fewLeft: 5,
} as const;
export type ProductRules = typeof productRules;

/** A product no one has written anything about. */
export const emptyProduct = (kind: ProductKind, title: string, cityIds: readonly number[] = []): ProductContent => ({
  kind,
  title,
  description: '',
  terms: '',
  price: null,
  unit: '',
  promo: { kind: 'percent', value: null },
  city_ids: cityIds,
  down_payment: { kind: 'none' },
  valid_from: null,
  valid_until: null,
  stock: null,
  photos: [],
});

/** The same content without the numbers and days no rule would ever let through: they count as not filled in, however they were typed. */
export function withinLimits(content: ProductContent, rules: ProductRules): ProductContent {
  const upTo = (value: number | null, max: number): number | null =>
    value !== null && Number.isSafeInteger(value) && value >= 0 && value <= max ? value : null;
  const share = (kind: 'amount' | 'percent', value: number | null) => upTo(value, kind === 'amount' ? rules.priceMaxIdr : 100);
  const ofOurTimes = (day: BusinessDay | null): BusinessDay | null => (isBusinessDay(day) ? day : null);
  const { promo, down_payment: asked } = content;
  return {
    ...content,
    price: upTo(content.price, rules.priceMaxIdr),
    promo: { kind: promo.kind, value: share(promo.kind, promo.value) },
    down_payment: asked.kind === 'none' ? asked : { kind: asked.kind, value: share(asked.kind, asked.value) },
    valid_from: ofOurTimes(content.valid_from),
    valid_until: ofOurTimes(content.valid_until),
    stock: upTo(content.stock, rules.stockMax),
  };
}
