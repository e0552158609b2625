import type { Language, Sentence } from '../typed.ts';

/** The few words on a vendor card. Both languages are at hand, because the card also stands alone, in the preview of an ad. */
export const cardTexts: Readonly<
  Record<
    Language,
    {
      readonly ad: string;
      readonly from: string;
      readonly onRequest: string;
      readonly estimate: Sentence;
      readonly noReviews: string;
      readonly rating: Sentence;
      readonly reviews: Sentence;
    }
  >
> = {
  en: {
    ad: 'Ad',
    from: 'from',
    onRequest: 'Price on request',
    estimate: { one: 'for our {n} guest about {price}', other: 'for our {n} guests about {price}' },
    noReviews: 'No reviews yet',
    rating: { one: '{rating} out of 5, {n} review', other: '{rating} out of 5, {n} reviews' },
    reviews: { one: '{n} review', other: '{n} reviews' },
  },
  id: {
    ad: 'Iklan',
    from: 'mulai',
    onRequest: 'Harga atas permintaan',
    estimate: 'sekitar {price} untuk {n} tamu',
    noReviews: 'Belum ada ulasan',
    rating: '{rating} dari 5, {n} ulasan',
    reviews: '{n} ulasan',
  },
};
