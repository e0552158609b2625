import { useSyncExternalStore } from 'react';
import { savedVendors, saveVendor, unsaveVendor } from '../../../../contract/clients.ts';
import { ApiError } from '../../../api/call.ts';
import { call } from '../../../api/browser-call.ts';
import { ensureSession } from '../../../app/session.ts';

// The hearts of a page share one set of ids. null: not known yet, or nobody is signed in.
let saved: ReadonlySet<number> | null = null;
const listeners = new Set<() => void>();
const intentKey = 'save-vendor';

const become = (next: ReadonlySet<number>): void => {
  saved = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a vendor is saved, as far as is known. */
export const useIsSaved = (vendorId: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => saved?.has(vendorId) ?? false,
    () => false,
  );

/** Asks once a page which vendors the couple saved, and saves the one it wanted before it signed in. */
export async function loadSaved(): Promise<void> {
  await ensureSession();
  const { data } = await call(savedVendors);
  become(new Set(data.map(({ id }) => id)));
  const wanted = takeIntent();
  if (wanted !== null) await setSaved(wanted, true);
}

/** Shows the change at once and takes it back when the server refuses. Answers false when nobody is signed in any more. */
export async function setSaved(vendorId: number, isSaved: boolean): Promise<boolean> {
  const before = saved ?? new Set<number>();
  const next = new Set(before);
  if (isSaved) next.add(vendorId);
  else next.delete(vendorId);
  become(next);
  try {
    await ensureSession();
    await call(isSaved ? saveVendor : unsaveVendor, { params: { id: vendorId } });
    return true;
  } catch (failure) {
    become(before);
    if (failure instanceof ApiError && failure.status === 401) return false;
    throw failure;
  }
}

/** Remembers over the way to the login page what was to be saved. */
export function rememberIntent(vendorId: number): void {
  try {
    sessionStorage.setItem(intentKey, String(vendorId));
  } catch {
    // The heart is one tap away after signing in.
  }
}

function takeIntent(): number | null {
  try {
    const kept = Number(sessionStorage.getItem(intentKey) ?? Number.NaN);
    sessionStorage.removeItem(intentKey);
    return Number.isSafeInteger(kept) ? kept : null;
  } catch {
    return null;
  }
}
