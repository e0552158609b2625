import type { VendorCard } from '../../../../contract/catalogue.ts';
import type { ShareCard } from '../../../../contract/render.ts';
import { count, money, stars } from '../../../../texts/format.ts';
import { cardTexts } from '../../../../texts/marketplace/card.ts';
import { fill, formOf, type Language } from '../../../../texts/typed.ts';

type Rated = Pick<VendorCard, 'rating' | 'review_count'>;
type Priced = Pick<VendorCard, 'price_from' | 'price_unit'>;

/** The stars of a vendor on its picture; null while nobody has reviewed it. */
export const sharedRating = ({ rating, review_count: reviews }: Rated, language: Language): ShareCard['rating'] =>
  rating === null
    ? null
    : {
        stars: stars(rating, language),
        reviews: fill(formOf(cardTexts[language].reviews, { count: reviews }), { n: count(reviews, language) }),
      };

/** Where the prices of a vendor start, with the unit, as on its card; null: on request. */
export const sharedPrice = ({ price_from: from, price_unit: unit }: Priced, language: Language): string | null =>
  from === null ? null : `${cardTexts[language].from} ${money(from, language)} ${unit[language]}`.trim();
