import { useSyncExternalStore } from 'react';
import { createState } from '../../../base/state.ts';

/** What is new for a couple, shared by whatever shows it: conversations, and notifications. 0 until it is known. */
interface Unread {
  readonly conversations: number;
  readonly notifications: number;
}
const state = createState<Unread>({ conversations: 0, notifications: 0 });
export const becomeUnread = state.change;

export const useUnread = (what: keyof Unread): number =>
  useSyncExternalStore(
    state.subscribe,
    () => state.get()[what],
    () => 0,
  );
