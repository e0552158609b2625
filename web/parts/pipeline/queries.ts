import { queryOptions } from '@tanstack/react-query';
import { clientStage } from '../../../contract/pipeline.ts';
import { call } from '../../base/calls/browser-call.ts';

/** The stage of one client; null for a couple that has only looked. */
export const stageQuery = (coupleId: number) =>
  queryOptions({
    queryKey: ['clients', 'stage', coupleId],
    queryFn: async ({ signal }) => (await call(clientStage, { params: { id: coupleId }, signal })).data,
  });
