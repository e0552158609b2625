import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { type EarningsMovement, earningsMovements, getEarnings, listPayouts } from '../../../contract/payouts.ts';
import { call } from '../../base/calls/browser-call.ts';
import type { Selection } from '../../base/selection.ts';

export type Earnings = AnswerOf<typeof getEarnings>['data'];

export const earningsQuery = queryOptions({
  queryKey: ['earnings', 'summary'],
  queryFn: async ({ signal }) => (await call(getEarnings, { signal })).data,
  staleTime: 0,
});

export const payoutsQuery = (page: number) =>
  queryOptions({
    queryKey: ['earnings', 'payouts', page],
    queryFn: ({ signal }) => call(listPayouts, { query: { page, limit: 5 }, signal }),
    placeholderData: keepPreviousData,
  });

export type MovementSelection = Selection<EarningsMovement['kind']>;

export const movementsQuery = ({ kind, start, end, page }: MovementSelection) =>
  queryOptions({
    queryKey: ['earnings', 'movements', { kind, start, end, page }],
    queryFn: ({ signal }) => call(earningsMovements, { query: { kind, start_date: start, end_date: end, page, limit: 25 }, signal }),
    placeholderData: keepPreviousData,
  });
