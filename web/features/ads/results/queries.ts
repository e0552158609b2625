import { queryOptions } from '@tanstack/react-query';
import { getResults, getSimilarVendors } from '../../../../contract/results.ts';
import type { Period } from '../../../../core/ads/periods.ts';
import { call } from '../../../base/calls/browser-call.ts';

/** What became of the couples of a period. */
export const resultsQuery = ({ start, end }: Period) =>
  queryOptions({
    queryKey: ['results', start, end],
    queryFn: async ({ signal }) => (await call(getResults, { query: { start_date: start, end_date: end }, signal })).data,
  });

/** How this vendor does beside similar ones, as of last night. */
export const similarVendorsQuery = queryOptions({
  queryKey: ['results', 'similar'],
  queryFn: async ({ signal }) => (await call(getSimilarVendors, { signal })).data,
});
