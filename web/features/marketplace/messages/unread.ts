import { useSyncExternalStore } from 'react';

// How many conversations hold something new, shared by whatever shows it. 0 until it is known.
let count = 0;
const listeners = new Set<() => void>();

export function becomeUnread(next: number): void {
  count = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useUnread = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
