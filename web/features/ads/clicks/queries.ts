import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type AdClick, adClicks } from '../../../../contract/ads.ts';
import { call } from '../../../base/calls/browser-call.ts';
import type { Selection } from '../../../base/selection.ts';

export const outcomes = ['charged', 'free', 'invalid'] as const satisfies readonly AdClick['outcome'][];

/** Clicks of one outcome, between two days, one page of them. */
export const adClicksQuery = ({ kind: outcome, start, end, page }: Selection<AdClick['outcome']>) =>
  queryOptions({
    queryKey: ['ads', 'clicks', { outcome, start, end, page }],
    queryFn: ({ signal }) => call(adClicks, { query: { outcome, start_date: start, end_date: end, page, limit: 25 }, signal }),
    placeholderData: keepPreviousData,
  });
