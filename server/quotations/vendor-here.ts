import { vendorPublished } from '../../core/identity/vendor-status.ts';
import { statusOfVendor } from '../catalogue/api.ts';
import type { Connection } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';

/** Whether couples can deal with a vendor: one that is suspended, that deletes its account or that is gone takes no money. */
export const isVendorHere = async (db: Connection, vendorId: number): Promise<boolean> =>
  (await statusOfVendor(db, vendorId)) === vendorPublished;

/** Refuses what would bind a couple to a vendor it cannot deal with, or pay it. */
export async function assertVendorHere(db: Connection, vendorId: number): Promise<void> {
  if (!(await isVendorHere(db, vendorId))) refuseWith('quotations.vendor_away');
}
