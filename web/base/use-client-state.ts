import { useSyncExternalStore } from 'react';
import { type ClientState, clientState } from './client-state.ts';

/**
 * A part of the client state; the component renders again when that part is another. A page that a server has rendered is taken over as it was rendered,
 * whatever was heard since.
 */
export function useClientState<T>(select: (state: ClientState) => T): T {
  return useSyncExternalStore(
    clientState.subscribe,
    () => select(clientState.get()),
    () => select(clientState.first),
  );
}
