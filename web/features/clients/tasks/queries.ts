import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listClientTasks, type taskFilters } from '../../../../contract/client-tasks.ts';
import { call } from '../../../base/calls/browser-call.ts';

/** Which tasks are shown: of one client or of all. */
export interface TaskSelection {
  readonly show: (typeof taskFilters)[number];
  readonly client?: number;
  readonly page: number;
}

/** A page of tasks. */
export const tasksQuery = ({ show, client, page }: TaskSelection) =>
  queryOptions({
    queryKey: ['clients', 'tasks', { show, client, page }],
    queryFn: ({ signal }) => call(listClientTasks, { query: { show, client, page, limit: 20 }, signal }),
    placeholderData: keepPreviousData,
  });

/** What is still to be done for one client. */
export const tasksOfQuery = (coupleId: number) => tasksQuery({ show: 'open', client: coupleId, page: 1 });
