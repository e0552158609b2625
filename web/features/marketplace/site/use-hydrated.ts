import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first drawing of the browser, which must be the same; true from the next one on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
