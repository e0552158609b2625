import type { ReviewInvitation } from '../../contract/reviews.ts';
import { allOf } from '../../core/outcome.ts';
import { isToBeChecked } from '../../core/reviews/genuine.ts';
import { checkPhotos, type ReviewPhoto } from '../../core/reviews/photos.ts';
import { checkAnswer, checkReview, invitationStatus, lastDayToReview, type ReviewContent } from '../../core/reviews/review.ts';
import type { BusinessDay } from '../../core/time.ts';
import { nameFor } from '../../texts/names.ts';
import type { Language } from '../../texts/typed.ts';
import { vendorNames } from '../catalogue/api.ts';
import { accountNames } from '../identity/api.ts';
import { type Connection, inTransaction } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { insertCase, reportsOf } from './case-store.ts';
import { doubtsAbout, noteNetwork } from './doubt.ts';
import type { ReviewsContext } from './context.ts';
import { emailAnswered, emailWritten } from './emails.ts';
import type { Invitation, Pair } from './invitation-store.ts';
import { assertMayReview } from './may-review.ts';
import { photosOf, placePhotos } from './photos.ts';
import { presentMine } from './present.ts';
import { rateVendors } from './rate.ts';
import { findSeen, insertReview, reviewsBy, type StoredReview, writeAnswer } from './review-store.ts';

interface Written extends ReviewContent {
  readonly pictures: readonly ReviewPhoto[];
}

/**
 * A couple reviews a vendor: once, and only when invited. The vendor's rating follows in the same transaction; what may come from the vendor itself or
 * from a brigade waits for operators instead.
 */
export async function writeReview(
  ctx: ReviewsContext,
  pair: Pair,
  { pictures, ...given }: Written,
  { language, address }: { readonly language: Language; readonly address: string },
): Promise<StoredReview> {
  const checked = allOf({ content: checkReview(given), photos: checkPhotos(pictures) });
  if (!checked.ok) throw new Refused(checked.refusals);
  const { content, photos } = checked.value;
  const now = ctx.clock.now();
  return inTransaction(ctx.db, async (tx) => {
    const invitation = await assertMayReview(tx, pair, now);
    const author = (await accountNames(tx, [pair.coupleId])).get(pair.coupleId)?.name ?? '';
    const weddingMonth = invitation.weddingOn.slice(0, 7);
    const isBooked = invitation.source === 'booking';
    const arrival = { ...pair, isBooked, address, at: now };
    const signals = await doubtsAbout(tx, ctx, arrival);
    const isHeld = isToBeChecked(signals);
    const written = await insertReview(tx, { ...pair, ...content, author, weddingMonth, createdAt: now, isBooked, isHeld });
    if (written === null) return refuseWith('reviews.already_written');
    await rateVendors(tx, [pair.vendorId], now);
    await placePhotos(tx, written, pair, { photos, language });
    await noteNetwork(tx, ctx, written.id, arrival);
    if (isHeld) await insertCase(tx, { reviewId: written.id, vendorId: pair.vendorId, reason: null, signals, details: '', openedAt: now });
    else await emailWritten(tx, ctx, written);
    return written;
  });
}

/** A vendor answers a review, once. */
export async function answerReview(ctx: ReviewsContext, vendorId: number, id: number, raw: string): Promise<StoredReview> {
  const checked = checkAnswer(raw);
  if (!checked.ok) throw new Refused(checked.refusals);
  return inTransaction(ctx.db, async (tx) => {
    const review = await findSeen(tx, vendorId, id);
    if (review.removal !== null) refuseWith('reviews.removed');
    const answered = (await writeAnswer(tx, id, checked.value, ctx.clock.now())) ?? refuseWith('reviews.already_answered');
    await emailAnswered(tx, ctx, answered);
    return answered;
  });
}

/** Invitations of a couple as it sees them, with what it wrote. */
export async function presentInvitations(
  db: Connection,
  coupleId: number,
  invitations: readonly Invitation[],
  { today, language }: { readonly today: BusinessDay; readonly language: Language },
): Promise<ReviewInvitation[]> {
  const vendorIds = invitations.map(({ vendorId }) => vendorId);
  const [names, reviews] = await Promise.all([vendorNames(db, vendorIds), reviewsBy(db, coupleId, vendorIds)]);
  const written = [...reviews.values()];
  const [cases, photos] = await Promise.all([
    reportsOf(
      db,
      written.map(({ id }) => id),
    ),
    photosOf(db, written),
  ]);
  return invitations.map(({ vendorId, source, weddingOn }) => {
    const review = reviews.get(vendorId);
    const vendor = names.get(vendorId);
    return {
      vendor: { id: vendorId, name: nameFor(vendor?.business_name ?? null, language), slug: vendor?.slug ?? '' },
      source,
      wedding_on: weddingOn,
      status: invitationStatus({ weddingOn, hasReview: review !== undefined }, today),
      open_until: lastDayToReview(weddingOn),
      review: review === undefined ? null : presentMine(review, photos.get(review.id), cases.get(review.id), language),
    };
  });
}
