import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { clientBoard, listPipeline } from '../../../../contract/pipeline.ts';
import { call } from '../../../base/calls/browser-call.ts';
import type { MineSelection } from './selection.ts';

const clientsPerPage = 20;

/** The board, the first clients of each stage. */
export const boardQuery = ({ q, sort, shown }: Pick<MineSelection, 'q' | 'sort' | 'shown'>) =>
  queryOptions({
    queryKey: ['clients', 'board', { q, sort, shown }],
    queryFn: async ({ signal }) => (await call(clientBoard, { query: { q, sort, shown }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** A page of the list. */
export const pipelineQuery = ({ q, sort, stage, page }: Pick<MineSelection, 'q' | 'sort' | 'stage' | 'page'>) =>
  queryOptions({
    queryKey: ['clients', 'pipeline', { q, sort, stage, page }],
    queryFn: ({ signal }) => call(listPipeline, { query: { q, sort, stage, page, limit: clientsPerPage }, signal }),
    placeholderData: keepPreviousData,
  });
