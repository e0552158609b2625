import { Link, useRouter } from '@tanstack/react-router';
import { pages } from '../../../core/identity/pages.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './home.module.css';
import { SearchField } from './queue/search-field.tsx';
import { type Queue, type QueueName, useQueues } from './queue/use-queues.ts';
import { operationsTexts } from './texts.ts';

const queues: readonly { readonly name: QueueName; readonly path: string; readonly search: Readonly<Record<string, string>> }[] = [
  { name: 'proposals', path: pages.operationsProposals, search: {} },
  { name: 'documents', path: pages.operationsDocuments, search: {} },
  { name: 'acquisitions', path: pages.operationsAcquisitions, search: {} },
  { name: 'hilda', path: pages.operationsHilda, search: {} },
  { name: 'disputes', path: pages.operationsDisputes, search: {} },
  { name: 'review_cases', path: pages.operationsDisputes, search: { kind: 'reviews' } },
  { name: 'spam_reports', path: pages.operationsSpam, search: {} },
  { name: 'failed_jobs', path: pages.operationsFailedJobs, search: {} },
  { name: 'payouts', path: pages.operationsPayouts, search: {} },
  { name: 'refunds', path: pages.operationsPayments, search: {} },
  { name: 'alerts', path: pages.operationsPayments, search: { kind: 'alerts' } },
];

/** Where an operator starts: what waits, and a way to anyone. */
export default function HomeScreen() {
  const t = useTexts(operationsTexts);
  const router = useRouter();
  const { queues: found, failure, retry, isCounting } = useQueues();
  return (
    <>
      <Card>
        <SearchField
          label={t('find')}
          hint={t('findHint')}
          value=""
          onSearch={(q) => void router.navigate({ to: pages.operationsFind, search: { q } })}
        />
      </Card>
      {failure !== null && <Failed failure={failure} onRetry={() => void retry()} />}
      {isCounting ? <Skeleton height="11rem" /> : <Queues queues={found} />}
    </>
  );
}

/** The queues this operator may open. */
function Queues({ queues: found }: { readonly queues: Readonly<Record<QueueName, Queue | null | undefined>> }) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  return (
    <ul className={classes['queues']}>
      {queues.map(({ name, path, search }) => {
        const queue = found[name];
        if (queue === null || queue === undefined) return null;
        return (
          <li key={name}>
            <Link to={path} search={search} className={classes['queue']}>
              <span className={classes['name']}>{t(`queue.${name}`)}</span>
              <span className={classes['count']} data-empty={queue.count === 0}>
                {format.count(queue.count)}
              </span>
              <span className={classes['since']}>
                {queue.count === 0
                  ? t('nothingWaits')
                  : queue.oldest_at === null
                    ? null
                    : t('waitsSince', { when: format.dateTime(queue.oldest_at) })}
              </span>
              {queue.own !== undefined && queue.own > 0 && <span className={classes['since']}>{t('ownWait', { count: queue.own })}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
