import { safeRedirectTarget } from '../../../../core/identity/redirect-target.ts';
import { readStored, writeStored } from '../../../app/local-storage.ts';

const key = 'after-confirm';

/** Where a page of the account leads on to, as its own address says. Only to ourselves. (reliability S32) */
export const returnAddress = (path: string, fallback: string): string =>
  safeRedirectTarget(new URLSearchParams(path.split('?').slice(1).join('?')).get('redirect'), fallback);

/** The way back outlives the tab: the link that confirms an address opens another. */
export const keepReturnAddress = (to: string): void => writeStored(key, to);

export function takeReturnAddress(fallback: string): string {
  const kept = readStored(key);
  writeStored(key, '');
  return safeRedirectTarget(kept, fallback);
}
