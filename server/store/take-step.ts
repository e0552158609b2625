import { slugOf } from '../../core/catalogue/slug.ts';
import { checkProduct } from '../../core/store/check.ts';
import { afterStep, checkSlot, type ProductStep, takesSlot } from '../../core/store/life.ts';
import { type BusinessDay, businessDayOf } from '../../core/time.ts';
import { allCities } from '../catalogue/api.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { showPictures } from '../pictures/api.ts';
import type { StoreContext } from './context.ts';
import { livePictureUse } from './present.ts';
import { countSlots, freeAddress, lockProduct, lockStore, writeLive, writeStatus } from './product-store.ts';
import { slotsMax } from './read.ts';

/**
 * Shows couples what is written. A product that takes no slot of the plan yet needs a free one; several published at once, on any process,
 * take turns, so that never more are shown than the plan has slots. (product 3, store products; reliability S58)
 */
export async function publishProduct(ctx: StoreContext, vendorId: number, id: string, revision: number): Promise<void> {
  const cities = new Set((await allCities(ctx.db)).map((city) => city.id));
  await inTransaction(ctx.db, async (tx) => {
    const at = ctx.clock.now();
    const today = businessDayOf(at);
    await lockStore(tx, vendorId);
    const product = (await lockProduct(tx, vendorId, id, today)) ?? refuseWith('request.not_found');
    const status = afterStep(product.status, 'publish');
    if (!status.ok) throw new Refused(status.refusals);
    if (product.revision !== revision) refuseWith('store.edited_elsewhere');
    const checked = checkProduct(product.content, { today, cities, rules: ctx.rules });
    if (!checked.ok) throw new Refused(checked.refusals);
    if (product.slot === null) await needSlot(tx, vendorId, today);
    const slug = product.slug ?? (await freeAddress(tx, vendorId, slugOf(checked.value.title, 'product')));
    await writeLive(tx, id, { content: checked.value, slug, at });
    await showPictures(tx, { vendorId, place: livePictureUse(id), maximum: ctx.rules.photosMax, at }, checked.value.photos);
  });
}

/**
 * Every other step. What is so already stays so. Couples see again what they saw before an archiving that is undone, whatever was written since and not
 * published; that needs a slot of the plan again.
 */
export async function takeStep(ctx: StoreContext, vendorId: number, id: string, step: Exclude<ProductStep, 'publish'>): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const at = ctx.clock.now();
    const today = businessDayOf(at);
    if (step === 'restore_shown') await lockStore(tx, vendorId);
    const product = (await lockProduct(tx, vendorId, id, today)) ?? refuseWith('request.not_found');
    const status = afterStep(product.status, step);
    if (!status.ok) throw new Refused(status.refusals);
    if (status.value === product.status) return;
    if (takesSlot(status.value, product.days, today) && product.slot === null) await needSlot(tx, vendorId, today);
    await writeStatus(tx, id, status.value, at);
  });
}

/** Asked under `lockStore`. */
async function needSlot(tx: Tx, vendorId: number, today: BusinessDay): Promise<void> {
  const slot = checkSlot(await countSlots(tx, vendorId, today), await slotsMax(tx, vendorId));
  if (!slot.ok) throw new Refused(slot.refusals);
}
