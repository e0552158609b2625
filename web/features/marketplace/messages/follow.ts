import { createLatest } from '../../../base/latest.ts';
import { unreadConversations } from '../../../../contract/conversations.ts';
import { listNotifications } from '../../../../contract/feed.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { onNews } from '../../../base/live-stream.ts';
import { onConversation, passOn } from '../../../parts/conversations/news.ts';
import { becomeUnread } from './unread.ts';

/** Counts what is unread, now and whenever the server says that something changed. */
export function followMessages(): void {
  const latest = createLatest();
  const look = () =>
    latest
      .take(
        () => call(unreadConversations),
        ({ data }) => becomeUnread({ conversations: data.count }),
      )
      // The count is a convenience: the next word brings the next look.
      .catch(() => undefined);
  onConversation(() => void look());
  passOn();
  void look();
}

/** Counts the notifications that are unread, now and whenever one comes or is read. */
export function followNotifications(): void {
  const latest = createLatest();
  const look = () =>
    latest
      .take(
        () => call(listNotifications, { query: { limit: 1 } }),
        ({ meta }) => becomeUnread({ notifications: meta.unread }),
      )
      .catch(() => undefined); // as above
  onNews(({ kind }) => {
    if (kind === 'feed' || kind === 'missed') void look();
  });
  void look();
}
