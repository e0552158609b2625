import { normaliseEmail } from '../../core/identity/email.ts';
import { isSameMailbox } from '../../core/identity/mailbox.ts';
import type { Connection } from '../kit/database.ts';

/**
 * Which accounts are an operator's own or those of someone close: declared by `npm run operator -- relate`, or reached through the same
 * mailbox. Such an operator must not act on them. An account that is gone counts as one. (reliability S23)
 */
export async function relatedAmong(db: Connection, operatorId: number, accountIds: readonly number[]): Promise<ReadonlySet<number>> {
  const wanted = [...new Set(accountIds)];
  if (wanted.length === 0) return new Set();
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('id', 'in', [operatorId, ...wanted])
    .execute();
  const mailboxes = new Map(accounts.map(({ id, email }) => [id, normaliseEmail(email)]));
  const declared = await db
    .selectFrom('operator_relation')
    .select('account_id')
    .where('operator_id', '=', operatorId)
    .where('account_id', 'in', wanted)
    .execute();
  const own = mailboxes.get(operatorId);
  const isClose = (id: number): boolean => {
    const other = mailboxes.get(id);
    return id === operatorId || own === undefined || other === undefined || isSameMailbox(own, other);
  };
  return new Set([...declared.map(({ account_id }) => account_id), ...wanted.filter(isClose)]);
}

/** Whether one account is. */
export const isRelated = async (db: Connection, operatorId: number, accountId: number): Promise<boolean> =>
  (await relatedAmong(db, operatorId, [accountId])).has(accountId);
