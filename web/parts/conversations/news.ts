// Forwards changes of a conversation from live updates to the components that show it.
import { onNews } from '../../base/live-stream.ts';

type Listener = (conversationId: string | null) => void;

const listeners = new Set<Listener>();

/** Tells every open part of the page. null: the connection is there, and anything may have changed before. */
function notifyConversation(id: string | null): void {
  for (const listener of listeners) listener(id);
}

/** Is notified of changes from now on; answers how to stop. */
export function onConversation(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Passes on what the server says of conversations. Something may have come before each connection, the first too: a page is read before it listens. */
export function passOn(): void {
  onNews((news) => {
    if (news.kind === 'conversation') notifyConversation(news.id);
    if (news.kind === 'missed') notifyConversation(null);
  });
}
