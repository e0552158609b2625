import { planPermits } from '../catalogue/api.ts';
import type { Connection } from '../kit/database.ts';
import { openedOf } from './contact-store.ts';

/** Those of these couples whose names and texts a vendor may read: all where its plan opens contacts freely, else those it opened. (product 3) */
export async function mayRead(db: Connection, vendorId: number, coupleIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { contactCost } = await planPermits(db, vendorId);
  return contactCost === 0 ? new Set(coupleIds) : openedOf(db, vendorId, coupleIds);
}
