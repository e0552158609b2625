import { createLatest } from '../../../base/latest.ts';
import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { type FeedItem, listNotifications, readNotifications } from '../../../../contract/feed.ts';
import type { NotificationKind } from '../../../../core/feed/kinds.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { notifyFailure } from '../../../base/client-state.ts';
import { onNews } from '../../../base/live-stream.ts';
import { useSite } from '../site/site-context.tsx';
import { loginHereHref } from '../site/login-here.ts';

type List = AnswerOf<typeof listNotifications>;

/** What came with the page, and what it becomes while it is open. A session that has ended leads to the login page and back. */
export function useNotifications(
  initial: List,
  { isUnread, kind }: { readonly isUnread: boolean; readonly kind: NotificationKind | null },
) {
  const { href } = useSite();
  const [list, setList] = useState(initial);
  const { page, limit } = initial.meta;
  const [latest] = useState(createLatest);
  const look = useCallback(
    () =>
      latest.take(
        () => call(listNotifications, { query: { page, limit, ...(isUnread && { unread: '1' }), ...(kind && { kind }) } }),
        setList,
      ),
    [latest, page, limit, isUnread, kind],
  );
  useEffect(() => {
    return onNews(({ kind: news }) => {
      // A look that fails leaves what is there; the next news brings the next look.
      if (news === 'feed' || news === 'missed') look().catch(() => undefined);
    });
  }, [look]);
  const mark = (body: { readonly only: string } | { readonly up_to: string }) =>
    // The page may be left by the same press.
    call(readNotifications, { body, keepalive: true })
      .then(look)
      .catch((failure: unknown) => {
        if (failure instanceof ApiError && failure.status === 401) location.assign(href(loginHereHref()));
        else notifyFailure(failure);
      });
  const newest = page === 1 && kind === null ? list.data[0] : undefined;
  return {
    list,
    /** Up to the newest that is shown: what comes later was not seen. Null where the list shows a topic or a further page. */
    markAll: newest === undefined ? null : () => void mark({ up_to: newest.id }),
    markOne: (item: FeedItem) => {
      if (!item.is_read) void mark({ only: item.id });
    },
  };
}
