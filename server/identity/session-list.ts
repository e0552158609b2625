import { deviceName } from '../../core/identity/device.ts';
import type { Connection } from '../kit/database.ts';

/** Where an account is signed in. */
export interface OpenSession {
  readonly id: string;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
  /** As its owner knows it: "Chrome on Windows". */
  readonly device: string;
  readonly address: string;
}

/** The open sessions of an account, last seen first, at most 100. `now` is epoch milliseconds. */
export const openSessionsOf = async (db: Connection, accountId: number, now: number): Promise<readonly OpenSession[]> =>
  (await openSessionsAmong(db, [accountId], now)).get(accountId) ?? [];

/** The same of several accounts, by account; those without one are left out. */
export async function openSessionsAmong(db: Connection, accountIds: readonly number[], now: number): Promise<Map<number, OpenSession[]>> {
  const rows = await db
    .selectFrom('session')
    .select(['account_id', 'id', 'started_at', 'last_seen_at', 'user_agent', 'address'])
    .where('account_id', 'in', [...accountIds])
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .orderBy('last_seen_at', 'desc')
    .limit(100 * accountIds.length)
    .execute();
  const byAccount = Map.groupBy(rows, (row) => row.account_id);
  return new Map([...byAccount].map(([accountId, its]) => [accountId, its.map(openSession)]));
}

const openSession = (row: {
  readonly id: string;
  readonly started_at: Date;
  readonly last_seen_at: Date;
  readonly user_agent: string;
  readonly address: string;
}): OpenSession => ({
  id: row.id,
  startedAt: row.started_at,
  lastSeenAt: row.last_seen_at,
  device: deviceName(row.user_agent),
  address: row.address,
});

/** When each of these accounts was last seen, signed in since or not; those that never were are left out. */
export async function lastSeenAmong(db: Connection, accountIds: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  const rows = await db
    .selectFrom('session')
    .select((e) => ['account_id', e.fn.max('last_seen_at').as('at')])
    .where('account_id', 'in', [...accountIds])
    .groupBy('account_id')
    .execute();
  return new Map(rows.map((row) => [row.account_id, row.at]));
}
