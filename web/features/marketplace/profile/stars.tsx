import { useSite } from '../site/site-context.tsx';
import { stars } from '../../../../texts/format.ts';
import { star } from '../../../parts/cards/ornaments/drawing.ts';
import styles from './stars.module.css';

/** Five stars, filled up to the rating. Read aloud as "4.5 out of 5". */
export function Stars({ rating, size = 16 }: { readonly rating: number; readonly size?: number }) {
  const { t, language } = useSite();
  return (
    <span className={styles['place']}>
      <span className="for-screen-readers">{t('profile.outOf', { rating: stars(rating, language) })}</span>
      <svg className={styles['stars']} viewBox="0 0 104 20" width={(size * 104) / 20} height={size} aria-hidden="true">
        {[0, 1, 2, 3, 4].map((index) => (
          <path
            key={index}
            className={index + 0.5 <= rating ? styles['full'] : styles['empty']}
            d={star}
            transform={`translate(${index * 21} 0)`}
          />
        ))}
      </svg>
    </span>
  );
}
