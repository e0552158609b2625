import { accept, type Outcome, refuse } from '../outcome.ts';
import { checkAlt, checkOrder } from '../pictures/rules.ts';
import { reviewRules } from './review.ts';

/** A photo of a review, and what it shows in words; may be empty. */
export interface ReviewPhoto {
  readonly id: string;
  readonly alt: string;
}
type PhotoRefusal = 'pictures.too_many' | 'pictures.twice' | 'pictures.alt_too_long' | 'catalogue.text_invalid';

/** The photos of a review, cleaned: each once, at most six. Refuses at `pictures`. */
export function checkPhotos(photos: readonly ReviewPhoto[]): Outcome<readonly ReviewPhoto[], PhotoRefusal> {
  const order = checkOrder(
    photos.map(({ id }) => id),
    reviewRules.photosMax,
  );
  if (!order.ok) return order;
  const cleaned: ReviewPhoto[] = [];
  for (const { id, alt } of photos) {
    const words = checkAlt({ en: alt, id: '' });
    if (!words.ok) return refuse({ ...words.refusals[0], field: 'pictures' });
    cleaned.push({ id, alt: words.value.en });
  }
  return accept(cleaned);
}
