// What the reviews of vendors come to, for cards and for the order of lists.
import { sql } from 'kysely';
import type { Tx } from '../kit/database.ts';

interface Rating {
  readonly vendorId: number;
  /** The plain mean of stars; null without reviews. */
  readonly mean: number | null;
  readonly count: number;
  /** What lists are ordered by. (core/reviews/score.ts) */
  readonly score: number;
}

/** Locks vendors, in the order of their ids. */
export async function lockVendors(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select id from vendor where id = any(${[...ids]}::bigint[]) order by id for no key update`.execute(tx);
}

/** Writes the ratings of vendors; those that are as they were are not touched. */
export async function saveRatings(tx: Tx, ratings: readonly Rating[]): Promise<void> {
  await sql`
    update vendor v set rating_avg = r.mean, review_count = r.count, recommendation = r.score
    from unnest(${ratings.map((r) => r.vendorId)}::bigint[], ${ratings.map((r) => r.mean)}::numeric[], ${ratings.map((r) => r.count)}::int[],
      ${ratings.map((r) => Math.round(r.score * 10_000) / 10_000)}::numeric[]) as r (id, mean, count, score)
    where v.id = r.id and (v.rating_avg is distinct from r.mean or v.review_count <> r.count or v.recommendation <> r.score)`.execute(tx);
}
