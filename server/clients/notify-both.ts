import { sql } from 'kysely';
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

/** Tells the open pages of every vendor that a couple did something towards, or whose contact it opened, that the couple tells something new of itself. */
export async function notifyVendorsOf(tx: Tx, { bus }: { readonly bus: Bus }, coupleId: number): Promise<void> {
  const { rows } = await sql<{ account_id: number }>`
    select account_id from vendor where id in (
      select vendor_id from couple_event where couple_id = ${coupleId} union select vendor_id from contact_opening where couple_id = ${coupleId})`.execute(
    tx,
  );
  const payload = JSON.stringify({ kind: 'client' } satisfies LiveEvent);
  await bus.publishAll(
    tx,
    rows.map((vendor) => ({ channel: `account:${vendor.account_id}`, payload })),
  );
}
