import { unreadConversations } from '../../../../contract/conversations.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { onConversation, passOn } from '../../../parts/conversations/news.ts';
import { becomeUnread } from './unread.ts';

/** Counts what is unread, now and whenever the server says that something changed. */
export function followMessages(): void {
  const look = () =>
    call(unreadConversations).then(
      ({ data }) => becomeUnread(data.count),
      // The count is a convenience: the next word brings the next look.
      () => undefined,
    );
  onConversation(() => void look());
  passOn();
  void look();
}
