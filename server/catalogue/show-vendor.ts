import type { VendorCard, VendorProfile } from '../../contract/catalogue.ts';
import { vendorPublished, vendorUnpublished } from '../../core/identity/vendor-status.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Session } from '../kit/session.ts';
import type { CatalogueContext } from './context.ts';
import { planOfVendor } from './membership-store.ts';
import { publicDetails } from './public-details.ts';
import { cardAt } from './store.ts';

/** How many vendors of a category are near a city, and one more: the vendor itself may be among them. */
export const nearCount = 5;
/** The vendors near a vendor of this category and city. */
export type FindNear = (categoryId: number, cityId: number) => Promise<readonly VendorCard[]>;

/**
 * The public profile of a published vendor, with its neighbours. A vendor who is not published yet sees its own, marked as a preview, once it has a
 * name and a service; for everyone else it is not found.
 */
export async function showVendor(
  { db }: CatalogueContext,
  findNear: FindNear,
  slug: string,
  findSession: () => Promise<Session | null>,
): Promise<VendorProfile> {
  const { card, status } = (await cardAt(db, slug)) ?? refuseWith('catalogue.not_found');
  const isShown =
    status === vendorPublished || (status === vendorUnpublished && card.name !== '' && (await findSession())?.vendor?.id === card.id);
  if (!isShown) refuseWith('catalogue.not_found');
  const [details, plan, near] = await Promise.all([
    publicDetails(db, card.id),
    planOfVendor(db, card.id),
    findNear(card.category.id, card.city.id),
  ]);
  const similar = near.filter(({ id }) => id !== card.id).slice(0, nearCount - 1);
  return { vendor: card, plan: plan.statusPlan, similar, is_preview: status !== vendorPublished, ...details };
}
