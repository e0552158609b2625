import { useSyncExternalStore } from 'react';

// The hearts of a page share one set of ids. Empty until it is known which vendors are saved.
let saved: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

/** Ids of the saved vendors, as far as is known. */
export const savedIds = (): ReadonlySet<number> => saved;

export function becomeSaved(next: ReadonlySet<number>): void {
  saved = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useIsSaved = (vendorId: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => saved.has(vendorId),
    () => false,
  );
