import { useSyncExternalStore } from 'react';
import { createState } from '../../../base/state.ts';

// How many conversations hold something new, shared by whatever shows it. 0 until it is known.
const { get, set, subscribe } = createState(0);
export const becomeUnread = set;

export const useUnread = (): number => useSyncExternalStore(subscribe, get, () => 0);
