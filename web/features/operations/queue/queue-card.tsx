import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Empty, Failed } from '../../../ui/page-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import classes from './queue-card.module.css';

type Page<Row> = {
  readonly data: readonly Row[];
  readonly meta: { readonly page: number; readonly limit: number; readonly total: number };
};
type QueueCardProps<Answer extends Page<unknown>> = {
  readonly lead: string;
  /** What narrows the list, where something does. */
  readonly filter?: ReactNode;
  readonly query: UseQueryResult<Answer>;
  readonly empty: { readonly title: string; readonly text: string };
  readonly onPage: (page: number) => void;
  readonly children: (answer: Answer) => ReactNode;
};

/** A list of work in all its states: on its way, failed, empty, a page of it. */
export function QueueCard<Answer extends Page<unknown>>({ lead, filter, query, empty, onPage, children }: QueueCardProps<Answer>) {
  return (
    <Card>
      <p className={classes['lead']}>{lead}</p>
      {filter !== undefined && <div className={classes['filter']}>{filter}</div>}
      {query.isError && <Failed failure={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height="24rem" />}
      {query.isSuccess && query.data.data.length === 0 && (
        <Empty title={empty.title}>
          <p>{empty.text}</p>
        </Empty>
      )}
      {query.isSuccess && query.data.data.length > 0 && children(query.data)}
      {query.isSuccess && <Pager meta={query.data.meta} onPage={onPage} />}
    </Card>
  );
}
