// Which ads a couple that is signed in is shown: vendors pay only for couples they can take.
import type { BusinessDay } from '../time.ts';

/** What a couple told of its wedding, and what it has booked. */
export interface CoupleFacts {
  /** The day of the wedding; null while it told none, or only a month. */
  readonly day: BusinessDay | null;
  /** Where it marries; null while it has not said. */
  readonly cityId: number | null;
  /** Main categories of the vendors whose quotations it accepted. */
  readonly bookedCategoryIds: ReadonlySet<number>;
}
interface Place {
  readonly categoryId?: number | undefined;
  readonly cityId?: number | undefined;
}

/**
 * The place whose ads a couple is shown: that of its page, in the city where it marries unless the page names another. Null: it has booked in the
 * category of the page, and is shown none. (engine issue 8)
 */
export function placeForCouple<P extends Place>(place: P, { cityId, bookedCategoryIds }: CoupleFacts): P | null {
  if (place.categoryId !== undefined && bookedCategoryIds.has(place.categoryId)) return null;
  return place.cityId !== undefined || cityId === null ? place : { ...place, cityId };
}

/** Whether a couple may be shown the ad of a vendor: one that is not taken on its day, and whose main category it has not booked. */
export function suitsCouple(
  vendor: { readonly vendorId: number; readonly services: readonly { readonly categoryId: number }[] },
  { bookedCategoryIds }: CoupleFacts,
  takenVendorIds: ReadonlySet<number>,
): boolean {
  const [main] = vendor.services;
  return !takenVendorIds.has(vendor.vendorId) && (main === undefined || !bookedCategoryIds.has(main.categoryId));
}
