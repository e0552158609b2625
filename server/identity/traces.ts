// What tells that two accounts are in one hand.
import type { Connection } from '../kit/database.ts';

/** Of these accounts, those that signed in from a browser from which this one signed in too. */
export async function onDevicesOf(db: Connection, accountId: number, others: readonly number[]): Promise<number[]> {
  if (others.length === 0) return [];
  const rows = await db
    .selectFrom('known_device as own')
    .innerJoin('known_device as other', 'other.device_hash', 'own.device_hash')
    .select('other.account_id')
    .where('own.account_id', '=', accountId)
    .where('other.account_id', 'in', [...others])
    .distinct()
    .execute();
  return rows.map((row) => row.account_id);
}

/** The addresses that accounts were seen at since an instant. */
export async function addressesSince(db: Connection, accountIds: readonly number[], since: number): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const rows = await db
    .selectFrom('session')
    .select('address')
    .where('account_id', 'in', [...accountIds])
    .where('last_seen_at', '>=', new Date(since))
    .distinct()
    .execute();
  return rows.map((row) => row.address);
}

/** The address of an account, and since when it is there. */
export async function accountTraces(db: Connection, id: number): Promise<{ readonly email: string; readonly openedAt: number } | null> {
  const row = await db.selectFrom('account').select(['email', 'created_at']).where('id', '=', id).executeTakeFirst();
  return row ? { email: row.email, openedAt: row.created_at.getTime() } : null;
}
