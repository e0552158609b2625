// The only place that decides what of a vendor leaves the server.
import type { Category, City, Picture, VendorCard } from '../../contract/catalogue.ts';

export interface PictureRow {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt_en: string;
  readonly alt_id: string;
  readonly color: string;
}
export interface CardRow {
  readonly id: number;
  readonly slug: string;
  readonly business_name: string;
  readonly rating_avg: number | null;
  readonly review_count: number;
  readonly price_from_idr: number | null;
  readonly category_id: number;
  readonly category_slug: string;
  readonly category_en: string;
  readonly category_id_name: string;
  readonly city_id: number;
  readonly city_slug: string;
  readonly city_name: string;
  // From an outer join: all there or none.
  readonly path: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt_en: string | null;
  readonly alt_id: string | null;
  readonly color: string | null;
}
export interface CategoryRow {
  readonly id: number;
  readonly slug: string;
  readonly name_en: string;
  readonly name_id: string;
  readonly position: number;
}

/** Where a file of the public files folder is served. */
export const mediaUrl = (path: string): string => `/media/${path}`;

export const presentPicture = (row: PictureRow): Picture => ({
  url: mediaUrl(row.path),
  width: row.width,
  height: row.height,
  alt: { en: row.alt_en, id: row.alt_id },
  color: row.color,
});

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

export const presentCard = (row: CardRow): VendorCard => ({
  id: row.id,
  slug: row.slug,
  name: row.business_name,
  category: { id: row.category_id, slug: row.category_slug, name: { en: row.category_en, id: row.category_id_name } },
  city: { id: row.city_id, slug: row.city_slug, name: row.city_name },
  rating: row.rating_avg,
  review_count: row.review_count,
  price_from: row.price_from_idr,
  picture: hasPicture(row) ? presentPicture(row) : null,
});

const hasPicture = (row: CardRow): row is CardRow & PictureRow => row.path !== null;
