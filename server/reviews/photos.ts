import type { OwnPicture, Picture } from '../../contract/pictures.ts';
import type { ReviewPhoto } from '../../core/reviews/photos.ts';
import { reviewRules } from '../../core/reviews/review.ts';
import type { Language } from '../../texts/typed.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { Upload } from '../kit/upload.ts';
import { picturesIn, showPictures, writeAlt } from '../pictures/api.ts';
import type { ReviewsContext } from './context.ts';
import type { Pair } from './invitation-store.ts';
import { assertMayReview } from './may-review.ts';
import type { StoredReview } from './review-store.ts';

const placeOf = (reviewId: number): string => `review:${reviewId}`;

/** Takes in a photo for a review that may still be written. */
export async function takePhoto(ctx: ReviewsContext, pair: Pair, key: string | null, readFile: () => Promise<Upload>): Promise<OwnPicture> {
  await assertMayReview(ctx.db, pair, ctx.clock.now());
  return ctx.pictures.takeInOf({ ...pair, accountId: pair.coupleId }, key, readFile);
}

/** Shows photos with a review, in this order; refuses with `pictures.unknown` what its couple did not upload for this vendor. */
export async function placePhotos(
  tx: Tx,
  { id, createdAt: at }: StoredReview,
  pair: Pair,
  { photos, language }: { readonly photos: readonly ReviewPhoto[]; readonly language: Language },
): Promise<void> {
  if (photos.length === 0) return;
  const ids = photos.map((photo) => photo.id);
  await showPictures(tx, { ...pair, place: placeOf(id), maximum: reviewRules.photosMax, at }, ids);
  for (const photo of photos) await writeAlt(tx, photo.id, language === 'id' ? { alt_id: photo.alt } : { alt_en: photo.alt });
}

/** Photos of a review that was removed go with it, at the next sweep. */
export async function removePhotos(tx: Tx, { id, vendorId, coupleId }: StoredReview): Promise<void> {
  const owner = { vendorId, ...(coupleId !== null && { coupleId }) };
  await showPictures(tx, { ...owner, place: placeOf(id), maximum: 0, at: 0 }, []);
}

/** The photos of these reviews, by review. They come without their tiny previews: ten reviews may have sixty. */
export async function photosOf(db: Connection, reviews: readonly StoredReview[]): Promise<ReadonlyMap<number, readonly Picture[]>> {
  const found = await picturesIn(
    db,
    reviews.map(({ id, vendorId }) => ({ vendorId, place: placeOf(id) })),
  );
  return new Map(reviews.map(({ id }) => [id, (found.get(placeOf(id)) ?? []).map((picture) => ({ ...picture, blur: '' }))]));
}
