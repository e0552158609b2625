import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { showDashboard } from '../../../contract/dashboard.ts';
import { call } from '../../base/calls/browser-call.ts';
import { storeClients } from '../../base/client-state.ts';
import { adSummaryQuery } from '../../parts/ads/queries.ts';

/** The first screen in one call. What it brings for other screens is handed on: the latest clients, and the ad with the balance. */
export const dashboardQuery = (queries: QueryClient) =>
  queryOptions({
    queryKey: ['dashboard'],
    queryFn: async ({ signal }) => {
      const { data } = await call(showDashboard, { signal });
      storeClients({ interestClient: data.interested.latest, potentialClient: data.potential.latest });
      queries.setQueryData(adSummaryQuery.queryKey, data.ad);
      return data;
    },
  });
