import { useInBrowser } from '../../../base/use-in-browser.ts';

/** False on the server and in the first drawing of the browser, which must be the same; true from the next one on. */
export const useHydrated = (): boolean => useInBrowser(() => true, false);
