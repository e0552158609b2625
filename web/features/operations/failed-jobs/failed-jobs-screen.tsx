import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dismissFailedJob, type FailedJob, jobKinds, listFailedJobs, retryFailedJob } from '../../../../contract/failed-jobs.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify, notifyFailure } from '../../../base/client-state.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { QueueCard } from '../queue/queue-card.tsx';
import { type Column, QueueTable } from '../queue/queue-table.tsx';
import { failedJobsTexts, operationsTexts } from '../texts.ts';
import { useAsked } from '../use-asked.ts';

const failedJobsQuery = (query: { readonly page: number }) =>
  queryOptions({
    queryKey: ['operations', 'failed-jobs', query],
    queryFn: ({ signal }) => call(listFailedJobs, { query: { limit: 25, ...query }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
    staleTime: 0,
  });

/** Background jobs that no one tries any more: run again or dismissed by a person. */
export default function FailedJobsScreen() {
  const t = useTexts(failedJobsTexts);
  const queues = useTexts(operationsTexts);
  const asked = useAsked();
  const jobs = useQuery(failedJobsQuery({ page: asked.page }));
  const columns = useColumns();
  return (
    <QueueCard lead={t('lead')} query={jobs} empty={{ title: t('none'), text: t('noneText') }} onPage={asked.toPage}>
      {({ data }) => (
        <QueueTable
          label={queues('queue.failed_jobs')}
          columns={columns}
          rows={data}
          keyOf={({ id }) => id}
          isOld={jobs.isPlaceholderData}
          keys={queues('keysRows', { approve: t('retry'), decline: t('dismiss') })}
        />
      )}
    </QueueCard>
  );
}

/** What a job does, in words; one of an earlier version keeps its name. */
function useKind(): (kind: string) => string {
  const t = useTexts(failedJobsTexts);
  return (kind) => {
    const known = jobKinds.find((name) => name === kind);
    return known === undefined ? kind : t(`kind.${known}`);
  };
}

function useColumns(): readonly Column<FailedJob>[] {
  const t = useTexts(failedJobsTexts);
  const queues = useTexts(operationsTexts);
  const format = useFormat();
  const kindOf = useKind();
  return [
    { title: t('job'), cell: ({ kind }) => kindOf(kind) },
    { title: t('fault'), kind: 'words', cell: ({ fault }) => (fault === '' ? t('noFault') : fault) },
    { title: t('tries'), kind: 'number', cell: ({ tries }) => format.count(tries) },
    { title: t('failedAt'), kind: 'time', cell: ({ failed_at: at }) => format.dateTime(at) },
    { title: queues('actions'), kind: 'actions', cell: (job) => <Buttons job={job} /> },
  ];
}

function Buttons({ job }: { readonly job: FailedJob }) {
  const t = useTexts(failedJobsTexts);
  const format = useFormat();
  const kindOf = useKind();
  const queries = useQueryClient();
  const acting = useMutation({
    mutationFn: (endpoint: typeof retryFailedJob | typeof dismissFailedJob) => call(endpoint, { params: { id: job.id } }),
    onSuccess: (_, endpoint) => notify('success', t(endpoint === retryFailedJob ? 'retried' : 'dismissed')),
    onError: notifyFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: ['operations'] }),
  });
  const names = { job: kindOf(job.kind), when: format.dateTime(job.failed_at) };
  const isBusyWith = (endpoint: typeof acting.variables) => acting.isPending && acting.variables === endpoint;
  return (
    <>
      <Button
        variant="default"
        data-key="a"
        aria-label={t('retryOf', names)}
        loading={isBusyWith(retryFailedJob)}
        onClick={() => acting.mutate(retryFailedJob)}
      >
        {t('retry')}
      </Button>{' '}
      <Button
        variant="subtle"
        data-key="d"
        aria-label={t('dismissOf', names)}
        loading={isBusyWith(dismissFailedJob)}
        onClick={() => acting.mutate(dismissFailedJob)}
      >
        {t('dismiss')}
      </Button>
    </>
  );
}
