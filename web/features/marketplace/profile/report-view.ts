import { viewVendor } from '../../../../contract/clients.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ensureSession } from '../../../base/session.ts';

/** Notifies the vendor that its profile was looked at. That no one could be told costs the couple nothing, so it stays silent. */
export function reportView(vendorId: number, isSignedIn: boolean): void {
  (isSignedIn ? ensureSession() : Promise.resolve()).then(() => call(viewVendor, { params: { id: vendorId } })).catch(() => undefined);
}
