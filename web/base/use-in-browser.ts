import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * What the browser alone knows: `before` on the server and in the first rendering of the browser, which must be the same, and what `read` finds in
 * each one after. Nobody tells of a change meanwhile, so it is for what has none.
 */
export const useInBrowser = <T>(read: () => T, before: T): T => useSyncExternalStore(neverChanges, read, () => before);
