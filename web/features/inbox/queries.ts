import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listConversations, unreadConversations } from '../../../contract/conversations.ts';
import type { QueryInput } from '../../../contract/endpoint.ts';
import { listQuickReplies } from '../../../contract/quick-replies.ts';
import { call } from '../../base/calls/browser-call.ts';

const perPage = 30;

export const conversationsQuery = (query: QueryInput<typeof listConversations>) =>
  queryOptions({
    queryKey: ['conversations', 'list', query],
    queryFn: ({ signal }) => call(listConversations, { query: { limit: perPage, ...query }, signal }),
    placeholderData: keepPreviousData,
  });

export const unreadQuery = queryOptions({
  queryKey: ['conversations', 'unread'],
  queryFn: async ({ signal }) => (await call(unreadConversations, { signal })).data.count,
});

export const quickRepliesQuery = queryOptions({
  queryKey: ['quick-replies'],
  queryFn: async ({ signal }) => (await call(listQuickReplies, { signal })).data,
});
