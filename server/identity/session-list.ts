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
export async function openSessionsOf(db: Connection, accountId: number, now: number): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'started_at', 'last_seen_at', 'user_agent', 'address'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    startedAt: row.started_at,
    lastSeenAt: row.last_seen_at,
    device: deviceName(row.user_agent),
    address: row.address,
  }));
}
