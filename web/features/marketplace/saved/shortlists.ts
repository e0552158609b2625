import type { VendorCard } from '../../../../contract/catalogue.ts';
import type { SavedVendor } from '../../../../contract/clients.ts';

/** A vendor of a shortlist; those that a browser keeps have no note. */
export type Listed = VendorCard & Partial<Pick<SavedVendor, 'note' | 'is_booked' | 'revision'>>;

interface Shortlist {
  readonly category: VendorCard['category'];
  readonly vendors: readonly Listed[];
  readonly booked: number;
}

/** Vendors by category, in the order of the categories; who is booked comes first, the rest as they were saved. */
export function shortlists(vendors: readonly Listed[], categories: readonly { readonly id: number }[]): Shortlist[] {
  const byCategory = Map.groupBy(vendors, ({ category }) => category.id);
  const place = new Map(categories.map(({ id }, index) => [id, index]));
  const lists = [...byCategory.values()].flatMap((listed) => {
    const [first] = listed;
    if (first === undefined) return [];
    const booked = listed.filter((one) => one.is_booked === true);
    return [{ category: first.category, vendors: [...booked, ...listed.filter((one) => one.is_booked !== true)], booked: booked.length }];
  });
  return lists.toSorted((one, other) => (place.get(one.category.id) ?? 0) - (place.get(other.category.id) ?? 0));
}
