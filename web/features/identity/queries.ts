import { queryOptions } from '@tanstack/react-query';
import { notificationSettings } from '../../../contract/feed.ts';
import { listSessions } from '../../../contract/identity.ts';
import { pushSettings } from '../../../contract/push.ts';
import { call } from '../../base/calls/browser-call.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['identity', 'sessions'],
  queryFn: async ({ signal }) => (await call(listSessions, { signal })).data,
});

export const notificationSettingsQuery = queryOptions({
  queryKey: ['identity', 'notifications'],
  queryFn: async ({ signal }) => (await call(notificationSettings, { signal })).data,
});

export const pushQuery = queryOptions({
  queryKey: ['identity', 'push'],
  queryFn: async ({ signal }) => (await call(pushSettings, { signal })).data,
});
