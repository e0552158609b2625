import type { AnswerOf } from '../../../../contract/endpoint.ts';
import type { VendorCard } from '../../../../contract/catalogue.ts';
import type { RemovedReview as RemovedReviewLine, ReviewSummary, vendorReviews } from '../../../../contract/reviews.ts';
import { pageCountOf } from '../../../../core/paging.ts';
import { reviewPage } from '../../../../core/reviews/pages.ts';
import { reviewSorts } from '../../../../core/reviews/shown.ts';
import { count, date, stars } from '../../../../texts/format.ts';
import { profileHref } from '../addresses.ts';
import { Paging } from '../site/paging.tsx';
import { useSite } from '../site/site-context.tsx';
import { allReviews, type ChosenReviews } from './chosen-reviews.ts';
import { Part } from './part.tsx';
import { ReviewText } from './review-text.tsx';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';

export type ShownReviews = AnswerOf<typeof vendorReviews> & { readonly chosen: ChosenReviews };
interface Props {
  readonly vendor: VendorCard;
  readonly reviews: ShownReviews;
}

/** What couples say: the whole in figures, then each review. Narrowing and sorting are links, so that they work before or without scripts. */
export function Reviews({ vendor, reviews }: Props) {
  const { t, href } = useSite();
  const { data, meta, chosen } = reviews;
  return (
    <Part id="reviews" title={t('profile.reviews')}>
      {meta.summary.mean === null ? (
        <p className={styles['none']}>{t('profile.noReviews')}</p>
      ) : (
        <>
          <Summary vendor={vendor} summary={meta.summary} mean={meta.summary.mean} chosen={chosen} />
          <Choices vendor={vendor} chosen={chosen} />
          {data.length === 0 && <p className={styles['none']}>{t('profile.noneOfThese')}</p>}
        </>
      )}
      {data.length > 0 && (
        <ul className={styles['reviews']}>
          {data.map((review) => (
            <li key={review.id}>
              {review.status === 'shown' ? <ReviewText review={review} vendorName={vendor.name} /> : <RemovedReview review={review} />}
            </li>
          ))}
        </ul>
      )}
      <Paging
        current={meta.page}
        pageCount={pageCountOf(meta.total, meta.limit)}
        addressOf={(page) => reviewsHref(vendor, { ...chosen, page })}
      />
      <p className={styles['from']}>
        {t('profile.reviewsFrom', { name: vendor.name })}{' '}
        <a href={href(reviewPage(vendor.slug))}>{t('profile.writeReview', { name: vendor.name })}</a>
      </p>
    </Part>
  );
}

/** Nothing vanishes silently: a line says when and why. */
function RemovedReview({ review: { removal } }: { readonly review: RemovedReviewLine }) {
  const { t, language } = useSite();
  return (
    <p className={styles['removed']}>
      {t('profile.removed', { day: date(removal.removed_at, language), ground: t(`ground.${removal.ground}`) })}
    </p>
  );
}

const reviewsHref = ({ slug }: VendorCard, chosen: Partial<ChosenReviews>): string => `${profileHref(slug, chosen)}#reviews`;

interface SummaryProps {
  readonly vendor: VendorCard;
  readonly summary: ReviewSummary;
  readonly mean: number;
  readonly chosen: ChosenReviews;
}

function Summary({ vendor, summary, mean, chosen }: SummaryProps) {
  const { t, href, language } = useSite();
  return (
    <div className={styles['summary']}>
      <div className={styles['whole']}>
        <p className={styles['figure']}>{stars(mean, language)}</p>
        <div>
          <Stars rating={mean} size={20} />
          <p>{t('profile.basedOn', { count: summary.count, n: count(summary.count, language) })}</p>
        </div>
      </div>
      <ul className={styles['histogram']} aria-label={t('profile.byStars')}>
        {summary.stars.map((row) => (
          <li key={row.stars}>
            <a
              href={href(reviewsHref(vendor, { ...chosen, stars: chosen.stars === row.stars ? null : row.stars, page: 1 }))}
              aria-current={chosen.stars === row.stars || undefined}
            >
              <span>{t('profile.starsOf', { count: row.stars, n: count(row.stars, language) })}</span>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect width="100" height="8" />
                <rect width={(row.count / summary.count) * 100} height="8" />
              </svg>
              <span className={styles['number']}>{count(row.count, language)}</span>
            </a>
          </li>
        ))}
      </ul>
      {summary.aspects.length > 0 && (
        <dl className={styles['aspects']}>
          {summary.aspects.map(({ aspect, mean: value }) => (
            <div key={aspect}>
              <dt>{t(`profile.aspect.${aspect}`)}</dt>
              <dd>{stars(value, language)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Choices({ vendor, chosen }: { readonly vendor: VendorCard; readonly chosen: ChosenReviews }) {
  const { t, href, language } = useSite();
  const to = (change: Partial<ChosenReviews>) => href(reviewsHref(vendor, { ...chosen, page: 1, ...change }));
  return (
    <nav className={styles['choices']} aria-label={t('profile.narrowReviews')}>
      <p>
        <a href={to({ ...allReviews, sort: chosen.sort })} aria-current={(chosen.stars === null && !chosen.isBooked) || undefined}>
          {t('profile.allReviews')}
        </a>
        {chosen.stars !== null && (
          <a href={to({ stars: null })} aria-current>
            {t('profile.starsOf', { count: chosen.stars, n: count(chosen.stars, language) })}
          </a>
        )}
        <a href={to({ isBooked: !chosen.isBooked })} aria-current={chosen.isBooked || undefined}>
          {t('profile.bookedReviews')}
        </a>
      </p>
      <p>
        {reviewSorts.map((sort) => (
          <a key={sort} href={to({ sort })} aria-current={chosen.sort === sort || undefined}>
            {t(`profile.reviews.${sort}`)}
          </a>
        ))}
      </p>
    </nav>
  );
}
