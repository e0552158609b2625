import type { VendorProfile } from '../../contract/catalogue.ts';
import { refuseWith } from '../kit/refused.ts';
import type { CatalogueContext } from './context.ts';
import { planOfVendor } from './membership-store.ts';
import { publicDetails, publishedBySlug } from './profile-store.ts';
import { cardsLike, cardsOf } from './store.ts';

const similarCount = 4;

/** The public profile of a published vendor, with its neighbours; anything else is not found. */
export async function showVendor({ db }: CatalogueContext, slug: string): Promise<VendorProfile> {
  const id = await publishedBySlug(db, slug);
  const [card] = id === null ? [] : await cardsOf(db, [id]);
  if (!card) refuseWith('catalogue.not_found');
  const [details, plan, similar] = await Promise.all([
    publicDetails(db, card.id),
    planOfVendor(db, card.id),
    cardsLike(db, card.id, { categoryId: card.category.id, cityId: card.city.id }, similarCount),
  ]);
  return { vendor: card, plan: plan.statusPlan, similar, ...details };
}
