import { mutableCopy } from '../../core/mutable.ts';
import type { City } from '../../contract/catalogue.ts';
import type { Picture } from '../../contract/pictures.ts';
import type { Deal, Product as ProductAnswer, ProductCard } from '../../contract/store.ts';
import type { ProductContent, ProductRules } from '../../core/store/content.ts';
import { visibilityOf } from '../../core/store/life.ts';
import { downPaymentOf, percentOff, priceOf } from '../../core/store/price.ts';
import type { BusinessDay } from '../../core/time.ts';
import { itemUnit } from '../../texts/catalogue/units.ts';
import type { Language } from '../../texts/typed.ts';
import type { Product } from './product-store.ts';

/** What is needed around products to show them. */
export interface Around {
  readonly today: BusinessDay;
  /** Slots of the vendor's plan; null: as many as one likes. */
  readonly max: number | null;
  readonly pictures: PicturesOf;
}
/** For couples, in their language. */
type Shown = Pick<Around, 'pictures'> & { readonly language: Language };
/** The pictures of the products shown, by the place they are in. */
type PicturesOf = ReadonlyMap<string, readonly Picture[]>;

/** What is written and what couples see may show different pictures: each is a place of its own. */
export const draftPictureUse = (id: string): string => `productdraft:${id}`;
/** The place of the pictures couples see. */
export const livePictureUse = (id: string): string => `product:${id}`;

/** A product as its vendor sees it. */
export function presentDeal(product: Product, { today, max, pictures }: Around): Deal {
  return {
    id: product.id,
    status: product.status,
    visibility: visibilityOf(product, today, max),
    revision: product.revision,
    content: mutableCopy(product.content),
    price: priceOf(product.content),
    has_changes: product.hasChanges,
    slug: product.slug,
    cover: pictures.get(draftPictureUse(product.id))?.[0] ?? null,
    saved_at: new Date(product.savedAt).toISOString(),
    published_at: product.publishedAt === null ? null : new Date(product.publishedAt).toISOString(),
  };
}

/** What couples see of a product: what was published, not what is being written. */
const liveOf = ({ id, live, slug }: Product): { live: ProductContent; slug: string } => {
  if (live === null || slug === null) throw new Error(`product ${id} was never published`);
  return { live, slug };
};
const picturesOf = ({ id }: Product, pictures: PicturesOf): Picture[] => [...(pictures.get(livePictureUse(id)) ?? [])];

/** As couples see it in lists, prices in whole Rupiah. A product that was never published is a fault here. */
export function presentCard(product: Product, { pictures, language }: Shown): ProductCard {
  const { live, slug } = liveOf(product);
  return {
    id: product.id,
    slug,
    kind: live.kind,
    title: live.title,
    price: priceOf(live) ?? 0,
    price_before: live.kind === 'promo' ? live.price : null,
    percent_off: percentOff(live),
    unit: itemUnit(live.unit, language),
    valid_until: live.valid_until,
    picture: picturesOf(product, pictures)[0] ?? null,
  };
}

/** The page of a product as couples see it. How many are left is told only when they are few. */
export function presentProduct(
  product: Product,
  { cities, rules, ...shown }: Shown & { readonly cities: readonly City[]; readonly rules: ProductRules },
): ProductAnswer {
  const { live } = liveOf(product);
  const few = live.stock !== null && live.stock <= rules.fewLeft;
  return {
    ...presentCard(product, shown),
    status: product.status === 'sold_out' ? 'sold_out' : 'active',
    description: live.description,
    terms: live.terms,
    cities: live.city_ids.flatMap((id) => cities.find((city) => city.id === id) ?? []),
    down_payment: downPaymentOf(live),
    few_left: few ? live.stock : null,
    pictures: picturesOf(product, shown.pictures),
  };
}
