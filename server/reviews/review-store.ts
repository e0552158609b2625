// Reviews as they are kept.
import { sql } from 'kysely';
import type { RemovalGround } from '../../core/reviews/report.ts';
import { type ReviewAspect, reviewAspects, type ReviewContent, reviewRules } from '../../core/reviews/review.ts';
import type { ReviewSort } from '../../core/reviews/shown.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Pair } from './invitation-store.ts';

/** One review. Instants are epoch milliseconds. */
export interface StoredReview extends ReviewContent {
  readonly id: number;
  readonly vendorId: number;
  /** Null: its author's account was deleted. */
  readonly coupleId: number | null;
  readonly author: string;
  readonly weddingMonth: string;
  readonly createdAt: number;
  readonly isBooked: boolean;
  readonly answer: { readonly text: string; readonly at: number } | null;
  /** It waits for operators: nobody sees it, and it counts for nothing. */
  readonly isHeld: boolean;
  /** Operators removed it: it is shown to nobody and counts for nothing. */
  readonly removal: { readonly ground: RemovalGround; readonly at: number } | null;
}
/** Which reviews of a vendor: of a number of stars, of couples who booked, those without an answer. */
export interface ReviewFilter {
  readonly stars?: number | undefined;
  readonly isBooked?: boolean;
  readonly isUnanswered?: boolean;
}
type Window = { readonly limit: number; readonly offset: number };

const columns = [
  'id',
  'vendor_id',
  'couple_id',
  'author',
  'rating',
  'body',
  'wedding_month',
  'created_at',
  'is_booked',
  'answer',
  'answered_at',
  'state',
  'removed_for',
  'removed_at',
  ...reviewAspects,
] as const;
const select = (db: Connection) => db.selectFrom('review').select(columns);
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;
const fromRow = (row: Row): StoredReview => ({
  id: row.id,
  vendorId: row.vendor_id,
  coupleId: row.couple_id,
  author: row.author,
  rating: row.rating,
  aspects: { quality: row.quality, communication: row.communication, punctuality: row.punctuality, value: row.value },
  text: row.body,
  weddingMonth: row.wedding_month,
  createdAt: row.created_at.getTime(),
  isBooked: row.is_booked,
  answer: row.answered_at === null ? null : { text: row.answer, at: row.answered_at.getTime() },
  isHeld: row.state === 'held',
  removal: row.removed_for === null || row.removed_at === null ? null : { ground: row.removed_for, at: row.removed_at.getTime() },
});

