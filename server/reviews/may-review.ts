import { invitationStatus, mayReview } from '../../core/reviews/review.ts';
import { businessDayOf } from '../../core/time.ts';
import type { Connection } from '../kit/database.ts';
import { Refused } from '../kit/refused.ts';
import { findInvitation, type Invitation, type Pair } from './invitation-store.ts';
import { hasReviewed } from './review-store.ts';

/** The invitation by which a couple may write now; refuses when it has none, wrote before, or is too late. */
export async function assertMayReview(db: Connection, pair: Pair, now: number): Promise<Invitation> {
  const invitation = await findInvitation(db, pair);
  const hasReview = await hasReviewed(db, pair);
  const allowed = mayReview(invitation && invitationStatus({ ...invitation, hasReview }, businessDayOf(now)));
  if (!allowed.ok || invitation === null) throw new Refused(allowed.ok ? [{ code: 'reviews.not_invited' }] : allowed.refusals);
  return invitation;
}
