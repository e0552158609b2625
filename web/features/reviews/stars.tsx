import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './reviews.module.css';
import { reviewsTexts } from '../../parts/reviews/texts.ts';

const places = [1, 2, 3, 4, 5] as const;

/** Five stars, filled up to the rating. */
export function Stars({ rating, size = 16 }: { readonly rating: number; readonly size?: number }) {
  const t = useTexts(reviewsTexts);
  const format = useFormat();
  return (
    <span className={classes['stars']}>
      <span className="for-screen-readers">{t('summary.outOf', { rating: format.stars(rating) })}</span>
      {places.map((place) => {
        const Icon = place - 0.5 <= rating ? IconStarFilled : IconStar;
        return <Icon key={place} size={size} aria-hidden />;
      })}
    </span>
  );
}
