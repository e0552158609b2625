import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { markFeedRead, readFeed } from '../../../contract/feed.ts';
import { call } from '../../base/calls/browser-call.ts';
import { pageSettings } from '../../base/page-settings.ts';

/** The stream of this application, as the configuration names it. (spec 7 and 9) */
const ofThisApp = () => {
  const { activityStreamAppId: id } = pageSettings();
  return id === undefined ? {} : { app_id: id };
};

/** How much is new, for the bell: the smallest page there is. */
export const unreadQuery = (vendorId: number) =>
  queryOptions({
    queryKey: ['feed', vendorId, 'unread'],
    queryFn: async ({ signal }) =>
      (await call(readFeed, { params: { id: vendorId }, query: { limit: 1, ...ofThisApp() }, signal })).meta.unread,
  });

export const feedQuery = (vendorId: number, page: number) =>
  queryOptions({
    queryKey: ['feed', vendorId, 'page', page],
    queryFn: ({ signal }) => call(readFeed, { params: { id: vendorId }, query: { page, limit: 25, ...ofThisApp() }, signal }),
    placeholderData: keepPreviousData,
  });

export const markRead = (vendorId: number, upTo: string) => call(markFeedRead, { params: { id: vendorId }, body: { up_to: upTo } });
