// Cards, categories and cities with their counts, for couples.
import { type RawBuilder, sql } from 'kysely';
import type { VendorCard, vendorSorts } from '../../contract/catalogue.ts';
import type { PriceRange } from '../../core/catalogue/entry-price.ts';
import { guestQuestions, type Wish } from '../../core/catalogue/facets.ts';
import type { Attempt, FormedWord } from '../../core/catalogue/read-query.ts';
import { mayBeSlip } from '../../core/catalogue/search-words.ts';
import type { VendorStatus } from '../../core/identity/vendor-status.ts';
import type { BusinessDay } from '../../core/time.ts';
import { isFreeOn, isNotTakenOn } from '../days/api.ts';
import type { Connection } from '../kit/database.ts';
import { coverColumns, coverJoin } from '../pictures/api.ts';
import { type CardRow, presentCard } from './present.ts';

export interface PlaceFilter {
  readonly categoryId?: number | undefined;
  readonly cityId?: number | undefined;
}
export interface CardFilter extends PlaceFilter {
  /** What a search asks for, and vendors who are found beside it because they are called so. */
  readonly search?: { readonly attempt: Attempt; readonly calledSo: readonly number[]; readonly typed: string } | undefined;
  readonly price?: PriceRange | undefined;
  readonly ratingMin?: number | undefined;
  readonly wishes?: readonly Wish[];
  readonly guests?: number | undefined;
  /** Who is taken on this day is left out. */
  readonly freeOn?: BusinessDay | undefined;
}
export type CardSort = (typeof vendorSorts)[number];

/** Words shorter than this must be written right: three letters are too few to be nearly anything. */
const typoLengthMin = 5;
/** Required similarity of two words, 0 to 1. Lower values find more misspelled words and more wrong ones. */
const typoLikeness = 0.5;

