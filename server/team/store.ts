import { sql } from 'kysely';
import type { InvitedRole } from '../../core/team/roles.ts';
import type { teamEventKinds } from '../../contract/team.ts';
import type { Connection, Tx } from '../kit/database.ts';

/** Someone who works for a vendor, other than its owner. */
export interface Member {
  readonly accountId: number;
  readonly role: InvitedRole;
  readonly joinedAt: Date;
}

/** For which vendor an account works, and as what; null when it is in no team. */
export async function membershipOf(db: Connection, accountId: number): Promise<{ vendorId: number; role: InvitedRole } | null> {
  const row = await db
    .selectFrom('team_member')
    .select(['vendor_id', 'role'])
    .where('account_id', '=', accountId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return row ? { vendorId: row.vendor_id, role: row.role } : null;
}

/** Who works for a vendor now, in the order in which they joined. */
export async function membersOf(db: Connection, vendorId: number): Promise<Member[]> {
  const rows = await db
    .selectFrom('team_member')
    .select(['account_id', 'role', 'joined_at'])
    .where('vendor_id', '=', vendorId)
    .where('left_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('account_id')
    .execute();
  return rows.map((row) => ({ accountId: row.account_id, role: row.role, joinedAt: row.joined_at }));
}

/** The accounts of those who work for a vendor now, its owner's first, with their addresses. */
export async function teamOf(db: Connection, vendorId: number): Promise<{ readonly accountId: number; readonly email: string }[]> {
  const { rows } = await sql<{ accountId: number; email: string }>`
    select a.id as "accountId", a.email::text as email from vendor v join account a on a.id = v.account_id where v.id = ${vendorId}
    union all
    select a.id, a.email::text from team_member m join account a on a.id = m.account_id where m.vendor_id = ${vendorId} and m.left_at is null`.execute(
    db,
  );
  return rows;
}

/** Someone joins a team. */
export const addMember = (tx: Tx, vendorId: number, { accountId, role, joinedAt }: Member): Promise<unknown> =>
  tx.insertInto('team_member').values({ account_id: accountId, vendor_id: vendorId, role, joined_at: joinedAt }).execute();

/** Gives someone another role. Answers whether anything changed. */
export async function writeRole(tx: Tx, vendorId: number, accountId: number, role: InvitedRole): Promise<boolean> {
  const changed = await tx
    .updateTable('team_member')
    .set({ role })
    .where('account_id', '=', accountId)
    .where('vendor_id', '=', vendorId)
    .where('left_at', 'is', null)
    .where('role', '<>', role)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Ends a membership and closes its account; false when it had ended already. */
export async function closeMember(tx: Tx, accountId: number, at: Date): Promise<boolean> {
  const { rows } = await sql<{ closed: boolean }>`select team_member_close(${accountId}, ${at}) as closed`.execute(tx);
  return rows[0]?.closed ?? false;
}

/** An invitation that was neither accepted nor withdrawn. */
export interface Invitation {
  readonly id: string;
  readonly vendorId: number;
  readonly email: string;
  readonly role: InvitedRole;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

const openInvitations = (db: Connection) =>
  db
    .selectFrom('team_invitation')
    .select(['id', 'vendor_id as vendorId', 'email', 'role', 'sent_at as sentAt', 'expires_at as expiresAt'])
    .where('closed_at', 'is', null);

/** The open invitations of a vendor, newest first. */
export const invitationsOf = (db: Connection, vendorId: number): Promise<Invitation[]> =>
  openInvitations(db).where('vendor_id', '=', vendorId).orderBy('sent_at', 'desc').orderBy('id').execute();

/** The open invitation of a link, also when it has expired; locked for a transaction that will close it. */
export async function invitationByLink(db: Connection, tokenHash: Buffer, isLocked = false): Promise<Invitation | null> {
  const found = openInvitations(db).where('token_hash', '=', tokenHash);
  return (await (isLocked ? found.forUpdate() : found).executeTakeFirst()) ?? null;
}

type Sending = { readonly tokenHash: Buffer; readonly sentAt: Date; readonly expiresAt: Date };

/** Keeps an invitation. */
export const addInvitation = (
  tx: Tx,
  { vendorId, email, role, tokenHash, sentAt, expiresAt }: Pick<Invitation, 'vendorId' | 'email' | 'role'> & Sending,
): Promise<unknown> =>
  tx
    .insertInto('team_invitation')
    .values({ vendor_id: vendorId, email, role, token_hash: tokenHash, sent_at: sentAt, expires_at: expiresAt })
    .execute();

/** Gives an open invitation of a vendor a new link; null when there is none. */
export async function renewInvitation(
  tx: Tx,
  { vendorId, id }: Pick<Invitation, 'vendorId' | 'id'>,
  { tokenHash, sentAt, expiresAt }: Sending,
): Promise<Pick<Invitation, 'email' | 'role'> | null> {
  const row = await tx
    .updateTable('team_invitation')
    .set({ token_hash: tokenHash, sent_at: sentAt, expires_at: expiresAt })
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .where('closed_at', 'is', null)
    .returning(['email', 'role'])
    .executeTakeFirst();
  return row ?? null;
}

/** Closes an open invitation of a vendor: accepted or withdrawn. Null when there is none. */
export async function closeInvitation(
  tx: Tx,
  { vendorId, id }: Pick<Invitation, 'vendorId' | 'id'>,
  at: Date,
): Promise<Pick<Invitation, 'email' | 'role'> | null> {
  const row = await tx
    .updateTable('team_invitation')
    .set({ closed_at: at })
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .where('closed_at', 'is', null)
    .returning(['email', 'role'])
    .executeTakeFirst();
  return row ?? null;
}

/** What was changed in a team. */
export interface TeamEvent {
  readonly at: Date;
  readonly kind: (typeof teamEventKinds)[number];
  readonly byAccountId: number;
  /** A name, or the address of an invitation. */
  readonly person: string;
  readonly role: InvitedRole | null;
}

/** Writes a change into the history of a team. */
export const addEvent = (tx: Tx, vendorId: number, { at, kind, byAccountId, person, role }: TeamEvent): Promise<unknown> =>
  tx.insertInto('team_event').values({ vendor_id: vendorId, at, kind, by_account_id: byAccountId, person, role }).execute();

const eventsShown = 50;
/** The last changes of a team, newest first. */
export const eventsOf = (db: Connection, vendorId: number): Promise<TeamEvent[]> =>
  db
    .selectFrom('team_event')
    .select(['at', 'kind', 'by_account_id as byAccountId', 'person', 'role'])
    .where('vendor_id', '=', vendorId)
    .orderBy('id', 'desc')
    .limit(eventsShown)
    .execute();
