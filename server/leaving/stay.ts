import { vendorOfAccount, writeVendorStatus } from '../catalogue/api.ts';
import { writeAudit } from '../kit/audit.ts';
import type { Tx } from '../kit/database.ts';
import type { LeavingContext } from './context.ts';

/** Keeps an account that was to be deleted, as it was before. Harmless where there is nothing to withdraw. (decision 0059) */
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
