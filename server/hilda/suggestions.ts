import type { VendorCard } from '../../contract/catalogue.ts';
import { suggestVendors } from '../../core/hilda/suggest.ts';
import { vendorServices, vendorsForCards } from '../catalogue/api.ts';
import { weddingOf } from '../clients/api.ts';
import type { HildaContext } from './context.ts';
import { activeVendorIds } from './store.ts';

/** The cards of the vendors Hilda suggests to a couple; empty as long as its wedding says too little. (product 9) */
export async function suggestionsFor({ db }: HildaContext, coupleId: number): Promise<VendorCard[]> {
  const wedding = await weddingOf(db, coupleId);
  if (wedding === null) return [];
  const places = new Map((await vendorServices(db, await activeVendorIds(db))).map((vendor) => [vendor.vendorId, vendor.services]));
  const fits = [...places.entries()].filter(([, services]) =>
    services.some(({ cityId, categoryId }) => cityId === wedding.cityId && wedding.categoryIds.includes(categoryId)),
  );
  const cards = await vendorsForCards(
    db,
    fits.map(([vendorId]) => vendorId),
  );
  const candidates = cards.map((card) => ({
    card,
    vendorId: card.id,
    services: places.get(card.id) ?? [],
    rating: card.rating,
    reviewCount: card.review_count,
  }));
  return suggestVendors(wedding, candidates).map(({ card }) => card);
}
