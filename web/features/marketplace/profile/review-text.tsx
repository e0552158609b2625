import type { Review } from '../../../../contract/reviews.ts';
import { reviewAspects } from '../../../../core/reviews/review.ts';
import { date, month } from '../../../../texts/format.ts';
import { nameFor } from '../../../../texts/names.ts';
import { profileInitial } from '../site/initial.ts';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';

/** One review with its stars, and what the vendor replied. */
export function ReviewText({ review, vendorName }: { readonly review: Review; readonly vendorName: string }) {
  const { t, language } = useSite();
  const { author, rating, text, wedding_month: weddingMonth, is_booked: isBooked, answer, pictures } = review;
  const name = nameFor(author === '' ? null : author, language);
  return (
    <article className={styles['review']}>
      <header>
        <span className={styles['initial']} aria-hidden="true">
          {profileInitial(name)}
        </span>
        <p>
          <strong>{name}</strong>
          <small>{t('profile.married', { month: month(weddingMonth, language) })}</small>
        </p>
        <Stars rating={rating} size={16} />
      </header>
      <p className={styles['words']}>{text}</p>
      <GivenAspects review={review} />
      {pictures.length > 0 && <ReviewPhotos pictures={pictures} author={name} />}
      <p className={styles['proof']} data-booked={isBooked || undefined}>
        <Icon name="check" size={16} />
        {t(isBooked ? 'profile.booked' : 'profile.confirmed')}
      </p>
      {answer !== null && (
        <div className={styles['answer']}>
          <strong>{t('profile.replyOf', { name: vendorName, day: date(answer.answered_at, language) })}</strong>
          <p className={styles['words']}>{answer.text}</p>
        </div>
      )}
    </article>
  );
}

function GivenAspects({ review: { aspects } }: { readonly review: Review }) {
  const { t } = useSite();
  const given = reviewAspects.filter((aspect) => aspects[aspect] !== null);
  if (given.length === 0) return null;
  return (
    <dl className={styles['given']}>
      {given.map((aspect) => (
        <div key={aspect}>
          <dt>{t(`profile.aspect.${aspect}`)}</dt>
          <dd>
            <Stars rating={aspects[aspect] ?? 0} size={12} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
