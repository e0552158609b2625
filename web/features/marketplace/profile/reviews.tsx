import { useState } from 'react';
import type { VendorCard, VendorProfile } from '../../../../contract/catalogue.ts';
import { count, month, stars } from '../../../../texts/format.ts';
import { nameFor } from '../../../../texts/names.ts';
import { profileInitial } from '../site/initial.ts';
import { useSite } from '../site/site-context.tsx';
import { Part } from './part.tsx';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';

type Review = VendorProfile['reviews'][number];
const shownAtFirst = 6;

export function Reviews({ vendor, reviews }: { readonly vendor: VendorCard; readonly reviews: readonly Review[] }) {
  const { t, language } = useSite();
  const [isAll, setAll] = useState(false);
  const { rating, review_count: reviewCount } = vendor;
  return (
    <Part id="reviews" title={t('profile.reviews')}>
      {rating === null || reviews.length === 0 ? (
        <p className={styles['none']}>{t('profile.noReviews')}</p>
      ) : (
        <>
          <div className={styles['summary']}>
            <p className={styles['figure']}>{stars(rating, language)}</p>
            <div>
              <Stars rating={rating} size={20} />
              <p>{t('profile.basedOn', { count: reviewCount, n: count(reviewCount, language) })}</p>
            </div>
          </div>
          <ul className={styles['reviews']}>
            {(isAll ? reviews : reviews.slice(0, shownAtFirst)).map((review) => (
              <li key={review.id}>
                <ReviewText review={review} />
              </li>
            ))}
          </ul>
          {!isAll && reviews.length > shownAtFirst && (
            <button type="button" className={styles['more']} onClick={() => setAll(true)}>
              {t('profile.moreReviews', { n: count(reviews.length, language) })}
            </button>
          )}
        </>
      )}
    </Part>
  );
}

function ReviewText({ review: { author, rating, text, wedding_month: weddingMonth } }: { readonly review: Review }) {
  const { t, language } = useSite();
  const name = nameFor(author === '' ? null : author, language);
  return (
    <figure className={styles['review']}>
      <blockquote>{text}</blockquote>
      <figcaption>
        <span className={styles['initial']} aria-hidden="true">
          {profileInitial(name)}
        </span>
        <span>
          <strong>{name}</strong>
          <small>{t('profile.married', { month: month(weddingMonth, language) })}</small>
        </span>
        <Stars rating={rating} size={14} />
      </figcaption>
    </figure>
  );
}
