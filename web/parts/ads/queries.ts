import { queryOptions } from '@tanstack/react-query';
import type { Placement } from '../../../core/ads/placements.ts';
import { adChanges, adForecast, adStatistic, adSummary, getAd } from '../../../contract/ads.ts';
import { vendorBySlug } from '../../../contract/catalogue.ts';
import { call } from '../../base/calls/browser-call.ts';

/** Everything the ads page needs; the balance in the top bar reads it too. */
export const adSummaryQuery = queryOptions({
  queryKey: ['ads', 'summary'],
  queryFn: async ({ signal }) => (await call(adSummary, { signal })).data,
});

export const adQuery = queryOptions({
  queryKey: ['ads', 'setting'],
  queryFn: async ({ signal }) => (await call(getAd, { signal })).data,
});

/** What costs per click would bring; the estimate while typing is worked out from it in the browser. */
export const adForecastQuery = queryOptions({
  queryKey: ['ads', 'forecast'],
  queryFn: async ({ signal }) => (await call(adForecast, { signal })).data,
});

export type StatisticRange = {
  readonly start_date: string;
  readonly end_date: string;
  readonly placement?: Placement | undefined;
};

export const adStatisticQuery = (range: StatisticRange) =>
  queryOptions({
    queryKey: ['ads', 'statistic', range],
    queryFn: async ({ signal }) => (await call(adStatistic, { query: range, signal })).data,
  });

export const adChangesQuery = (page: number) =>
  queryOptions({
    queryKey: ['ads', 'changes', page],
    queryFn: ({ signal }) => call(adChanges, { query: { page, limit: 10 }, signal }),
  });

/** The vendor's own card as couples see it. */
export const ownCardQuery = (slug: string) =>
  queryOptions({
    queryKey: ['catalogue', 'card', slug],
    queryFn: async ({ signal }) => (await call(vendorBySlug, { params: { slug }, signal })).data.vendor,
  });
