import { pictureRules } from '../../../../core/pictures/rules.ts';
import type { ReviewPhoto } from '../../../../core/reviews/photos.ts';
import { itemsOf, fieldsOf } from '../../../../core/unknown.ts';

/** A photo that is uploaded and waits for its review: also its address, to show it here, and when it was uploaded, epoch milliseconds. */
export interface KeptPhoto extends ReviewPhoto {
  readonly src: string;
  readonly at: number;
}

/** The photos of a draft, which keeps texts. Total: what cannot be read is left out. */
export function photosIn(text: string): readonly KeptPhoto[] {
  try {
    return itemsOf(JSON.parse(text === '' ? '[]' : text)).flatMap((one) => {
      const { id, src, alt, at } = fieldsOf(one);
      const isPhoto = typeof id === 'string' && typeof src === 'string' && typeof alt === 'string';
      return isPhoto ? [{ id, src, alt, at: typeof at === 'number' ? at : 0 }] : [];
    });
  } catch {
    return [];
  }
}

/** Photos as a draft keeps them; none are an empty text, as in a form that was never touched. */
export const textOfPhotos = (photos: readonly KeptPhoto[]): string => (photos.length === 0 ? '' : JSON.stringify(photos));

/** Whether a photo that was not sent is still there at `now`, epoch milliseconds: the server forgets it after a day. */
export const isStillThere = ({ at }: Pick<KeptPhoto, 'at'>, now: number): boolean => now - at < pictureRules.looseMs;
