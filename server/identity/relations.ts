import { sql } from 'kysely';
import { normaliseEmail } from '../../core/identity/email.ts';
import { isSameMailbox } from '../../core/identity/mailbox.ts';
import type { Connection } from '../kit/database.ts';

/**
 * Which accounts are an operator's own or those of someone close: declared by `npm run operator -- relate`, or reached through the same
 * mailbox. A vendor's account is everybody's who works for it. Such an operator must not act on them. An account that is gone counts as one.
 * (reliability S23)
 */
export async function relatedAmong(db: Connection, operatorId: number, accountIds: readonly number[]): Promise<ReadonlySet<number>> {
  const wanted = [...new Set(accountIds)];
  if (wanted.length === 0) return new Set();
  const people = await peopleBehind(db, [operatorId, ...wanted]);
  const declared = await db
    .selectFrom('operator_relation')
    .select('account_id')
    .where('operator_id', '=', operatorId)
    .where(
      'account_id',
      'in',
      people.map(({ personId }) => personId),
    )
    .execute();
  const own = people.find(({ personId }) => personId === operatorId)?.email;
  const isDeclared = new Set(declared.map(({ account_id }) => account_id));
  const isClose = ({ personId, email }: Person): boolean =>
    personId === operatorId || isDeclared.has(personId) || own === undefined || isSameMailbox(normaliseEmail(own), normaliseEmail(email));
  const isUnrelated = (id: number): boolean => {
    const behind = people.filter(({ accountId }) => accountId === id);
    return behind.length > 0 && !behind.some(isClose);
  };
  return new Set(wanted.filter((id) => !isUnrelated(id)));
}

/** Whether one account is. */
export const isRelated = async (db: Connection, operatorId: number, accountId: number): Promise<boolean> =>
  (await relatedAmong(db, operatorId, [accountId])).has(accountId);

interface Person {
  readonly accountId: number;
  readonly personId: number;
  readonly email: string;
}

/** The people behind accounts: their own, and everyone who works or worked for a vendor's. */
async function peopleBehind(db: Connection, accountIds: readonly number[]): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select id as "accountId", id as "personId", email::text from account where id = any(${[...accountIds]}::bigint[])
    union all
    select v.account_id, a.id, a.email::text
    from vendor v join team_member m on m.vendor_id = v.id join account a on a.id = m.account_id
    where v.account_id = any(${[...accountIds]}::bigint[])`.execute(db);
  return rows;
}
