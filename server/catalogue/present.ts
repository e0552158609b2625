// Decides which fields of a vendor leave the server.
import type { Category, City, VendorCard } from '../../contract/catalogue.ts';
import type { PriceUnit } from '../../core/catalogue/price-list.ts';
import { unitWords } from '../../texts/catalogue/units.ts';
import { coverOf, type CoverRow } from '../pictures/api.ts';

export type CardRow = CardColumns & CoverRow;
interface CardColumns {
  readonly id: number;
  readonly slug: string;
  readonly business_name: string;
  readonly rating_avg: number | null;
  readonly review_count: number;
  readonly price_from_idr: number | null;
  readonly price_from_unit: PriceUnit;
  readonly price_from_own_unit: string;
  readonly category_id: number;
  readonly category_slug: string;
  readonly category_en: string;
  readonly category_id_name: string;
  readonly city_id: number;
  readonly city_slug: string;
  readonly city_name: string;
}
export interface CategoryRow {
  readonly id: number;
  readonly slug: string;
  readonly name_en: string;
  readonly name_id: string;
  readonly position: number;
}

/** With both names: which one is read is up to the page. */
export const presentCategory = (row: CategoryRow): Category => ({
  id: row.id,
  name: { en: row.name_en, id: row.name_id },
  slug: row.slug,
  position: row.position,
});

export const presentCity = (row: { readonly id: number; readonly slug: string; readonly name: string }): City => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
});

/** As lists show a vendor. `price_from` is in Rupiah and null where the price list has no price to start from. */
export const presentCard = (row: CardRow): VendorCard => ({
  id: row.id,
  slug: row.slug,
  name: row.business_name,
  category: { id: row.category_id, slug: row.category_slug, name: { en: row.category_en, id: row.category_id_name } },
  city: { id: row.city_id, slug: row.city_slug, name: row.city_name },
  rating: row.rating_avg,
  review_count: row.review_count,
  price_from: row.price_from_idr,
  price_unit: unitWords(row.price_from_unit, row.price_from_own_unit),
  price_per: row.price_from_unit,
  picture: coverOf(row),
});
