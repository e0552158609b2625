import { queryOptions } from '@tanstack/react-query';
import { listSettings } from '../../../../contract/settings.ts';
import { call } from '../../../base/calls/browser-call.ts';

/** Others propose and approve meanwhile. */
const lookAgainMs = 15_000;

export const settingsQuery = queryOptions({
  queryKey: ['operations', 'settings'],
  queryFn: ({ signal }) => call(listSettings, { signal }),
  refetchInterval: lookAgainMs,
  staleTime: 0,
});
