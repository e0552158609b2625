import { savedVendors, saveVendor, unsaveVendor } from '../../../../contract/clients.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { ensureSession } from '../../../base/session.ts';
import { takeIntent } from './intent.ts';
import { becomeSaved, savedIds } from './saved-store.ts';

/** Asks once a page which vendors the couple saved, and saves the one it wanted before it signed in. */
export async function loadSaved(): Promise<void> {
  await ensureSession();
  const { data } = await call(savedVendors);
  becomeSaved(new Set(data.map(({ id }) => id)));
  const wanted = takeIntent(Date.now());
  if (wanted !== null) await setSaved(wanted, true);
}

/** Shows the change at once and takes it back when the server refuses. Answers false when no one is signed in any more. */
export async function setSaved(vendorId: number, isSaved: boolean): Promise<boolean> {
  const before = savedIds();
  const next = new Set(before);
  if (isSaved) next.add(vendorId);
  else next.delete(vendorId);
  becomeSaved(next);
  try {
    await ensureSession();
    await call(isSaved ? saveVendor : unsaveVendor, { params: { id: vendorId } });
    return true;
  } catch (failure) {
    becomeSaved(before);
    if (failure instanceof ApiError && failure.status === 401) return false;
    throw failure;
  }
}
