import type { Permission } from '../../contract/endpoint.ts';
import type { Connection, Tx } from '../kit/database.ts';

/** The operator of an account and what it may do; null when there is none, or it is disabled. */
export async function operatorRightsOf(db: Connection, accountId: number): Promise<readonly string[] | null> {
  const operator = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('type', '=', 'operator')
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!operator) return null;
  const rows = await db
    .selectFrom('operator_permission')
    .select('permission')
    .where('account_id', '=', accountId)
    .orderBy('permission')
    .execute();
  return rows.map(({ permission }) => permission);
}

/** Gives an operator permissions; those it has stay. They count from its next request on. */
export async function giveRights(tx: Tx, accountId: number, permissions: readonly Permission[]): Promise<void> {
  await tx
    .insertInto('operator_permission')
    .values(permissions.map((permission) => ({ account_id: accountId, permission })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** An operator is no longer kept away from an account. Answers whether it was. */
export async function endRelation(tx: Tx, operatorId: number, accountId: number): Promise<boolean> {
  const ended = await tx
    .deleteFrom('operator_relation')
    .where('operator_id', '=', operatorId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}
