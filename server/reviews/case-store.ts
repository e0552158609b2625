// Reports of reviews. A report never changes, except for its decision, which is added once.
import { sql } from 'kysely';
import type { Doubt } from '../../core/reviews/genuine.ts';
import type { CaseStatus, RemovalGround, ReportReason, ReviewVerdict } from '../../core/reviews/report.ts';
import type { Connection, Tx } from '../kit/database.ts';

/** A report or a check of a review, and what became of it. Instants are epoch milliseconds. */
export interface StoredCase {
  readonly id: string;
  readonly reviewId: number;
  readonly vendorId: number;
  /** What the vendor reported it for; null: nobody did, we check it. */
  readonly reason: ReportReason | null;
  /** What we check it for. */
  readonly signals: readonly Doubt[];
  readonly details: string;
  readonly openedAt: number;
  readonly status: CaseStatus;
  readonly decision: { readonly reason: string; readonly at: number; readonly by: number } | null;
}

const columns = [
  'id',
  'review_id',
  'vendor_id',
  'reason',
  'details',
  'signals',
  'opened_at',
  'state',
  'decision_reason',
  'decided_at',
  'decided_by',
] as const;
const select = (db: Connection) => db.selectFrom('review_case').select(columns);
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;
const fromRow = (row: Row): StoredCase => ({
  id: row.id,
  reviewId: row.review_id,
  vendorId: row.vendor_id,
  reason: row.reason,
  signals: row.signals,
  details: row.details,
  openedAt: row.opened_at.getTime(),
  status: row.state,
  decision:
    row.decided_at === null || row.decided_by === null
      ? null
      : { reason: row.decision_reason ?? '', at: row.decided_at.getTime(), by: row.decided_by },
});

/** Opens a case; answers false where the review has one of this kind. */
export async function insertCase(
  tx: Tx,
  { reviewId, vendorId, reason, signals, details, openedAt }: Omit<StoredCase, 'id' | 'status' | 'decision'>,
): Promise<boolean> {
  const written = await tx
    .insertInto('review_case')
    .values({
      review_id: reviewId,
      vendor_id: vendorId,
      kind: reason === null ? 'check' : 'report',
      reason,
      signals: [...signals],
      details,
      opened_at: new Date(openedAt),
    })
    .onConflict((conflict) => conflict.columns(['review_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/** The reports of these reviews by their vendors, by review. */
export async function reportsOf(db: Connection, reviewIds: readonly number[]): Promise<ReadonlyMap<number, StoredCase>> {
  if (reviewIds.length === 0) return new Map();
  const rows = await select(db)
    .where('review_id', 'in', [...reviewIds])
    .where('kind', '=', 'report')
    .execute();
  return new Map(rows.map((row) => [row.review_id, fromRow(row)]));
}

/** A case, or null. */
export async function findCase(db: Connection, id: string): Promise<StoredCase | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** A page of the cases of one status: open ones oldest first, decided ones newest first. */
export async function casesIn(
  db: Connection,
  status: CaseStatus,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<StoredCase[]> {
  const matching = select(db).where('state', '=', status);
  const ordered = status === 'open' ? matching.orderBy('opened_at') : matching.orderBy('decided_at', 'desc');
  return (await ordered.orderBy('id').limit(limit).offset(offset).execute()).map(fromRow);
}

/** How many cases of a status there are, and since when the oldest waits. */
export async function countCases(db: Connection, status: CaseStatus): Promise<{ count: number; oldestAt: Date | null }> {
  const { count, oldest } = await db
    .selectFrom('review_case')
    .select((e) => [e.fn.countAll<number>().as('count'), e.fn.min('opened_at').as('oldest')])
    .where('state', '=', status)
    .executeTakeFirstOrThrow();
  return { count, oldestAt: oldest };
}

/** Decides a case that is still open; answers false when someone was first. */
export async function decideCase(
  tx: Tx,
  id: string,
  {
    verdict,
    reason,
    by,
    at,
  }: { readonly verdict: ReviewVerdict['verdict']; readonly reason: string; readonly by: number; readonly at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('review_case')
    .set({ state: verdict, decision_reason: reason, decided_at: new Date(at), decided_by: by })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Shows a review that was held. */
export async function releaseReview(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('review').set({ state: 'shown' }).where('id', '=', id).where('state', '=', 'held').execute();
}

/** Takes a review out of what is shown and counted. */
export async function removeReview(tx: Tx, id: number, ground: RemovalGround, at: number): Promise<void> {
  await tx
    .updateTable('review')
    .set({ state: 'removed', removed_for: ground, removed_at: new Date(at) })
    .where('id', '=', id)
    .execute();
}

/** Takes words out of the reports of what a couple wrote. */
export async function removeFromCases(tx: Tx, coupleId: number, words: readonly string[]): Promise<void> {
  await sql`
    update review_case set details = without_words(details, ${words}::text[]), decision_reason = without_words(decision_reason, ${words}::text[])
    where review_id in (select id from review where couple_id = ${coupleId})`.execute(tx);
}
