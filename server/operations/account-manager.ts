import { writeAccountManager } from '../catalogue/api.ts';
import { type AccountManager, accountManagers, isRelated } from '../identity/api.ts';
import { inTransaction } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Operator, OperationsContext } from './context.ts';
import { noteDone } from './notes.ts';
import { vendorToActOn } from './unrelated.ts';

/** Gives a vendor someone to turn to, or no one. Anyone who is related to the vendor does not look after it. (spec 7, accountManager) */
export async function setAccountManager(
  ctx: OperationsContext,
  operator: Operator,
  vendorId: number,
  managerId: number | null,
): Promise<AccountManager | null> {
  const action = 'catalogue.account_manager_set';
  const vendor = await vendorToActOn(ctx, operator, vendorId, action);
  const [manager = null] = managerId === null ? [] : await accountManagers(ctx.db, managerId);
  if (managerId !== null && manager === null) refuseWith('operations.not_a_manager', { field: 'operator_id' });
  if (managerId !== null && (await isRelated(ctx.db, managerId, vendor.accountId)))
    refuseWith('operations.manager_related', { field: 'operator_id' });
  await inTransaction(ctx.db, async (tx) => {
    await writeAccountManager(tx, vendorId, managerId);
    await noteDone(tx, operator, action, `vendor:${vendorId}`, { manager: managerId ?? 'none' });
  });
  return manager;
}
