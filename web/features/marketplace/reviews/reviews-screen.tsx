import type { AnswerOf } from '../../../../contract/endpoint.ts';
import type { myReviews, ReviewInvitation } from '../../../../contract/reviews.ts';
import { coupleReviews, reviewPage } from '../../../../core/reviews/pages.ts';
import { date } from '../../../../texts/format.ts';
import { Stars } from '../profile/stars.tsx';
import { ActionLink } from '../site/action-link.tsx';
import { ListPage, TurnPage } from '../site/list-page.tsx';
import { useSite } from '../site/site-context.tsx';
import { type ReviewTexts, type ReviewWords, wordsOf } from './review-texts.ts';
import styles from './reviews.module.css';

export interface ReviewsProps {
  readonly invitations: readonly ReviewInvitation[];
  readonly meta: AnswerOf<typeof myReviews>['meta'];
  readonly texts: ReviewTexts;
}

/** Whom this couple may review, and what it wrote. */
export function ReviewsScreen({ invitations, meta, texts }: ReviewsProps) {
  const { href } = useSite();
  const words = wordsOf(texts);
  return (
    <ListPage title={words('list.title')} lead={words('list.lead')}>
      {invitations.length === 0 ? (
        <div className={styles['none']}>
          <p>{words('list.empty')}</p>
          <ActionLink href={href('/vendors')}>{words('list.find')}</ActionLink>
        </div>
      ) : (
        <ul className={styles['list']}>
          {invitations.map((invitation) => (
            <Row key={invitation.vendor.id} invitation={invitation} words={words} />
          ))}
        </ul>
      )}
      <TurnPage {...meta} path={coupleReviews} newer={words('list.newer')} older={words('list.older')} />
    </ListPage>
  );
}

function Row({ invitation, words }: { readonly invitation: ReviewInvitation; readonly words: ReviewWords }) {
  const { href, language } = useSite();
  const { vendor, status, review, open_until: openUntil } = invitation;
  const until = date(openUntil, language);
  return (
    <li>
      <div>
        <h2>{vendor.slug === '' ? vendor.name : <a href={href(reviewPage(vendor.slug))}>{vendor.name}</a>}</h2>
        <p className={styles['small']}>
          {review?.is_held && words('list.held')}
          {review !== null &&
            !review.is_held &&
            review.removal === null &&
            words('list.written', { day: date(review.created_at, language) })}
          {review?.removal && words('list.removed', { day: date(review.removal.removed_at, language) })}
          {review === null && words(status === 'open' ? 'list.until' : 'list.over', { day: until })}
        </p>
        {review !== null && <p className={styles['words']}>{review.text}</p>}
      </div>
      <div>
        {review !== null && <Stars rating={review.rating} />}
        {status === 'open' && vendor.slug !== '' && <span className={styles['mark']}>{words('list.write')}</span>}
      </div>
    </li>
  );
}
