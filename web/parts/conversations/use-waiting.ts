import { useMemo, useSyncExternalStore } from 'react';
import { clientState } from '../../base/client-state.ts';
import { myWaiting } from './my-waiting.ts';
import type { Waiting, WaitingMessage } from './waiting.ts';

const none: readonly WaitingMessage[] = [];
const noList = (): readonly WaitingMessage[] => none;

/** The messages of a conversation that the server does not have yet. Null while it is not known who is signed in. */
export function useWaiting(conversationId: string): { readonly waiting: Waiting | null; readonly messages: readonly WaitingMessage[] } {
  const waiting = useSyncExternalStore(clientState.subscribe, myWaiting, () => null);
  const list = useSyncExternalStore(waiting?.subscribe ?? never, waiting?.list ?? noList, noList);
  return { waiting, messages: useMemo(() => list.filter((one) => one.conversationId === conversationId), [list, conversationId]) };
}

const never = () => () => undefined;
const subscribeToConnection = (tell: () => void) => {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
};

export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribeToConnection,
    () => !navigator.onLine,
    () => false,
  );
