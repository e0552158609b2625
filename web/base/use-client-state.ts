import { useSyncExternalStore } from 'react';
import { type ClientState, clientState } from './client-state.ts';

/** A part of the client state; the component renders again when that part is another. */
export function useClientState<T>(select: (state: ClientState) => T): T {
  const snapshot = () => select(clientState.get());
  return useSyncExternalStore(clientState.subscribe, snapshot, snapshot);
}
