import type { LiveEvent } from '../../contract/identity.ts';
import { vendorContact } from '../catalogue/api.ts';
import type { Tx } from '../kit/database.ts';
import type { PayoutsContext } from './context.ts';

/** A vendor's open pages read its earnings again. */
export async function notifyVendor(tx: Tx, { bus }: Pick<PayoutsContext, 'bus'>, vendorId: number): Promise<void> {
  const contact = await vendorContact(tx, vendorId);
  if (contact) await bus.publish(tx, `account:${contact.accountId}`, JSON.stringify({ kind: 'earnings' } satisfies LiveEvent));
}
