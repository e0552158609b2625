// A vendor's own store.
import type { getDeal, listDeals } from '../../contract/store.ts';
import type { AnswerOf, QueryOf } from '../../contract/endpoint.ts';
import { offsetOf } from '../../core/paging.ts';
import { type ProductKind, productKinds } from '../../core/store/content.ts';
import type { ProductStatus } from '../../core/store/life.ts';
import { businessDayOf } from '../../core/time.ts';
import { planPermits } from '../catalogue/api.ts';
import type { Connection } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { ownPicturesIn, picturesIn } from '../pictures/api.ts';
import type { StoreContext } from './context.ts';
import { draftPictureUse, presentDeal } from './present.ts';
import { countByStatus, countSlots, findProduct, pageOfProducts } from './product-store.ts';

/** How many products a vendor's plan shows; null: as many as one likes. (product 3) */
export async function slotsMax(db: Connection, vendorId: number): Promise<number | null> {
  const { storeProducts } = await planPermits(db, vendorId);
  return storeProducts.kind === 'limited' ? storeProducts.max : null;
}

/** `reguler` and `promo` are kinds, everything else is a status: the specification asks for both by one name. (decision 0033) */
const isKind = (word: string | undefined): word is ProductKind => productKinds.some((kind) => kind === word);

/** One page, with the counts of the whole store and how many products the plan shows; `max` null is without a limit. */
export async function readStore(
  { db, clock }: StoreContext,
  vendorId: number,
  { status: asked, kind, search = '', page, limit }: QueryOf<typeof listDeals>,
): Promise<AnswerOf<typeof listDeals>> {
  const today = businessDayOf(clock.now());
  const wish = {
    status: isKind(asked) ? undefined : (asked satisfies ProductStatus | undefined),
    kind: isKind(asked) ? asked : kind,
    search: search.normalize('NFC').trim(),
    limit,
    offset: offsetOf({ page, limit }),
  };
  const [{ products, total }, counts, max, taken] = await Promise.all([
    pageOfProducts(db, vendorId, today, wish),
    countByStatus(db, vendorId),
    slotsMax(db, vendorId),
    countSlots(db, vendorId, today),
  ]);
  const pictures = await picturesIn(
    db,
    products.map(({ id }) => ({ vendorId, place: draftPictureUse(id) })),
  );
  const around = { today, max, pictures };
  return { deals: products.map((product) => presentDeal(product, around)), meta: { page, limit, total, counts, slots: { max, taken } } };
}

/** One product, with the slots of the plan, as both are now. */
export async function readDeal({ db, clock }: StoreContext, vendorId: number, id: string): Promise<AnswerOf<typeof getDeal>> {
  const today = businessDayOf(clock.now());
  const place = draftPictureUse(id);
  const [product, max, taken, pictures] = await Promise.all([
    findProduct(db, vendorId, id, today),
    slotsMax(db, vendorId),
    countSlots(db, vendorId, today),
    ownPicturesIn(db, { vendorId, place }),
  ]);
  if (!product) refuseWith('request.not_found');
  const deal = presentDeal(product, { today, max, pictures: new Map([[place, pictures]]) });
  return { deal: { ...deal, pictures }, slots: { max, taken } };
}
