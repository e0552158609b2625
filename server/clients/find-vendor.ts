import { type VendorContact, vendorContact } from '../catalogue/api.ts';
import type { Connection } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';

/** A vendor that couples may see; any other is not found. */
export async function publishedVendor(db: Connection, vendorId: number): Promise<VendorContact> {
  const vendor = await vendorContact(db, vendorId);
  if (vendor?.status !== 1) refuseWith('catalogue.not_found');
  return vendor;
}
