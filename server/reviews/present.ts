import type {
  ListedReview,
  OwnReview,
  RemovedReview,
  Review,
  ReviewInvitation,
  ReviewReport,
  ReviewSummary,
} from '../../contract/reviews.ts';
import type { Picture } from '../../contract/pictures.ts';
import { meanOf } from '../../core/reviews/score.ts';
import type { Connection } from '../kit/database.ts';
import type { StoredCase } from './case-store.ts';
import { type StoredReview, totalsOf } from './review-store.ts';
import { reasonIn } from '../../texts/stock-reasons.ts';
import type { Language } from '../../texts/typed.ts';

type Photos = readonly Picture[];

/** The words, stars and photos of a review. */
export const presentReview = (
  { id, author, rating, aspects, text, weddingMonth, createdAt, isBooked, answer }: StoredReview,
  pictures: Photos = [],
): Review => ({
  id,
  author,
  rating,
  aspects,
  text,
  wedding_month: weddingMonth,
  created_at: new Date(createdAt).toISOString(),
  is_booked: isBooked,
  answer: answer && { text: answer.text, answered_at: new Date(answer.at).toISOString() },
  pictures: [...pictures],
});

const presentRemoval = ({ ground, at }: NonNullable<StoredReview['removal']>): RemovedReview['removal'] => ({
  ground,
  removed_at: new Date(at).toISOString(),
});

/** A review as everyone sees it: of one that was removed, when and why. */
export const presentListed = (review: StoredReview, pictures?: Photos): ListedReview =>
  review.removal === null
    ? { status: 'shown', ...presentReview(review, pictures) }
    : {
        status: 'removed',
        id: review.id,
        created_at: new Date(review.createdAt).toISOString(),
        removal: presentRemoval(review.removal),
      };

/** A review for the vendor it is about, with its report. */
export function presentOwn(
  review: StoredReview,
  pictures: Photos | undefined,
  reported: StoredCase | undefined,
  language: Language,
): OwnReview {
  const listed = presentListed(review, pictures);
  const report = presentReport(reported, language);
  return listed.status === 'removed' ? { ...listed, author: review.author, report } : { ...listed, report };
}

/** A review for the couple that wrote it. */
export const presentMine = (
  review: StoredReview,
  pictures: Photos | undefined,
  reported: StoredCase | undefined,
  language: Language,
): NonNullable<ReviewInvitation['review']> => ({
  ...presentReview(review, pictures),
  is_held: review.isHeld,
  removal: review.removal && presentRemoval(review.removal),
  report: presentReport(reported, language),
});

/** What the vendor added to its reason is for operators alone. */
const presentReport = (reported: StoredCase | undefined, language: Language): ReviewReport | null =>
  reported === undefined || reported.reason === null
    ? null
    : {
        reason: reported.reason,
        reported_at: new Date(reported.openedAt).toISOString(),
        status: reported.status,
        decision: reported.decision && {
          reason: reasonIn(reported.decision.reason, language),
          decided_at: new Date(reported.decision.at).toISOString(),
        },
      };

/** What all reviews of a vendor come to. */
export async function summaryOf(db: Connection, vendorId: number): Promise<ReviewSummary> {
  const { stars, aspects } = await totalsOf(db, vendorId);
  return { count: stars.reduce((sum, { count }) => sum + count, 0), mean: meanOf(stars), stars: [...stars], aspects: [...aspects] };
}
