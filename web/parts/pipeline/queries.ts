import { queryOptions } from '@tanstack/react-query';
import { clientStage } from '../../../contract/pipeline.ts';
import { call } from '../../base/calls/browser-call.ts';
import { ApiError } from '../../base/calls/call.ts';

/** The stage of one client; null for a couple that has only looked, or is no client yet. */
export const stageQuery = (coupleId: number) =>
  queryOptions({
    queryKey: ['clients', 'stage', coupleId],
    queryFn: async ({ signal }) => {
      try {
        return (await call(clientStage, { params: { id: coupleId }, signal })).data;
      } catch (failure) {
        if (failure instanceof ApiError && failure.status === 404) return null;
        throw failure;
      }
    },
  });
