// Reviews for other capabilities.
import type { Tx } from '../kit/database.ts';
import { takeAwayOfCouple } from '../pictures/api.ts';
import { removeFromCases } from './case-store.ts';
import { deleteInvitations } from './invitation-store.ts';
import type { CaseDecision } from './report-review.ts';
import { removeFromAnswers } from './review-store.ts';

export { casesIn, countCases, findCase } from './case-store.ts';
export { rateVendors } from './rate.ts';
export { reviewEntries } from './timeline.ts';
export { photosOf } from './photos.ts';
export { reviewsById } from './review-store.ts';

/** What operators decide, and the work of every day. */
export interface Reviews {
  /** Decides an open case in the caller's transaction; refuses with `request.not_found` or `operations.already_decided`. */
  decideCase(tx: Tx, decision: CaseDecision): Promise<void>;
  /** Invites who booked and whose wedding is over. */
  invite(): Promise<void>;
  /** Reminds who was invited and wrote nothing. */
  remind(): Promise<void>;
  /** Rates all vendors again, by the age their reviews have now. */
  rate(): Promise<void>;
}

/**
 * Withdraws the invitations of a couple that leaves. What it wrote stays without its name and its photos (decision 0059), and what vendors answered or reported
 * without the words by which it was known.
 */
export async function forgetInReviews(tx: Tx, coupleId: number, words: readonly string[]): Promise<void> {
  await deleteInvitations(tx, coupleId);
  await takeAwayOfCouple(tx, coupleId);
  const known = words.filter((word) => word.trim().length >= 3);
  await removeFromAnswers(tx, coupleId, known);
  await removeFromCases(tx, coupleId, known);
}