/** Where a vendor must offer what, any of each; empty for anywhere or anything. */
interface Places {
  readonly categoryIds: readonly number[];
  readonly cityIds: readonly number[];
}
const placesOf = ({ categoryId, cityId }: PlaceFilter): Places => ({
  categoryIds: categoryId === undefined ? [] : [categoryId],
  cityIds: cityId === undefined ? [] : [cityId],
});
const isAny = (column: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<boolean> => sql`${column} = any(${[...ids]}::int[])`;

const placeCondition = ({ categoryIds, cityIds }: Places): RawBuilder<unknown> =>
  sql`and s.is_shown ${categoryIds.length === 0 ? sql`` : sql`and ${isAny(sql`s.category_id`, categoryIds)}`} ${cityIds.length === 0 ? sql`` : sql`and ${isAny(sql`s.city_id`, cityIds)}`}`;
const vendorsIn = (places: Places): RawBuilder<boolean>[] =>
  places.categoryIds.length + places.cityIds.length === 0
    ? []
    : [sql`exists (select from vendor_service s where s.vendor_id = v.id ${placeCondition(places)})`];

const beginsWith = (word: string): RawBuilder<boolean> => sql`v.search_vector @@ to_tsquery('simple', ${`${word}:*`})`;
const isAlike = ({ typed, form }: FormedWord): boolean => form === null && typed.length >= typoLengthMin && mayBeSlip(typed);
const fits = (word: FormedWord): RawBuilder<boolean> =>
  isAlike(word) ? sql`v.search_text %> ${word.typed}` : beginsWith(word.form ?? word.typed);
/** How alike the words are that no one has; those that are written right are all the same. */
const likeness = (words: readonly FormedWord[]): RawBuilder<number> =>
  sql.join(
    words.map(({ typed }) => sql`word_similarity(${typed}, v.search_text)`),
    sql` + `,
  );

const answers = (condition: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from vendor_answer a where a.vendor_id = v.id and ${condition})`;
const answersAny = (anyOf: readonly Wish[]): RawBuilder<boolean> =>
  answers(
    sql`(${sql.join(
      anyOf.map(({ question, options }) => sql`a.question = ${question} and a.value ?| ${[...options]}::text[]`),
      sql` or `,
    )})`,
  );
const takesGuests = (guests: number): RawBuilder<boolean> =>
  answers(sql`(a.question = any(${[...guestQuestions.most]}::text[]) and a.value >= to_jsonb(${guests}::int)
    or a.question = any(${[...guestQuestions.least]}::text[]) and a.value <= to_jsonb(${guests}::int))`);
const anyPrice: PriceRange = { min: null, max: null };
/** As `isInRange` of core decides for one. */
const costs = ({ min, max }: PriceRange): RawBuilder<boolean>[] => [
  ...(min === null ? [] : [sql<boolean>`v.price_from_idr >= ${min}`]),
  ...(max === null ? [] : [sql<boolean>`v.price_from_idr <= ${max}`]),
];

const all = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

const isAskedFor = (attempt: Attempt): RawBuilder<boolean> =>
  all([
    ...attempt.words.map(fits),
    ...vendorsIn(attempt),
    ...costs(attempt.price ?? anyPrice),
    ...(attempt.guests === null ? [] : [takesGuests(attempt.guests.count)]),
    ...(attempt.day === null ? [] : [isNotTakenOn(attempt.day.on)]),
    ...attempt.wishes.map(({ anyOf }) => answersAny(anyOf)),
  ]);

function matching(filter: CardFilter): RawBuilder<boolean> {
  const { search, price = anyPrice, ratingMin, wishes = [], guests, freeOn } = filter;
  const conditions = [sql<boolean>`v.status = 1`, ...vendorsIn(placesOf(filter)), ...costs(price)];
  // As cards say it, rounded to one decimal.
  if (ratingMin !== undefined) conditions.push(sql`round(v.rating_avg, 1) >= ${ratingMin}`);
  conditions.push(...wishes.map((wish) => answersAny([wish])));
  if (guests !== undefined) conditions.push(takesGuests(guests));
  if (freeOn !== undefined) conditions.push(isNotTakenOn(freeOn));
  if (search !== undefined && search.calledSo.length === 0) conditions.push(isAskedFor(search.attempt));
  else if (search !== undefined)
    conditions.push(
      sql`v.id in (select v.id from vendor v where v.status = 1 and ${isAskedFor(search.attempt)} union all select unnest(${[...search.calledSo]}::bigint[]))`,
    );
  return all(conditions);
}

function ordering(sort: CardSort, { search, freeOn }: CardFilter): RawBuilder<unknown> {
  const byRecommendation = sql`v.recommendation desc, v.id`;
  switch (sort) {
    // Who is rated, by the score that knows how many reviews there are and how old; those without come last.
    case 'rating':
      return sql`v.rating_avg is null, ${byRecommendation}`;
    case 'price':
      return sql`v.price_from_idr asc nulls last, ${byRecommendation}`;
    case 'price_high':
      return sql`v.price_from_idr desc nulls last, ${byRecommendation}`;
    case 'newest':
      return sql`v.published_at desc, v.id desc`;
    case 'free':
      return sql.join([...(freeOn === undefined ? [] : [sql`${isFreeOn(freeOn)} desc`]), byRecommendation]);
    case 'recommended':
      return sql.join([...(search === undefined ? [] : nearness(search)), byRecommendation]);
  }
}

/** Anyone who is called so, then anyone who is nearest to words no one has. A search that names only a trade or a city has no such, and is sorted by an index alone. */
function nearness({ attempt, calledSo, typed }: NonNullable<CardFilter['search']>): RawBuilder<unknown>[] {
  const alike = attempt.words.filter(isAlike);
  return [
    ...(calledSo.length > 0 ? [sql`v.id = any(${[...calledSo]}::bigint[]) desc`] : []),
    ...(attempt.words.length > 0 ? [sql`starts_with(v.search_text, ${typed}) desc`] : []),
    ...(alike.length > 0 ? [sql`${likeness(alike)} desc`] : []),
  ];
}

/** The columns of a card. A vendor with several services is shown with the one that fits the place asked for, else with its main one. */
const cardColumns = sql`v.id, v.slug, v.business_name, v.rating_avg, v.review_count, v.price_from_idr, v.price_from_unit, v.price_from_own_unit,
  c.id as category_id, c.slug as category_slug, c.name_en as category_en, c.name_id as category_id_name,
  t.id as city_id, t.slug as city_slug, t.name as city_name,
  ${coverColumns}`;
const anywhere: Places = { categoryIds: [], cityIds: [] };
const preferring = (column: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<unknown> =>
  ids.length === 0 ? sql`` : sql`${isAny(column, ids)} desc,`;
const cardJoins = (place: PlaceFilter, { categoryIds, cityIds }: Places = anywhere): RawBuilder<unknown> => sql`
  join lateral (
    select s.category_id, s.city_id from vendor_service s where s.vendor_id = v.id ${placeCondition(placesOf(place))}
    order by ${preferring(sql`s.category_id`, categoryIds)} ${preferring(sql`s.city_id`, cityIds)} s.id = v.main_service_id desc, s.id limit 1
  ) shown on true
  join category c on c.id = shown.category_id
  join city t on t.id = shown.city_id
  ${coverJoin}`;

type Window = { readonly limit: number; readonly offset: number };

/** A page of published vendors and how many there are in all. Run in a transaction when there is a search: the likeness is set for it. */
export async function findCards(
  db: Connection,
  filter: CardFilter,
  sort: CardSort,
  page: Window,
): Promise<{ cards: VendorCard[]; total: number }> {
  if (filter.search?.attempt.words.some(isAlike))
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(typoLikeness)}, true)`.execute(db);
  if (filter.search !== undefined) return searchCards(db, filter, sort, page);
  const total = await countCards(db, filter);
  if (total <= page.offset) return { cards: [], total };
  const { rows } = await sql<CardRow>`
    select ${cardColumns}
    from (select v.* from vendor v where ${matching(filter)} order by ${ordering(sort, filter)} limit ${page.limit} offset ${page.offset}) v
    ${cardJoins(filter)}
    order by ${ordering(sort, filter)}`.execute(db);
  return { cards: rows.map(presentCard), total };
}

