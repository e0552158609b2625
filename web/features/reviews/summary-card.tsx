import type { ReviewSummary } from '../../../contract/reviews.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import classes from './reviews.module.css';
import { Stars } from './stars.tsx';
import { reviewsTexts } from '../../parts/reviews/texts.ts';

/** What all reviews come to. */
export function SummaryCard({ summary: { mean, count, stars, aspects } }: { readonly summary: ReviewSummary }) {
  const t = useTexts(reviewsTexts);
  const format = useFormat();
  return (
    <Card title={t('summary.title')}>
      {mean === null ? (
        <p className={classes['none']}>{t('summary.none')}</p>
      ) : (
        <>
          <div className={classes['whole']}>
            <p className={classes['figure']}>{format.stars(mean)}</p>
            <div>
              <Stars rating={mean} />
              <p>{t('summary.basedOn', { count, n: format.count(count) })}</p>
            </div>
          </div>
          <dl className={classes['rows']}>
            {stars.map((row) => (
              <div key={row.stars}>
                <dt>{t('summary.stars', { count: row.stars, n: format.count(row.stars) })}</dt>
                <dd>
                  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <rect width="100" height="8" />
                    <rect width={(row.count / count) * 100} height="8" />
                  </svg>
                  {format.count(row.count)}
                </dd>
              </div>
            ))}
            {aspects.map(({ aspect, mean: value }) => (
              <div key={aspect}>
                <dt>{t(`aspect.${aspect}`)}</dt>
                <dd className={classes['value']}>{format.stars(value)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Card>
  );
}
