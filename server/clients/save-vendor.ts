import { publishedAmong } from '../catalogue/api.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import type { ClientsContext } from './context.ts';
import { publishedVendor } from './find-vendor.ts';
import { recordAct } from './record-act.ts';
import { insertSaved } from './store.ts';

interface Couple {
  readonly coupleId: number;
  readonly visitorKey: string;
}

/** Saves a vendor for a couple; saving it again changes nothing. */
export async function saveVendor(context: ClientsContext, coupleId: number, visitorKey: string, vendorId: number): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await publishedVendor(tx, vendorId);
    await saveOne(tx, context, { coupleId, visitorKey }, vendorId);
  });
}

/** Saves what a browser kept before its couple signed in, last saved first. Each in a transaction of its own: saving may lock the vendor's ad. */
export async function saveVendors(
  context: ClientsContext,
  coupleId: number,
  visitorKey: string,
  vendorIds: readonly number[],
): Promise<void> {
  const published = await publishedAmong(context.db, vendorIds);
  const oldestFirst = [...new Set(vendorIds)].filter((id) => published.has(id)).reverse();
  for (const vendorId of oldestFirst) await inTransaction(context.db, (tx) => saveOne(tx, context, { coupleId, visitorKey }, vendorId));
}

async function saveOne(tx: Tx, context: ClientsContext, { coupleId, visitorKey }: Couple, vendorId: number): Promise<void> {
  const at = context.clock.now();
  if (await insertSaved(tx, coupleId, vendorId, at)) await recordAct(tx, context, { vendorId, kind: 'save', coupleId, visitorKey, at });
}
