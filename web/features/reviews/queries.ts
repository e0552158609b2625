import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listOwnReviews, listReviewClients } from '../../../contract/reviews.ts';
import { call } from '../../base/calls/browser-call.ts';

export type Show = 'all' | 'unanswered';

/** A page of what couples wrote about this vendor. */
export const ownReviewsQuery = (show: Show, page: number) =>
  queryOptions({
    queryKey: ['reviews', show, page],
    queryFn: ({ signal }) => call(listOwnReviews, { query: { show, page, limit: 10 }, signal }),
    placeholderData: keepPreviousData,
  });

/** A page of the couples it talks to, with their invitations. */
export const reviewClientsQuery = (page: number) =>
  queryOptions({
    queryKey: ['reviews', 'clients', page],
    queryFn: ({ signal }) => call(listReviewClients, { query: { page, limit: 10 }, signal }),
    placeholderData: keepPreviousData,
  });
