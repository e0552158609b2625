import type { Language, Sentence } from '../typed.ts';

/** The few words on a vendor card. Both languages are at hand, because the card also stands alone, in the preview of an ad. */
export const cardTexts: Readonly<
  Record<
    Language,
    { readonly ad: string; readonly from: string; readonly onRequest: string; readonly noReviews: string; readonly rating: Sentence }
  >
> = {
  en: {
    ad: 'Ad',
    from: 'from',
    onRequest: 'Price on request',
    noReviews: 'No reviews yet',
    rating: { one: '{rating} out of 5, {n} review', other: '{rating} out of 5, {n} reviews' },
  },
  id: {
    ad: 'Iklan',
    from: 'mulai',
    onRequest: 'Harga atas permintaan',
    noReviews: 'Belum ada ulasan',
    rating: '{rating} dari 5, {n} ulasan',
  },
};
