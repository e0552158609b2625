// Categories and cities, changed only by migrations.
import { sql } from 'kysely';
import type { Category, City } from '../../contract/catalogue.ts';
import type { Picture } from '../../contract/pictures.ts';
import type { Connection } from '../kit/database.ts';
import { presentDrawing } from '../pictures/api.ts';
import { presentCategory, presentCity } from './present.ts';

/** In the order in which people see them, with the names in both languages. */
export async function allCategories(db: Connection): Promise<Category[]> {
  const rows = await db.selectFrom('category').select(['id', 'slug', 'name_en', 'name_id', 'position']).orderBy('position').execute();
  return rows.map(presentCategory);
}

/** In the order in which people see them. A city has one name in both languages. */
export async function allCities(db: Connection): Promise<City[]> {
  const rows = await db.selectFrom('city').select(['id', 'slug', 'name']).orderBy('position').execute();
  return rows.map(presentCity);
}

/** The ids of the category and the city named in an address; null for a name that is none of ours. */
export async function findPlace(
  db: Connection,
  names: { readonly category?: string | undefined; readonly city?: string | undefined },
): Promise<{ categoryId: number | undefined; cityId: number | undefined } | null> {
  const { rows } = await sql<{ category_id: number | null; city_id: number | null }>`
    select (select id from category where slug = ${names.category ?? null}) as category_id, (select id from city where slug = ${names.city ?? null}) as city_id
  `.execute(db);
  const categoryId = rows[0]?.category_id ?? undefined;
  const cityId = rows[0]?.city_id ?? undefined;
  const isKnown = (name: string | undefined, id: number | undefined): boolean => name === undefined || id !== undefined;
  return isKnown(names.category, categoryId) && isKnown(names.city, cityId) ? { categoryId, cityId } : null;
}

/** All ids there are, for checking what a vendor chose. */
export async function knownIds(db: Connection): Promise<{ categoryIds: ReadonlySet<number>; cityIds: ReadonlySet<number> }> {
  const { rows } = await sql<{ categories: number[]; cities: number[] }>`
    select array(select id from category) as categories, array(select id from city) as cities`.execute(db);
  return { categoryIds: new Set(rows[0]?.categories), cityIds: new Set(rows[0]?.cities) };
}

/** Each with how many published vendors offer it within their plan; a vendor in two cities counts once. */
export async function countedCategories(db: Connection): Promise<(Category & { vendor_count: number })[]> {
  const { rows } = await sql<{ id: number; slug: string; name_en: string; name_id: string; position: number; vendor_count: number }>`
    select c.id, c.slug, c.name_en, c.name_id, c.position, count(distinct v.id) as vendor_count
    from category c left join vendor_service s on s.category_id = c.id and s.is_shown left join vendor v on v.id = s.vendor_id and v.status = 1
    group by c.id order by c.position`.execute(db);
  return rows.map((row) => ({ ...presentCategory(row), vendor_count: row.vendor_count }));
}

/** Each with its drawing and how many published vendors work there within their plan; a vendor of two categories counts once. */
export async function countedCities(db: Connection): Promise<(City & { vendor_count: number; picture: Picture | null })[]> {
  const { rows } = await sql<{ id: number; slug: string; name: string; picture_path: string | null; vendor_count: number }>`
    select t.id, t.slug, t.name, t.picture_path, count(distinct v.id) as vendor_count
    from city t left join vendor_service s on s.city_id = t.id and s.is_shown left join vendor v on v.id = s.vendor_id and v.status = 1
    group by t.id order by t.position`.execute(db);
  return rows.map((row) => ({
    ...presentCity(row),
    vendor_count: row.vendor_count,
    picture:
      row.picture_path === null
        ? null
        : presentDrawing({
            id: `city-${row.slug}`,
            path: row.picture_path,
            width: 600,
            height: 400,
            alt: { en: row.name, id: row.name },
            color: '#ecdcc6',
          }),
  }));
}

/** How many vendors are published, and how many reviews they have together. */
export async function marketSize(db: Connection): Promise<{ vendor_count: number; review_count: number }> {
  const { rows } = await sql<{ vendor_count: number; review_count: number }>`
    select count(*) as vendor_count, coalesce(sum(review_count), 0) as review_count from vendor where status = 1`.execute(db);
  return rows[0] ?? { vendor_count: 0, review_count: 0 };
}
