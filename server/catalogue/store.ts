// Cards, categories and cities with their counts, for couples.
import { type RawBuilder, sql } from 'kysely';
import type { VendorCard } from '../../contract/catalogue.ts';
import type { Connection } from '../kit/database.ts';
import { coverColumns, coverJoin } from '../pictures/api.ts';
import { type CardRow, presentCard } from './present.ts';
import type { Search, SearchWord } from './read-search.ts';

export interface PlaceFilter {
  readonly categoryId?: number | undefined;
  readonly cityId?: number | undefined;
}
export interface CardFilter extends PlaceFilter {
  /** Each of its words must fit the vendor. */
  readonly search?: Search | undefined;
  readonly priceMaxIdr?: number | undefined;
  readonly ratingMin?: number | undefined;
}
export type CardSort = 'recommended' | 'rating' | 'price' | 'newest';

/** Words shorter than this must be written right: three letters are too few to be nearly anything. */
const typoLengthMin = 5;
/** Required similarity of two words, 0 to 1. Lower values find more misspelled words and more wrong ones. */
const typoLikeness = 0.5;

const isVendorIn = ({ categoryId, cityId }: PlaceFilter): RawBuilder<boolean> =>
  sql`exists (select from vendor_service s where s.vendor_id = v.id ${placeCondition({ categoryId, cityId })})`;

const placeCondition = ({ categoryId, cityId }: PlaceFilter): RawBuilder<unknown> =>
  sql`and s.is_shown ${categoryId === undefined ? sql`` : sql`and s.category_id = ${categoryId}`} ${cityId === undefined ? sql`` : sql`and s.city_id = ${cityId}`}`;

const isVendorOf = (categoryIds: readonly number[]): RawBuilder<boolean> =>
  sql`exists (select from vendor_service s where s.vendor_id = v.id and s.category_id = any(${[...categoryIds]}::int[]))`;

const beginsWith = (word: string): RawBuilder<boolean> => sql`v.search_vector @@ to_tsquery('simple', ${`${word}:*`})`;
const isAlike = ({ word, isKnown }: SearchWord): boolean => !isKnown && word.length >= typoLengthMin;
const fits = (asked: SearchWord): RawBuilder<boolean> => (isAlike(asked) ? sql`v.search_text %> ${asked.word}` : beginsWith(asked.word));
/** How alike the words are that nobody has; those that are written right are all the same. */
const likeness = (words: readonly SearchWord[]): RawBuilder<number> =>
  sql.join(
    words.map(({ word }) => sql`word_similarity(${word}, v.search_text)`),
    sql` + `,
  );

function matching({ search, categoryId, cityId, priceMaxIdr, ratingMin }: CardFilter): RawBuilder<boolean> {
  const conditions = [sql<boolean>`v.status = 1`, ...(search?.words ?? []).map(fits)];
  if (categoryId !== undefined || cityId !== undefined) conditions.push(isVendorIn({ categoryId, cityId }));
  if (priceMaxIdr !== undefined) conditions.push(sql`v.price_from_idr <= ${priceMaxIdr}`);
  if (ratingMin !== undefined) conditions.push(sql`v.rating_avg >= ${ratingMin}`);
  return sql.join(conditions, sql` and `);
}

function ordering(sort: CardSort, { search }: CardFilter): RawBuilder<unknown> {
  const byRecommendation = sql`v.recommendation desc, v.id`;
  switch (sort) {
    case 'rating':
      return sql`v.rating_avg desc nulls last, v.review_count desc, v.id`;
    case 'price':
      return sql`v.price_from_idr asc nulls last, ${byRecommendation}`;
    case 'newest':
      return sql`v.published_at desc, v.id desc`;
    case 'recommended':
      return sql.join([...(search === undefined ? [] : nearness(search)), byRecommendation]);
  }
}

/** Whoever is called so, then whoever is nearest to words nobody has, then vendors of the category and the city that were named. */
function nearness({ words, typed, namedCategoryIds, namedCityId }: Search): RawBuilder<unknown>[] {
  return [
    sql`starts_with(v.search_text, ${typed}) desc`,
    ...(words.some(isAlike) ? [sql`${likeness(words.filter(isAlike))} desc`] : []),
    ...(namedCategoryIds.length === 0 ? [] : [sql`${isVendorOf(namedCategoryIds)} desc`]),
    ...(namedCityId === undefined ? [] : [sql`${isVendorIn({ cityId: namedCityId })} desc`]),
  ];
}

