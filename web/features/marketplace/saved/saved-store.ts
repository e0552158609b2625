import { useSyncExternalStore } from 'react';
import { createState } from '../../../base/state.ts';

// The hearts of a page share one set of ids. Empty until it is known which vendors are saved.
const { get, set, subscribe } = createState<ReadonlySet<number>>(new Set());
/** Ids of the saved vendors, as far as is known. */
export const savedIds = get;
export const becomeSaved = set;

export const useIsSaved = (vendorId: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => get().has(vendorId),
    () => false,
  );