async function countCards(db: Connection, filter: CardFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from vendor v where ${matching(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Whom a search finds is gone through once, for the page and its number together. */
async function searchCards(
  db: Connection,
  filter: CardFilter,
  sort: CardSort,
  page: Window,
): Promise<{ cards: VendorCard[]; total: number }> {
  const { rows } = await sql<CardRow & { total: number }>`
    select ${cardColumns}, picked.total
    from (select v.id, count(*) over () as total from vendor v where ${matching(filter)}
      order by ${ordering(sort, filter)} limit ${page.limit} offset ${page.offset}) picked
    join vendor v on v.id = picked.id
    ${cardJoins(filter, filter.search?.attempt)}
    order by ${ordering(sort, filter)}`.execute(db);
  const total = rows[0]?.total ?? (page.offset === 0 ? 0 : await countCards(db, filter));
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

/** The vendor at an address, of any status, with its card as it looks or will look; null while it offers nothing. */
export async function cardAt(db: Connection, slug: string): Promise<{ readonly card: VendorCard; readonly status: VendorStatus } | null> {
  const { rows } = await sql<
    CardRow & { status: VendorStatus }
  >`select ${cardColumns}, v.status from vendor v ${cardJoins({})} where v.slug = ${slug}`.execute(db);
  return rows[0] === undefined ? null : { card: presentCard(rows[0]), status: rows[0].status };
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

/** The best recommended vendors of a category, of a city first; of several services in the category the card shows the main one. */
export async function cardsNear(db: Connection, { categoryId, cityId }: Required<PlaceFilter>, limit: number): Promise<VendorCard[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns}
    from (
      select * from (
        select distinct on (s.vendor_id) s.vendor_id as id, s.city_id = ${cityId} as is_here, v.recommendation
        from vendor_service s join vendor v on v.id = s.vendor_id
        where s.category_id = ${categoryId} and s.is_shown and v.status = 1
        order by s.vendor_id, s.id = v.main_service_id desc, s.id
      ) found order by is_here desc, recommendation desc, id limit ${limit}
    ) near
    join vendor v on v.id = near.id
    ${cardJoins({ categoryId })}
    order by near.is_here desc, near.recommendation desc, near.id`.execute(db);
  return rows.map(presentCard);
}
