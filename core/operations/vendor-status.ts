import { type VendorStatus, vendorPublished } from '../identity/vendor-status.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';

export type StatusRefusal = 'operations.status_changed' | 'operations.status_unchanged' | 'operations.profile_incomplete';

/**
 * Whether an operator may give a vendor another status. `seen` is the status the operator decided on; only a complete profile is
 * published. (product 2)
 */
export function checkStatusChange(
  vendor: { readonly status: VendorStatus; readonly isComplete: boolean },
  seen: VendorStatus,
  wanted: VendorStatus,
): Outcome<VendorStatus, StatusRefusal> {
  if (vendor.status !== seen) return refuse({ code: 'operations.status_changed' });
  if (wanted === vendor.status) return refuse({ code: 'operations.status_unchanged', field: 'status' });
  if (wanted === vendorPublished && !vendor.isComplete) return refuse({ code: 'operations.profile_incomplete', field: 'status' });
  return accept(wanted);
}
