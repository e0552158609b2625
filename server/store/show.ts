// Products as couples see them.
import type { productBySlug, vendorProducts } from '../../contract/store.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import { offsetOf, type Page } from '../../core/paging.ts';
import { visibilityOf } from '../../core/store/life.ts';
import { priceOf } from '../../core/store/price.ts';
import { businessDayOf } from '../../core/time.ts';
import type { Language } from '../../texts/typed.ts';
import { allCities, publishedBySlug, vendorsForCards } from '../catalogue/api.ts';
import type { Connection } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { picturesIn } from '../pictures/api.ts';
import type { StoreContext } from './context.ts';
import { livePictureUse, presentCard, presentProduct } from './present.ts';
import { findByAddress, findProduct, pageOfShown, type Product } from './product-store.ts';
import { slotsMax } from './read.ts';

/** Other products below one. */
const moreShown = 4;

/** What a vendor offers today. */
export async function showProducts(
  { db, clock }: StoreContext,
  slug: string,
  { page, limit }: Page,
  language: Language,
): Promise<AnswerOf<typeof vendorProducts>> {
  const vendorId = (await publishedBySlug(db, slug)) ?? refuseWith('catalogue.not_found');
  const max = await slotsMax(db, vendorId);
  const { products, total } = await pageOfShown(db, vendorId, businessDayOf(clock.now()), {
    max,
    limit,
    offset: offsetOf({ page, limit }),
  });
  const pictures = await picturesOf(db, vendorId, products);
  return { data: products.map((product) => presentCard(product, { pictures, language })), meta: { page, limit, total } };
}

/** The page of a product that couples see, or that is sold out; of any other it is said whether it may come back. */
export async function showProduct(
  { db, clock, rules }: StoreContext,
  slug: string,
  address: string,
  language: Language,
): Promise<AnswerOf<typeof productBySlug>> {
  const vendorId = (await publishedBySlug(db, slug)) ?? refuseWith('catalogue.not_found');
  const today = businessDayOf(clock.now());
  const [product, max] = await Promise.all([findByAddress(db, vendorId, address, today), slotsMax(db, vendorId)]);
  if (!product || product.status === 'draft') return refuseWith('catalogue.not_found');
  if (product.status === 'archived') refuseWith('store.gone');
  const visibility = visibilityOf(product, today, max);
  if (visibility !== 'shown' && visibility !== 'sold_out') refuseWith('store.not_offered');
  const [[vendor], { products: others }, cities] = await Promise.all([
    vendorsForCards(db, [vendorId]),
    pageOfShown(db, vendorId, today, { max, limit: moreShown + 1, offset: 0 }),
    allCities(db),
  ]);
  if (!vendor) refuseWith('catalogue.not_found');
  const more = others.filter(({ id }) => id !== product.id).slice(0, moreShown);
  const pictures = await picturesOf(db, vendorId, [product, ...more]);
  return {
    data: {
      product: presentProduct(product, { pictures, language, cities, rules }),
      vendor,
      more: more.map((one) => presentCard(one, { pictures, language })),
    },
  };
}

const picturesOf = (db: Connection, vendorId: number, products: readonly Product[]) =>
  picturesIn(
    db,
    products.map(({ id }) => ({ vendorId, place: livePictureUse(id) })),
  );

/** What a couple asks about, as it is called and what it costs; null unless couples see it at this instant. */
export async function askedProduct(
  db: Connection,
  { vendorId, productId, at }: { readonly vendorId: number; readonly productId: string; readonly at: number },
): Promise<{ readonly title: string; readonly priceIdr: number } | null> {
  const today = businessDayOf(at);
  const [product, max] = await Promise.all([findProduct(db, vendorId, productId, today), slotsMax(db, vendorId)]);
  return product && visibilityOf(product, today, max) === 'shown' ? namedOf(product) : null;
}

const namedOf = ({ live }: Product) => (live === null ? null : { title: live.title, priceIdr: priceOf(live) ?? 0 });
