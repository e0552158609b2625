import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listNotifications, readFeed, readNotifications } from '../../../contract/feed.ts';
import type { NotificationKind } from '../../../core/feed/kinds.ts';
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

/** Which notifications are shown. */
export interface Shown {
  readonly page: number;
  readonly isUnread: boolean;
  readonly kind: NotificationKind | null;
}

export const notificationsQuery = (vendorId: number, { page, isUnread, kind }: Shown) =>
  queryOptions({
    queryKey: ['feed', vendorId, 'list', page, isUnread, kind],
    queryFn: ({ signal }) =>
      call(listNotifications, { query: { page, limit: 25, ...(isUnread && { unread: '1' }), ...(kind && { kind }) }, signal }),
    placeholderData: keepPreviousData,
  });

/** Marks one, or all up to one. It continues when the page is left. */
export const markRead = (which: { readonly only: string } | { readonly up_to: string }) =>
  call(readNotifications, { body: which, keepalive: true });
