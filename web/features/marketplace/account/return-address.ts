import { safeRedirectTarget, withFragment } from '../../../../core/identity/redirect-target.ts';
import { readStored, writeStored } from '../../../base/local-storage.ts';
import { useInBrowser } from '../../../base/use-in-browser.ts';

const key = 'after-confirm';

/**
 * Where a page of the account leads on to, as its own address says: only to ourselves, and with what is behind the `#`, which the browser
 * alone knows. (reliability S32)
 */
export function useReturnAddress(path: string, fallback: string): string {
  const fragment = useInBrowser(() => location.hash, '');
  return withFragment(safeRedirectTarget(new URLSearchParams(path.split('?').slice(1).join('?')).get('redirect'), fallback), fragment);
}

/** The way back outlives the tab: the link that confirms an address opens another. */
export const keepReturnAddress = (to: string): void => writeStored(key, to);

export const returnAddress = (fallback: string): string => safeRedirectTarget(readStored(key), fallback);

export function takeReturnAddress(fallback: string): string {
  const to = returnAddress(fallback);
  writeStored(key, '');
  return to;
}
