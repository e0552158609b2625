import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { listOwnReviews } from '../../../contract/reviews.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Empty, Failed } from '../../ui/page-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AskCard } from './ask-card.tsx';
import { ownReviewsQuery, type Show } from './queries.ts';
import { ReviewItem } from './review-item.tsx';
import classes from './reviews.module.css';
import { SummaryCard } from './summary-card.tsx';
import { reviewsTexts } from '../../parts/reviews/texts.ts';

/** What couples wrote about this vendor, its replies, and how it asks for more. */
export default function ReviewsScreen() {
  const t = useTexts(reviewsTexts);
  const [{ show, page }, setShown] = useState<{ readonly show: Show; readonly page: number }>({ show: 'all', page: 1 });
  const reviews = useQuery(ownReviewsQuery(show, page));
  if (reviews.isLoadingError) return <Failed failure={reviews.error} onRetry={() => void reviews.refetch()} />;
  return (
    <>
      <p className={classes['lead']}>{t('lead')}</p>
      <div className={classes['pair']}>
        {reviews.data === undefined ? (
          <Skeleton height="36rem" />
        ) : (
          <List
            answer={reviews.data}
            show={show}
            onShow={(next) => setShown({ show: next, page: 1 })}
            onPage={(next) => setShown({ show, page: next })}
          />
        )}
        <div className={classes['beside']}>
          {reviews.data === undefined ? <Skeleton height="23.8rem" /> : <SummaryCard summary={reviews.data.meta.summary} />}
          <AskCard />
        </div>
      </div>
    </>
  );
}

type ListProps = {
  readonly answer: AnswerOf<typeof listOwnReviews>;
  readonly show: Show;
  readonly onShow: (show: Show) => void;
  readonly onPage: (page: number) => void;
};

function List({ answer: { data, meta }, show, onShow, onPage }: ListProps) {
  const t = useTexts(reviewsTexts);
  const format = useFormat();
  if (meta.summary.count === 0 && meta.total === 0 && show === 'all')
    return (
      <Card>
        <Empty title={t('list.noneTitle')}>{t('list.none')}</Empty>
      </Card>
    );
  return (
    <Card title={t('list.title')}>
      <Chips
        label={t('show')}
        options={[
          { value: 'all', label: t('show.all') },
          { value: 'unanswered', label: t('show.unanswered', { n: format.count(meta.unanswered) }) },
        ]}
        value={show}
        onChange={onShow}
      />
      {data.length === 0 && <p className={classes['none']}>{t('list.allAnswered')}</p>}
      <ul className={classes['list']}>
        {data.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      <Pager meta={meta} onPage={onPage} list={t('list.title')} />
    </Card>
  );
}