/** Writes a review down; null where this couple reviewed this vendor before. */
export async function insertReview(tx: Tx, review: Omit<StoredReview, 'id' | 'answer' | 'removal'>): Promise<StoredReview | null> {
  const { vendorId, coupleId, author, rating, aspects, text, weddingMonth, createdAt, isBooked, isHeld } = review;
  const row = await tx
    .insertInto('review')
    .values({
      vendor_id: vendorId,
      couple_id: coupleId,
      author,
      rating,
      ...aspects,
      body: text,
      wedding_month: weddingMonth,
      created_at: new Date(createdAt),
      is_booked: isBooked,
      state: isHeld ? 'held' : 'shown',
    })
    .onConflict((conflict) => conflict.columns(['vendor_id', 'couple_id']).doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** A page of a vendor's reviews, and how many there are of this kind. Removed ones have no stars any more: they are listed where nothing is narrowed, last of an order by stars. */
export async function reviewsOfVendor(
  db: Connection,
  vendorId: number,
  { filter = {}, sort = 'newest', window }: { readonly filter?: ReviewFilter; readonly sort?: ReviewSort; readonly window: Window },
): Promise<{ reviews: StoredReview[]; total: number }> {
  const matching = db
    .selectFrom('review')
    .where('vendor_id', '=', vendorId)
    .where('state', 'in', isNarrowed(filter) ? ['shown'] : ['shown', 'removed'])
    .$if(filter.stars !== undefined, (all) => all.where('rating', '=', filter.stars ?? 0))
    .$if(filter.isBooked === true, (all) => all.where('is_booked', '=', true))
    .$if(filter.isUnanswered === true, (all) => all.where('answered_at', 'is', null));
  const rows = await matching
    .select([...columns, sql<number>`count(*) over ()`.as('total')])
    .$if(sort !== 'newest', (all) => all.orderBy('state', 'desc').orderBy('rating', sort === 'lowest' ? 'asc' : 'desc'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  // Past the last page no row says how many there are.
  if (rows.length === 0 && (window.offset > 0 || window.limit === 0))
    return { reviews: [], total: (await reviewsOfVendor(db, vendorId, { filter, sort, window: { limit: 1, offset: 0 } })).total };
  return { reviews: rows.map(fromRow), total: rows[0]?.total ?? 0 };
}

const isNarrowed = ({ stars, isBooked = false, isUnanswered = false }: ReviewFilter): boolean =>
  stars !== undefined || isBooked || isUnanswered;

/** These reviews, by id. */
export async function reviewsById(db: Connection, ids: readonly number[]): Promise<ReadonlyMap<number, StoredReview>> {
  if (ids.length === 0) return new Map();
  const rows = await select(db)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, fromRow(row)]));
}

/** What a couple wrote about these vendors, by vendor. */
export async function reviewsBy(db: Connection, coupleId: number, vendorIds: readonly number[]): Promise<Map<number, StoredReview>> {
  if (vendorIds.length === 0) return new Map();
  const rows = await select(db)
    .where('couple_id', '=', coupleId)
    .where('vendor_id', 'in', [...vendorIds])
    .execute();
  return new Map(rows.map((row) => [row.vendor_id, fromRow(row)]));
}

/** Those of these couples that reviewed a vendor. */
export async function authorsAmong(db: Connection, vendorId: number, coupleIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (coupleIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('review')
    .select('couple_id')
    .where('vendor_id', '=', vendorId)
    .where('couple_id', 'in', [...coupleIds])
    .execute();
  return new Set(rows.flatMap(({ couple_id: id }) => id ?? []));
}

export async function hasReviewed(db: Connection, { vendorId, coupleId }: Pair): Promise<boolean> {
  return (await authorsAmong(db, vendorId, [coupleId])).has(coupleId);
}

/** Everyone who reviewed a vendor, the last five hundred; those who left are not among them. */
export async function authorsOf(db: Connection, vendorId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('review')
    .select('couple_id')
    .where('vendor_id', '=', vendorId)
    .where('couple_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(500)
    .execute();
  return rows.flatMap(({ couple_id: id }) => id ?? []);
}

/** A review of this vendor, or null. */
export async function findReview(db: Connection, vendorId: number, id: number): Promise<StoredReview | null> {
  const row = await select(db).where('vendor_id', '=', vendorId).where('id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** A review of this vendor that the vendor may see; refuses with `request.not_found`. */
export async function findSeen(db: Connection, vendorId: number, id: number): Promise<StoredReview> {
  const review = await findReview(db, vendorId, id);
  return review === null || review.isHeld ? refuseWith('request.not_found') : review;
}

/** Writes the vendor's answer to a review that is shown; null where there is one already. */
export async function writeAnswer(tx: Tx, id: number, text: string, at: number): Promise<StoredReview | null> {
  const row = await tx
    .updateTable('review')
    .set({ answer: text, answered_at: new Date(at) })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .where('state', '=', 'shown')
    .returning(columns)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** The stars of what is shown of these vendors, and when each review was written. */
export async function starsOf(
  db: Connection,
  vendorIds: readonly number[],
): Promise<Map<number, { readonly stars: number; readonly createdAt: number }[]>> {
  if (vendorIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('review')
    .select(['vendor_id', 'rating', 'created_at'])
    .where('vendor_id', 'in', [...vendorIds])
    .where('state', '=', 'shown')
    .execute();
  const all = rows.map((row) => ({ vendorId: row.vendor_id, stars: row.rating, createdAt: row.created_at.getTime() }));
  return Map.groupBy(all, ({ vendorId }) => vendorId);
}

/** What a vendor's reviews come to: how many gave how many stars, and the means by aspect, in hundredths; aspects without stars are left out. */
export async function totalsOf(
  db: Connection,
  vendorId: number,
): Promise<{
  readonly stars: readonly { readonly stars: number; readonly count: number }[];
  readonly aspects: readonly { readonly aspect: ReviewAspect; readonly mean: number; readonly count: number }[];
}> {
  const stars = Array.from({ length: reviewRules.starsMax }, (_, index) => reviewRules.starsMax - index);
  const counts = stars.map((number) => sql`count(*) filter (where rating = ${number})`);
  const means = reviewAspects.map((aspect) => sql`round(avg(${sql.ref(aspect)}), 2)`);
  const given = reviewAspects.map((aspect) => sql`count(${sql.ref(aspect)})`);
  const { rows } = await sql<{ stars: number[]; means: (number | null)[]; given: number[] }>`
    select array[${sql.join(counts)}]::int[] as stars, array[${sql.join(means)}]::float8[] as means, array[${sql.join(given)}]::int[] as given
    from review where vendor_id = ${vendorId} and state = 'shown'`.execute(db);
  const [row] = rows;
  return {
    stars: stars.map((number, i) => ({ stars: number, count: row?.stars[i] ?? 0 })),
    aspects: reviewAspects.flatMap((aspect, i) => {
      const mean = row?.means[i] ?? null;
      return mean === null ? [] : [{ aspect, mean, count: row?.given[i] ?? 0 }];
    }),
  };
}

/** Vendors with reviews after an id, in order of their ids. */
export async function reviewedVendors(db: Connection, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ vendor_id: number }>`
    select distinct vendor_id from review where vendor_id > ${after} order by vendor_id limit ${limit}`.execute(db);
  return rows.map((row) => row.vendor_id);
}

/** Takes words out of what vendors answered to a couple. */
export async function removeFromAnswers(tx: Tx, coupleId: number, words: readonly string[]): Promise<void> {
  await sql`
    update review set answer = without_words(answer, ${words}::text[]) where couple_id = ${coupleId} and answered_at is not null`.execute(
    tx,
  );
}