/** The columns of a card. A vendor with several services is shown with the one that fits the place asked for, else with its main one. */
const cardColumns = sql`v.id, v.slug, v.business_name, v.rating_avg, v.review_count, v.price_from_idr, v.price_from_unit, v.price_from_own_unit,
  c.id as category_id, c.slug as category_slug, c.name_en as category_en, c.name_id as category_id_name,
  t.id as city_id, t.slug as city_slug, t.name as city_name,
  ${coverColumns}`;
const cardJoins = (place: PlaceFilter, { namedCategoryIds = [], namedCityId }: Partial<Search> = {}): RawBuilder<unknown> => sql`
  join lateral (
    select s.category_id, s.city_id from vendor_service s where s.vendor_id = v.id ${placeCondition(place)}
    order by ${namedCategoryIds.length === 0 ? sql`` : sql`s.category_id = any(${[...namedCategoryIds]}::int[]) desc,`} ${namedCityId === undefined ? sql`` : sql`s.city_id = ${namedCityId} desc,`} s.id = v.main_service_id desc, s.id limit 1
  ) shown on true
  join category c on c.id = shown.category_id
  join city t on t.id = shown.city_id
  ${coverJoin}`;

/** A page of published vendors and how many there are in all. Run in a transaction when there is a search: the likeness is set for it. */
export async function findCards(
  db: Connection,
  filter: CardFilter,
  sort: CardSort,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ cards: VendorCard[]; total: number }> {
  if (filter.search?.words.some(isAlike))
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(typoLikeness)}, true)`.execute(db);
  const found = await sql<{ total: number }>`select count(*) as total from vendor v where ${matching(filter)}`.execute(db);
  const total = found.rows[0]?.total ?? 0;
  if (total <= page.offset) return { cards: [], total };
  const { rows } = await sql<CardRow>`
    select ${cardColumns}
    from (select v.* from vendor v where ${matching(filter)} order by ${ordering(sort, filter)} limit ${page.limit} offset ${page.offset}) v
    ${cardJoins(filter, filter.search)}
    order by ${ordering(sort, filter)}`.execute(db);
  return { cards: rows.map(presentCard), total };
}

/** The cards of published vendors, in the order of the ids; ids of others are left out. */
export async function cardsOf(db: Connection, vendorIds: readonly number[]): Promise<VendorCard[]> {
  if (vendorIds.length === 0) return [];
  const { rows } = await sql<CardRow>`
    select ${cardColumns}
    from unnest(${vendorIds}::bigint[]) with ordinality as wanted (id, place)
    join vendor v on v.id = wanted.id and v.status = 1
    ${cardJoins({})}
    order by wanted.place`.execute(db);
  return rows.map(presentCard);
}

/** The card of one vendor of any status, as it will look; null while it has no name or offers nothing. */
export async function previewCard(db: Connection, vendorId: number): Promise<VendorCard | null> {
  const { rows } =
    await sql<CardRow>`select ${cardColumns} from vendor v ${cardJoins({})} where v.id = ${vendorId} and v.business_name <> ''`.execute(db);
  return rows[0] === undefined ? null : presentCard(rows[0]);
}

/** The best recommended vendor of each category, best of all first. */
export async function bestOfCategories(db: Connection, limit: number): Promise<VendorCard[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns}
    from (
      select distinct on (s.category_id) v.* from vendor v join vendor_service s on s.id = v.main_service_id
      where v.status = 1 order by s.category_id, v.recommendation desc, v.id
    ) v
    ${cardJoins({})}
    order by v.recommendation desc, v.id limit ${limit}`.execute(db);
  return rows.map(presentCard);
}

/** Vendors of the same category as one, of its city first. */
export async function cardsLike(db: Connection, vendorId: number, place: Required<PlaceFilter>, limit: number): Promise<VendorCard[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns}
    from vendor v ${cardJoins({ categoryId: place.categoryId })}
    where v.status = 1 and v.id <> ${vendorId}
    order by shown.city_id = ${place.cityId} desc, v.recommendation desc, v.id limit ${limit}`.execute(db);
  return rows.map(presentCard);
}
