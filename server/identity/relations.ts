import { normaliseEmail } from '../../core/identity/email.ts';
import { isSameMailbox } from '../../core/identity/mailbox.ts';
import type { Connection } from '../kit/database.ts';

/**
 * Whether an account is an operator's own or that of somebody close: declared by `npm run operator -- relate`, or reached through the same
 * mailbox. Such an operator must not act on it. (reliability S23)
 */
export async function isRelated(db: Connection, operatorId: number, accountId: number): Promise<boolean> {
  const accounts = await db.selectFrom('account').select(['id', 'email']).where('id', 'in', [operatorId, accountId]).execute();
  const [one, other] = accounts.map(({ email }) => normaliseEmail(email));
  if (one === undefined || other === undefined || isSameMailbox(one, other)) return true;
  const declared = await db
    .selectFrom('operator_relation')
    .select('operator_id')
    .where('operator_id', '=', operatorId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return declared !== undefined;
}
