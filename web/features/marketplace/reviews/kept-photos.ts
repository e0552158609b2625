import type { ReviewPhoto } from '../../../../core/reviews/photos.ts';
import { itemsOf, fieldsOf } from '../../../../core/unknown.ts';

/** A photo that is uploaded and waits for its review: also its address, to show it here. */
export interface KeptPhoto extends ReviewPhoto {
  readonly src: string;
}

/** The photos of a draft, which keeps texts. Total: what cannot be read is left out. */
export function photosIn(text: string): readonly KeptPhoto[] {
  try {
    return itemsOf(JSON.parse(text === '' ? '[]' : text)).flatMap((one) => {
      const { id, src, alt } = fieldsOf(one);
      return typeof id === 'string' && typeof src === 'string' && typeof alt === 'string' ? [{ id, src, alt }] : [];
    });
  } catch {
    return [];
  }
}

/** Photos as a draft keeps them; none are an empty text, as in a form that was never touched. */
export const textOfPhotos = (photos: readonly KeptPhoto[]): string => (photos.length === 0 ? '' : JSON.stringify(photos));
