import { infiniteQueryOptions } from '@tanstack/react-query';
import { clientTimeline } from '../../../../contract/client-timeline.ts';
import { call } from '../../../base/calls/browser-call.ts';

const entriesPerPage = 30;

/** The timeline of a client, page by page. */
export const timelineQuery = (coupleId: number) =>
  infiniteQueryOptions({
    queryKey: ['clients', 'timeline', coupleId],
    queryFn: ({ pageParam, signal }) =>
      call(clientTimeline, { params: { id: coupleId }, query: { limit: entriesPerPage, before: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
  });
