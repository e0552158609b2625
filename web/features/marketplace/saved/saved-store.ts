import { useSyncExternalStore } from 'react';
import { createState } from '../../../base/state.ts';

// The hearts of a page share one set of ids; null until it is known which vendors are saved.
const { get, set, subscribe } = createState<ReadonlySet<number> | null>(null);
const nothing: ReadonlySet<number> = new Set();
/** Ids of the saved vendors, as far as is known. */
export const savedIds = (): ReadonlySet<number> => get() ?? nothing;
/** Whether that is known. */
export const areSavedKnown = (): boolean => get() !== null;
export const becomeSaved = set;

/** Ids of the saved vendors; null while they are not known. */
export const useSavedIds = (): ReadonlySet<number> | null => useSyncExternalStore(subscribe, get, () => null);

/** Whether a vendor is saved; null while that is not known. */
export const useIsSaved = (vendorId: number): boolean | null =>
  useSyncExternalStore(
    subscribe,
    () => get()?.has(vendorId) ?? null,
    () => null,
  );
