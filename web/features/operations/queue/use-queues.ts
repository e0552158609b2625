import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import type { waitingWork } from '../../../../contract/operations.ts';
import { usePermissions } from '../nav-items.ts';
import { acquisitionsQuery } from '../acquisitions/queries.ts';
import { membersQuery } from '../hilda/queries.ts';
import { waitingQuery } from '../queries.ts';
import { reviewQueueQuery } from '../review/queries.ts';

type Waiting = AnswerOf<typeof waitingWork>['data'];
export type QueueName = keyof Waiting | 'documents' | 'acquisitions' | 'hilda';
/** `own`: proposals of the reader, which someone else decides. */
export type Queue = { readonly count: number; readonly oldest_at: string | null; readonly own?: number };

/** How much waits in each queue: null where this operator may not open it, undefined while it is not known. */
export function useQueues() {
  const permissions = usePermissions();
  const mayReview = permissions.includes('verification');
  const maySupport = permissions.includes('support');
  const waiting = useQuery(waitingQuery);
  const documents = useQuery({ ...reviewQueueQuery({ status: 'submitted', limit: 1 }), enabled: mayReview });
  const acquisitions = useQuery({ ...acquisitionsQuery({ limit: 1 }), enabled: maySupport });
  const hilda = useQuery({ ...membersQuery({ status: 'pending', page: 1 }), enabled: maySupport });
  const queues: Readonly<Record<QueueName, Queue | null | undefined>> = {
    disputes: waiting.data?.disputes,
    review_cases: waiting.data?.review_cases,
    spam_reports: waiting.data?.spam_reports,
    proposals: waiting.data?.proposals,
    failed_jobs: waiting.data?.failed_jobs,
    refunds: waiting.data?.refunds,
    alerts: waiting.data?.alerts,
    payouts: waiting.data?.payouts,
    documents: counted(mayReview, documents.data, documents.data?.data[0]?.submitted_at),
    acquisitions: counted(maySupport, acquisitions.data, acquisitions.data?.data[0]?.received_at),
    hilda: counted(maySupport, hilda.data, undefined),
  };
  const failed = [waiting, documents, acquisitions, hilda].filter(({ isLoadingError }) => isLoadingError);
  return {
    queues,
    failure: failed[0]?.error ?? null,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
    isCounting: failed.length === 0 && Object.values(queues).includes(undefined),
  };
}

type Counted = { readonly meta: { readonly total: number } } | undefined;
function counted(isPermitted: boolean, data: Counted, oldestAt: string | undefined): Queue | null | undefined {
  if (!isPermitted) return null;
  return data && { count: data.meta.total, oldest_at: oldestAt ?? null };
}
