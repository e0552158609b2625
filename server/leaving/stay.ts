import type { VendorStatus } from '../../core/identity/vendor-status.ts';
import { vendorOfAccount, writeVendorStatus } from '../catalogue/api.ts';
import { writeAudit } from '../kit/audit.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { LeavingContext } from './context.ts';

/** Keeps an account that was to be deleted, as it was before or as an operator decided since. Harmless where there is nothing to withdraw. (decision 0059) */
export async function cancelDeletion(
  tx: Tx,
  { bus, clock }: Pick<LeavingContext, 'bus' | 'clock'>,
  accountId: number,
  address: string,
): Promise<void> {
  const asked = await tx
    .deleteFrom('account_deletion')
    .where('account_id', '=', accountId)
    .where('erased_at', 'is', null)
    .returning(['vendor_status', 'was_findable'])
    .executeTakeFirst();
  if (asked === undefined) return;
  if (asked.was_findable) await tx.updateTable('wedding').set({ is_findable: true }).where('couple_id', '=', accountId).execute();
  const vendor = await vendorOfAccount(tx, accountId);
  if (vendor !== null) await writeVendorStatus(tx, bus, vendor.id, asked.vendor_status ?? 0, clock.now());
  await writeAudit(tx, { action: 'identity.deletion_taken_back', accountId, address, subject: `account:${accountId}`, result: 'done' });
}

/** Whether an account is to be deleted and can still be kept. */
export async function isLeaving(db: Connection, accountId: number): Promise<boolean> {
  const asked = await db
    .selectFrom('account_deletion')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return asked !== undefined;
}

/** An operator gave a vendor another status: should its account be kept after all, it comes back with that one. */
export async function returnAs(tx: Tx, accountId: number, status: VendorStatus): Promise<void> {
  await tx
    .updateTable('account_deletion')
    .set({ vendor_status: status })
    .where('account_id', '=', accountId)
    .where('erased_at', 'is', null)
    .execute();
}
