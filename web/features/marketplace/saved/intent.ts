import { readStored, writeStored } from '../../../base/local-storage.ts';

const key = 'save-vendor';
const lifeMs = 24 * 60 * 60 * 1000;

/**
 * Remembers over the way to the login page which vendor was to be saved: for a day and in the browser, since anyone who signs up comes back
 * through a link in an email, in another tab.
 */
export const rememberIntent = (vendorId: number, now: number): void => writeStored(key, `${vendorId} ${now}`);

/** The vendor who was to be saved, once; null when there is none, or it was wanted more than a day ago. */
export function takeIntent(now: number): number | null {
  const kept = readStored(key);
  if (!kept) return null;
  writeStored(key, '');
  const [, vendorId, at] = /^(\d{1,15}) (\d{1,15})$/.exec(kept) ?? [];
  return at !== undefined && now - Number(at) < lifeMs ? Number(vendorId) : null;
}
