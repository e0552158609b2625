import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listHildaMembers } from '../../../../contract/hilda.ts';
import { call } from '../../../base/calls/browser-call.ts';

export const membersQuery = (query: { readonly status: 'pending' | 'active'; readonly page: number }) =>
  queryOptions({
    queryKey: ['operations', 'hilda', query],
    queryFn: ({ signal }) => call(listHildaMembers, { query: { limit: 25, ...query }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
    staleTime: 0,
  });
