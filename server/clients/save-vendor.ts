import { inTransaction } from '../kit/database.ts';
import type { ClientsContext } from './context.ts';
import { publishedVendor } from './find-vendor.ts';
import { recordAct } from './record-act.ts';
import { insertSaved } from './store.ts';

/** Saves a vendor for a couple; saving it again changes nothing. */
export async function saveVendor(context: ClientsContext, coupleId: number, visitorKey: string, vendorId: number): Promise<void> {
  const { db, clock } = context;
  await inTransaction(db, async (tx) => {
    await publishedVendor(tx, vendorId);
    const at = clock.now();
    if (await insertSaved(tx, coupleId, vendorId, at)) await recordAct(tx, context, { vendorId, kind: 'save', coupleId, visitorKey, at });
  });
}
