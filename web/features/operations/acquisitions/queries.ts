import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listAcquisitions } from '../../../../contract/acquisition.ts';
import type { QueryInput } from '../../../../contract/endpoint.ts';
import { call } from '../../../base/calls/browser-call.ts';

export const acquisitionsQuery = (query: QueryInput<typeof listAcquisitions>) =>
  queryOptions({
    queryKey: ['operations', 'acquisitions', query],
    queryFn: ({ signal }) => call(listAcquisitions, { query: { limit: 25, ...query }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
    staleTime: 0,
  });
