import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { waitingWork } from '../../../contract/operations.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useFormat } from '../../app/format.ts';
import { usePermissions } from '../../app/operations-places.ts';
import { useTexts } from '../../app/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { acquisitionsQuery } from './acquisitions/queries.ts';
import classes from './home.module.css';
import { waitingQuery } from './queries.ts';
import { SearchField } from './queue/search-field.tsx';
import { reviewQueueQuery } from './review/queries.ts';
import { operationsTexts } from './texts.ts';

type Waiting = AnswerOf<typeof waitingWork>['data'];
type QueueName = keyof Waiting | 'documents' | 'acquisitions';
type Queue = { readonly count: number; readonly oldest_at: string | null };

const queues: readonly { readonly name: QueueName; readonly path: string; readonly search: Readonly<Record<string, string>> }[] = [
  { name: 'documents', path: pages.operationsDocuments, search: {} },
  { name: 'acquisitions', path: pages.operationsAcquisitions, search: {} },
  { name: 'disputes', path: pages.operationsDisputes, search: {} },
  { name: 'spam_reports', path: pages.operationsSpam, search: {} },
  { name: 'adjustments', path: pages.operationsAdjustments, search: {} },
  { name: 'payouts', path: pages.operationsPayouts, search: {} },
  { name: 'refunds', path: pages.operationsPayments, search: {} },
  { name: 'alerts', path: pages.operationsPayments, search: { kind: 'alerts' } },
];

/** Where an operator begins: what waits, and a way to any vendor. */
export default function HomeScreen() {
  const t = useTexts(operationsTexts);
  const router = useRouter();
  const waiting = useQuery(waitingQuery);
  const documents = useDocuments();
  const acquisitions = useAcquisitions();
  if (waiting.isError) return <Failed failure={waiting.error} onRetry={() => void waiting.refetch()} />;
  return (
    <>
      <Card>
        <SearchField
          label={t('homeFind')}
          hint={t('searchVendors')}
          value=""
          onSearch={(q) => void router.navigate({ to: pages.operationsVendors, search: { q } })}
        />
      </Card>
      {waiting.data === undefined || documents === undefined || acquisitions === undefined ? (
        <Skeleton height="11rem" />
      ) : (
        <Queues queues={{ ...waiting.data, documents, acquisitions }} />
      )}
    </>
  );
}

/** The queues this operator may open. */
function Queues({ queues: found }: { readonly queues: Readonly<Record<QueueName, Queue | null>> }) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  return (
    <ul className={classes['queues']}>
      {queues.map(({ name, path, search }) => {
        const queue = found[name];
        if (queue === null) return null;
        return (
          <li key={name}>
            <Link to={path} search={search} className={classes['queue']}>
              <span className={classes['name']}>{t(`queue.${name}`)}</span>
              <span className={classes['count']} data-empty={queue.count === 0}>
                {format.count(queue.count)}
              </span>
              <span className={classes['since']}>
                {queue.oldest_at === null ? t('nothingWaits') : t('waitsSince', { when: format.dateTime(queue.oldest_at) })}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Agreements to review, for whoever may review them; undefined while they are being counted. */
function useDocuments(): Queue | null | undefined {
  const isPermitted = usePermissions().includes('verification');
  const { data: page, isError } = useQuery({ ...reviewQueueQuery({ state: 'submitted', limit: 1 }), enabled: isPermitted });
  if (!isPermitted || isError) return null;
  if (page === undefined) return undefined;
  return { count: page.meta.total, oldest_at: page.data[0]?.submitted_at ?? null };
}

/** Businesses that ask to join, for whoever may answer them; undefined while they are being counted. */
function useAcquisitions(): Queue | null | undefined {
  const isPermitted = usePermissions().includes('support');
  const { data: page, isError } = useQuery({ ...acquisitionsQuery({ limit: 1 }), enabled: isPermitted });
  if (!isPermitted || isError) return null;
  if (page === undefined) return undefined;
  return { count: page.meta.total, oldest_at: page.data[0]?.received_at ?? null };
}
