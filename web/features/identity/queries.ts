import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '../../../contract/identity.ts';
import { call } from '../../base/calls/browser-call.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['identity', 'sessions'],
  queryFn: async ({ signal }) => (await call(listSessions, { signal })).data,
});
