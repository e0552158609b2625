import { inTransaction } from '../kit/database.ts';
import type { ClientsContext } from './context.ts';
import { publishedVendor } from './find-vendor.ts';
import { insertSaved, recordEvent } from './store.ts';

/** Saves a vendor for a couple; saving it again changes nothing. */
export async function saveVendor({ db, clock }: ClientsContext, coupleId: number, visitorKey: string, vendorId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await publishedVendor(tx, vendorId);
    const at = clock.now();
    if (await insertSaved(tx, coupleId, vendorId, at)) await recordEvent(tx, { vendorId, kind: 'save', coupleId, visitorKey, at });
  });
}
