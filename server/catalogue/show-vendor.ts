import type { VendorCard, VendorProfile } from '../../contract/catalogue.ts';
import { vendorPublished, vendorUnpublished } from '../../core/identity/vendor-status.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Session } from '../kit/session.ts';
import type { CatalogueContext } from './context.ts';
import { planOfVendor } from './membership-store.ts';
import { publicDetails } from './public-details.ts';
import { cardsLike, cardsOf, previewCard } from './store.ts';

const similarCount = 4;

/**
 * The public profile of a published vendor, with its neighbours. A vendor who is not published yet sees its own, marked as a preview, once it has a
 * name and a service; for everyone else it is not found.
 */
export async function showVendor(
  { db }: CatalogueContext,
  slug: string,
  findSession: () => Promise<Session | null>,
): Promise<VendorProfile> {
  const row = await db.selectFrom('vendor').select(['id', 'status']).where('slug', '=', slug).executeTakeFirst();
  let card: VendorCard | null | undefined;
  if (row?.status === vendorPublished) [card] = await cardsOf(db, [row.id]);
  else if (row?.status === vendorUnpublished && (await findSession())?.vendor?.id === row.id) card = await previewCard(db, row.id);
  if (!card) refuseWith('catalogue.not_found');
  const [details, plan, similar] = await Promise.all([
    publicDetails(db, card.id),
    planOfVendor(db, card.id),
    cardsLike(db, card.id, { categoryId: card.category.id, cityId: card.city.id }, similarCount),
  ]);
  return { vendor: card, plan: plan.statusPlan, similar, is_preview: row?.status !== vendorPublished, ...details };
}
