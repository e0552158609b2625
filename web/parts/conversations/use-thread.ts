import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OpenConversation } from '../../../contract/conversations.ts';
import { call } from '../../base/calls/browser-call.ts';
import { onSent } from './my-waiting.ts';
import { onConversation } from './news.ts';
import { browserWindow, markWhileSeen } from './seen.ts';
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
  useSeen(thread);
  return { thread, state };
}

/** What is seen by someone who may not answer it has not been read. */
function useSeen(thread: Thread): void {
  const answers = useMay('clients');
  useEffect(() => (answers ? markWhileSeen(thread, browserWindow) : undefined), [thread, answers]);
}
