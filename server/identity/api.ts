// Accounts and sessions for other capabilities.
import { sql } from 'kysely';
import { deviceName } from '../../core/identity/device.ts';
import type { Connection } from '../kit/database.ts';

export type { IdentityContext, Origin } from './context.ts';
export type { PasswordProof } from './confirm-password.ts';
export { hasJoined, inviteAccount, inviteAt, type InvitedAccount } from './invitations.ts';
export { type AccountManager, accountManagers } from './account-managers.ts';
export { type AnswerNew, includesOf } from './present.ts';
export { accountsCalled, coupleRecord, findCouples } from './find-people.ts';
export { endRelation, giveRights, operatorRightsOf } from './operator-rights.ts';
export { assertCredentials, hashFor, lockAccount, openMemberAccount, teamAccounts } from './member-accounts.ts';
export { assertMailable } from './emails.ts';
export { linkTo } from './one-time-links.ts';
export { hashOf, newSecret } from './secrets.ts';
export { originOf, clearSessionCookie } from './sessions.ts';
export { isRelated, relatedAmong } from './relations.ts';
export { removeFactors, withFactor } from './factors/store.ts';
export { lastSeenAmong, openSessionsAmong } from './session-list.ts';
export { endSessions } from './sessions.ts';
export { accountTraces, addressesSince, onDevicesOf } from './traces.ts';

/** What an account goes by; of one that was deleted both are null. */
const namedBy = (row: { readonly display_name: string; readonly email: string }) =>
  row.display_name === '' ? { name: null, email: null } : { name: row.display_name, email: row.email };
const nameOf = ({ display_name: name }: { readonly display_name: string }): string | null => (name === '' ? null : name);

/** The name of an account, for operators' lists. */
export interface AccountName {
  /** Null: the account was deleted. */
  readonly name: string | null;
  /** Null as well: what is left of it is no address. */
  readonly email: string | null;
  readonly type: 'vendor' | 'user' | 'operator';
}

/** The accounts of these ids, by id; unknown ones are left out. */
export async function accountNames(db: Connection, ids: readonly number[]): Promise<Map<number, AccountName>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('account').select(['id', 'display_name', 'email', 'type']).where('id', 'in', wanted).execute();
  return new Map(rows.map((row) => [row.id, { ...namedBy(row), type: row.type }]));
}

/**
 * The names of those who did something for a vendor, for one of its team: null for the reader's own doings, for what nobody is known of, and for
 * readers outside of the team (`reader` null).
 */
export async function namesBeside(
  db: Connection,
  reader: number | null,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => string | null> {
  const others = reader === null ? [] : ids.filter((id): id is number => id !== null && id !== reader);
  const names = await accountNames(db, others);
  return (id) => (id === null ? null : (names.get(id)?.name ?? null));
}

/** Who one writes to, and where. */
export interface Correspondent {
  /** Null: the account was deleted. */
  readonly name: string | null;
  readonly email: string;
  readonly language: 'en' | 'id';
  /** False: the account is closed, no one reads there any more. */
  readonly isActive: boolean;
}

/** The same accounts as people to write to; unknown ones are left out. */
export async function correspondents(db: Connection, ids: readonly number[]): Promise<Map<number, Correspondent>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['id', 'display_name', 'email', 'language', 'disabled_at'])
    .where('id', 'in', wanted)
    .execute();
  return new Map(
    rows.map((row) => [row.id, { name: nameOf(row), email: row.email, language: row.language, isActive: row.disabled_at === null }]),
  );
}

/** Those of these accounts whose name contains some text, in either case. */
export async function accountsNamed(db: Connection, ids: readonly number[], text: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from account where id = any(${[...ids]}::bigint[]) and position(lower(${text}) in lower(display_name)) > 0`.execute(db);
  return rows.map((row) => row.id);
}

/** The account behind an address. */
interface Addressee {
  readonly id: number;
  readonly type: AccountName['type'];
  readonly isConfirmed: boolean;
}

/** The account of an email address, or null. */
export async function addresseeOf(db: Connection, email: string): Promise<Addressee | null> {
  const row = await db.selectFrom('account').select(['id', 'type', 'email_confirmed_at']).where('email', '=', email).executeTakeFirst();
  return row ? { id: row.id, type: row.type, isConfirmed: row.email_confirmed_at !== null } : null;
}

/** How an account is written to, in its own language; null when there is none. */
export async function accountContact(
  db: Connection,
  id: number,
): Promise<(Pick<Correspondent, 'name' | 'email' | 'language'> & Pick<AccountName, 'type'>) | null> {
  const row = await db.selectFrom('account').select(['display_name', 'email', 'language', 'type']).where('id', '=', id).executeTakeFirst();
  return row ? { name: nameOf(row), email: row.email, language: row.language, type: row.type } : null;
}

/** How the session with an id is: `lapsed` is one whose time is over although no one ended it. `now` is epoch milliseconds. */
export async function sessionStatus(db: Connection, id: string, now: number): Promise<'open' | 'lapsed' | 'ended'> {
  const row = await db.selectFrom('session').select(['ended_at', 'expires_at']).where('id', '=', id).executeTakeFirst();
  if (!row || row.ended_at !== null) return 'ended';
  return row.expires_at.getTime() > now ? 'open' : 'lapsed';
}

/** Of these sessions, those that no one ended, with the device of each as its owner knows it. */
export async function sessionDevices(db: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('session').select(['id', 'user_agent']).where('id', 'in', ids).where('ended_at', 'is', null).execute();
  return new Map(rows.map((row) => [row.id, deviceName(row.user_agent)]));
}
