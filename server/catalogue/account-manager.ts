import { type AccountManager, accountManagers } from '../identity/api.ts';
import type { Connection, Tx } from '../kit/database.ts';

/** Who looks after a vendor; null when no one does, or does any more. */
export async function accountManagerOf(db: Connection, vendorId: number): Promise<AccountManager | null> {
  const row = await db.selectFrom('vendor').select('account_manager_id').where('id', '=', vendorId).executeTakeFirst();
  if (row === undefined || row.account_manager_id === null) return null;
  return (await accountManagers(db, row.account_manager_id))[0] ?? null;
}

/** Someone looks after a vendor from now on, or no one does. */
export async function writeAccountManager(tx: Tx, vendorId: number, operatorId: number | null): Promise<void> {
  await tx.updateTable('vendor').set({ account_manager_id: operatorId }).where('id', '=', vendorId).execute();
}
