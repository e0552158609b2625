import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OpenConversation } from '../../../contract/conversations.ts';
import { call } from '../../base/calls/browser-call.ts';
import { onSent } from './my-waiting.ts';
import { onConversation } from './news.ts';
import { createThread, type Thread, type ThreadState } from './thread.ts';
import { useMay } from '../../base/team.ts';

/**
 * A conversation that follows the server while it is on the page, and is marked as read while someone looks at it. Anyone who shows another one
 * shows it in a component of its own (`key`).
 */
export function useThread(
  conversationId: string,
  initial: OpenConversation | null = null,
): { readonly thread: Thread; readonly state: ThreadState } {
  const [thread] = useState(() => createThread(call, conversationId, initial));
  const state = useSyncExternalStore(thread.subscribe, thread.get, thread.get);
  useEffect(() => {
    const refresh = () => void thread.refresh();
    const stops = [
      onConversation((id) => {
        if (id === null || id === conversationId) refresh();
      }),
      onSent((id, message) => {
        if (id === conversationId) thread.add(message);
      }),
    ];
    addEventListener('online', refresh);
    refresh();
    return () => {
      removeEventListener('online', refresh);
      for (const stop of stops) stop();
    };
  }, [thread, conversationId]);
  useSeen(thread, state);
  return { thread, state };
}

/** A message in a window no one looks at has not been read, nor one that is seen by someone who may not answer it. */
function useSeen(thread: Thread, { messages }: ThreadState): void {
  const answers = useMay('clients');
  const last = messages.at(-1)?.number;
  useEffect(() => {
    const look = () => {
      if (answers && last !== undefined && document.visibilityState === 'visible' && document.hasFocus()) thread.seen();
    };
    look();
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [thread, last, answers]);
}
