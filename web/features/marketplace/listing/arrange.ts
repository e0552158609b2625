import type { AdCard, City, VendorCard } from '../../../../contract/catalogue.ts';
import { isInRange } from '../../../../core/catalogue/entry-price.ts';
import { type Filters, priceRangeOf } from './filters.ts';

/** A vendor on a page, and the ad that brought it there, if one did. */
export interface Placed {
  readonly vendor: VendorCard;
  readonly ad: { readonly token: string; readonly clickUrl: string } | null;
}

/** Stands for a list of cards in a page for everyone, until the ads of a visitor are known; never in a browser. */
export type OpenPlace = `open-${string}`;
/** The cards of a list, ads first. */
export type Cards = readonly Placed[] | OpenPlace;

/** Vendors who are there by themselves. */
export const organic = (vendors: readonly VendorCard[]): Placed[] => vendors.map((vendor) => ({ vendor, ad: null }));

/**
 * Ads take the first places, organic results the rest; a vendor appears at most once, as the ad when it has one. Places that no ad
 * fills are organic. (product 4, Choosing ads)
 */
export function arrangeAds(ads: readonly AdCard[], found: readonly VendorCard[], adPlaces: number): Placed[] {
  const shown = new Set<number>();
  const once = (vendor: VendorCard): boolean => !shown.has(vendor.id) && Boolean(shown.add(vendor.id));
  const paid = ads
    .filter((ad) => once(ad.vendor))
    .slice(0, adPlaces)
    .map((ad) => ({ vendor: ad.vendor, ad: { token: ad.impression_token, clickUrl: ad.click_url } }));
  const adVendors = new Set(paid.map(({ vendor }) => vendor.id));
  return [...paid, ...organic(found.filter((vendor) => !adVendors.has(vendor.id)))];
}

/** An ad as the result of this search: it names the category and city that were asked for, where its vendor also works, as results do. */
export function atPlace(ad: AdCard, category: string | null, city: City | undefined, found: readonly VendorCard[]): AdCard {
  const asked = found.find((vendor) => vendor.category.slug === category)?.category;
  // What a search found a vendor for, it is shown for.
  const own = found.find((vendor) => vendor.id === ad.vendor.id);
  return {
    ...ad,
    vendor: { ...ad.vendor, category: asked ?? own?.category ?? ad.vendor.category, city: city ?? own?.city ?? ad.vendor.city },
  };
}

/**
 * Whether an ad belongs among these results: it keeps to the budget and rating a couple asked for, and with search words,
 * facets or a date only a vendor that the search itself found may stand first.
 */
export function suitsListing(ad: AdCard, filters: Filters, found: readonly VendorCard[]): boolean {
  const { vendor } = ad;
  if (!isInRange(vendor.price_from, priceRangeOf(filters).range)) return false;
  if (filters.ratingMin !== null && (vendor.rating === null || vendor.rating < filters.ratingMin)) return false;
  // Whether it fits words, answers or a date only the search itself knows.
  const isKnown = filters.q === '' && filters.guests === null && filters.freeOn === null && Object.keys(filters.facets).length === 0;
  return isKnown || found.some(({ id }) => id === vendor.id);
}
