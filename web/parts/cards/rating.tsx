import type { VendorCard } from '../../../contract/catalogue.ts';
import { count, stars } from '../../../texts/format.ts';
import { cardTexts } from '../../../texts/marketplace/card.ts';
import { fill, formOf, type Language } from '../../../texts/typed.ts';
import { star } from './ornaments/drawing.ts';
import styles from './vendor-card.module.css';

interface RatingProps {
  readonly vendor: Pick<VendorCard, 'rating' | 'review_count'>;
  readonly language: Language;
}

/** The mean of a vendor's reviews and how many they are. */
export function Rating({ vendor, language }: RatingProps) {
  const words = cardTexts[language];
  if (vendor.rating === null) return <p className={styles['unrated']}>{words.noReviews}</p>;
  const said = fill(formOf(words.rating, { count: vendor.review_count }), {
    rating: stars(vendor.rating, language),
    n: count(vendor.review_count, language),
  });
  return (
    <p className={styles['rating']}>
      <svg viewBox="0 0 20 20" width="15" height="15" aria-hidden="true">
        <path d={star} />
      </svg>
      <span aria-hidden="true">
        {stars(vendor.rating, language)} <small>({count(vendor.review_count, language)})</small>
      </span>
      <span className="for-screen-readers">{said}</span>
    </p>
  );
}
