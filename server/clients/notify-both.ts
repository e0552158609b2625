import type { LiveEvent } from '../../contract/identity.ts';
import { vendorContact } from '../catalogue/api.ts';
import type { Tx } from '../kit/database.ts';
import type { Bus } from '../kit/live.ts';

/** Tells the open pages of a vendor and a couple that something between them changed, when the transaction commits. */
export async function notifyBoth(
  tx: Tx,
  { bus }: { readonly bus: Bus },
  { vendorId, coupleId }: { readonly vendorId: number; readonly coupleId: number },
  event: LiveEvent,
): Promise<void> {
  const vendor = await vendorContact(tx, vendorId);
  const payload = JSON.stringify(event);
  const accounts = vendor ? [vendor.accountId, coupleId] : [coupleId];
  await bus.publishAll(
    tx,
    accounts.map((account) => ({ channel: `account:${account}`, payload })),
  );
}
