import { createLatest } from '../../../base/latest.ts';
import { unreadConversations } from '../../../../contract/conversations.ts';
import { listNotifications } from '../../../../contract/feed.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { onNews } from '../../../base/live-stream.ts';
import { onConversation, passOn } from '../../../parts/conversations/news.ts';
import { becomeUnread } from './unread.ts';

/** A look at a count. It is a convenience: one that fails leaves what is there, and the next word brings the next look. */
function lookAt<T>(ask: () => Promise<T>, become: (answer: T) => void): () => void {
  const latest = createLatest();
  return () => void latest.take(ask, become).catch(() => undefined);
}

/** Counts what is unread, now and whenever the server says that something changed. */
export function followMessages(): void {
  const look = lookAt(
    () => call(unreadConversations),
    ({ data }) => becomeUnread({ conversations: data.count }),
  );
  onConversation(look);
  passOn();
  look();
}

/** Counts the notifications that are unread, now and whenever one comes or is read. */
export function followNotifications(): void {
  const look = lookAt(
    () => call(listNotifications, { query: { limit: 1 } }),
    ({ meta }) => becomeUnread({ notifications: meta.unread }),
  );
  onNews(({ kind }) => {
    if (kind === 'feed' || kind === 'missed') look();
  });
  look();
}
