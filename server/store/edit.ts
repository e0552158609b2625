import type { ProductContent } from '../../core/store/content.ts';
import { isEditable } from '../../core/store/life.ts';
import { businessDayOf } from '../../core/time.ts';
import { inTransaction } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { isSameJson } from '../kit/same-json.ts';
import { showPictures } from '../pictures/api.ts';
import type { StoreContext } from './context.ts';
import { draftPictureUse } from './present.ts';
import { deleteDraft, lockProduct, writeContent } from './product-store.ts';

/**
 * Keeps a product as it was typed. It names the revision it was typed over: when another tab saved since, it is refused, and neither's words
 * are lost. What was saved already, by a request whose answer was lost, is simply answered again. Couples continue seeing what was published.
 */
export async function saveProduct(
  ctx: StoreContext,
  vendorId: number,
  id: string,
  { revision, content }: { readonly revision: number; readonly content: ProductContent },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const at = ctx.clock.now();
    const product = (await lockProduct(tx, vendorId, id, businessDayOf(at))) ?? refuseWith('request.not_found');
    if (!isEditable(product.status)) refuseWith('store.status_changed');
    if (product.revision !== revision) {
      if (product.revision === revision + 1 && isSameJson(product.content, content)) return;
      refuseWith('store.edited_elsewhere');
    }
    await writeContent(tx, id, content, at);
    await showPictures(tx, { vendorId, place: draftPictureUse(id), maximum: ctx.rules.photosMax, at }, content.photos);
  });
}

/** Throws a draft away; what couples have seen is archived instead. */
export async function discardChanges(ctx: StoreContext, vendorId: number, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const at = ctx.clock.now();
    const product = (await lockProduct(tx, vendorId, id, businessDayOf(at))) ?? refuseWith('request.not_found');
    if (product.status !== 'draft') refuseWith('store.status_changed');
    await showPictures(tx, { vendorId, place: draftPictureUse(id), maximum: 0, at }, []);
    await deleteDraft(tx, id);
  });
}
