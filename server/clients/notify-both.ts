import { sql } from 'kysely';
import type { LiveEvent } from '../../contract/identity.ts';
import { vendorContact } from '../catalogue/api.ts';
import { notifyAccounts } from '../kit/account-news.ts';
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
  await notifyAccounts(tx, bus, vendor ? [vendor.accountId, coupleId] : [coupleId], event);
}

/** Tells the open pages of every vendor that a couple did something towards, or whose contact it opened, that the couple tells something new of itself. */
export async function notifyVendorsOf(tx: Tx, { bus }: { readonly bus: Bus }, coupleId: number): Promise<void> {
  const { rows } = await sql<{ account_id: number }>`
    select account_id from vendor where id in (
      select vendor_id from couple_event where couple_id = ${coupleId} union select vendor_id from contact_opening where couple_id = ${coupleId})`.execute(
    tx,
  );
  await notifyAccounts(
    tx,
    bus,
    rows.map((vendor) => vendor.account_id),
    { kind: 'client' },
  );
}
