import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryInput } from '../../../../contract/endpoint.ts';
import { getReviewCase, lookAtCase, reviewQueue } from '../../../../contract/verification-review.ts';
import { call } from '../../../base/calls/browser-call.ts';

const lookAgainMs = 15_000;
/** The server forgets anyone who has not said for a minute that the case is open. */
const stillHereMs = 25_000;

export const reviewQueueQuery = (query: QueryInput<typeof reviewQueue>) =>
  queryOptions({
    queryKey: ['operations', 'review', query],
    queryFn: ({ signal }) => call(reviewQueue, { query: { limit: 25, ...query }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['operations', 'case', id],
    queryFn: async ({ signal }) => (await call(getReviewCase, { params: { id }, signal })).data,
    staleTime: 0,
  });

/** Reports repeatedly that the case is open here, and gets who else has it open. */
export const lookQuery = (id: string) =>
  queryOptions({
    queryKey: ['operations', 'look', id],
    queryFn: async ({ signal }) => (await call(lookAtCase, { params: { id }, signal })).data,
    refetchInterval: stillHereMs,
    staleTime: 0,
  });
