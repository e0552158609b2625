// Reviews for other capabilities.
import type { Tx } from '../kit/database.ts';
import { deleteInvitations } from './invitation-store.ts';
import { removeFromAnswers } from './review-store.ts';

export { rateVendors } from './rate.ts';

/** The work of every day, for tests as well. */
export interface Reviews {
  /** Invites who booked and whose wedding is over. */
  invite(): Promise<void>;
  /** Reminds who was invited and wrote nothing. */
  remind(): Promise<void>;
  /** Rates all vendors again, by the age their reviews have now. */
  rate(): Promise<void>;
}

/**
 * Withdraws the invitations of a couple that leaves. What it wrote stays without its name (decision 0059), and what vendors answered without the words
 * by which it was known.
 */
export async function forgetInReviews(tx: Tx, coupleId: number, words: readonly string[]): Promise<void> {
  await deleteInvitations(tx, coupleId);
  await removeFromAnswers(tx, coupleId, words);
}
