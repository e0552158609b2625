import { type QueryClient, queryOptions } from '@tanstack/react-query';
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

/** The devices of an account, read again once some were signed out: where it is signed in, and where notifications reach it. */
export const refreshDevices = (queries: QueryClient): Promise<unknown> =>
  Promise.all([sessionsQuery, pushQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })));
