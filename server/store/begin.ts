import type { createDeal } from '../../contract/store.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { emptyProduct, type ProductContent } from '../../core/store/content.ts';
import { cleanName } from '../../core/text.ts';
import { businessDayOf } from '../../core/time.ts';
import { vendorServices } from '../catalogue/api.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { showPictures } from '../pictures/api.ts';
import type { StoreContext } from './context.ts';
import { draftPictureUse } from './present.ts';
import { countDrafts, countProducts, findProduct, idOfRequest, insertProduct, lockStore } from './product-store.ts';

interface By {
  readonly vendorId: number;
  readonly requestKey: string | null;
}

/** Starts a product where the vendor works; the same request again is the same product. Answers its id. (product 9, Store) */
export async function beginProduct(ctx: StoreContext, by: By, { kind, title: raw }: BodyOf<typeof createDeal>): Promise<string> {
  const title = cleanName(raw, { field: 'title', maxLength: ctx.rules.titleLengthMax, isRequired: false });
  if (!title.ok) {
    const [{ code, params }] = title.refusals;
    refuseWith(code === 'text.too_long' ? 'store.text_too_long' : 'store.text_invalid', { field: 'title', ...(params && { params }) });
  }
  return inTransaction(ctx.db, async (tx) => {
    const [place] = await vendorServices(tx, [by.vendorId]);
    const cities = [...new Set((place?.services ?? []).map(({ cityId }) => cityId))].slice(0, ctx.rules.citiesMax);
    return insert(tx, ctx, by, emptyProduct(kind, title.value, cities));
  });
}

/** Starts another product with the same content, a draft again. */
export async function beginCopy(ctx: StoreContext, by: By, id: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const original = (await findProduct(tx, by.vendorId, id, businessDayOf(ctx.clock.now()))) ?? refuseWith('request.not_found');
    return insert(tx, ctx, by, original.content);
  });
}

async function insert(tx: Tx, ctx: StoreContext, { vendorId, requestKey }: By, content: ProductContent): Promise<string> {
  await lockStore(tx, vendorId);
  const known = requestKey === null ? null : await idOfRequest(tx, vendorId, requestKey);
  if (known !== null) return known;
  const { productsMax, draftsMax } = ctx.rules;
  if ((await countProducts(tx, vendorId)) >= productsMax) refuseWith('store.too_many', { params: { maximum: productsMax } });
  if ((await countDrafts(tx, vendorId)) >= draftsMax) refuseWith('store.too_many_drafts', { params: { maximum: draftsMax } });
  const at = ctx.clock.now();
  const id = await insertProduct(tx, { vendorId, content, at, requestKey });
  await showPictures(tx, { vendorId, place: draftPictureUse(id), maximum: ctx.rules.photosMax, at }, content.photos);
  return id;
}
