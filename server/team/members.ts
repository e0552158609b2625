import type { InvitedRole } from '../../core/team/roles.ts';
import { ownedVendor } from '../catalogue/api.ts';
import { endSessions, lockAccount, teamAccounts } from '../identity/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Session } from '../kit/session.ts';
import type { Owner, TeamContext } from './context.ts';
import { informMember, informOwner } from './notify.ts';
import { assertWithin } from './limits.ts';
import { addEvent, closeMember, type Member, membersOf, writeRole } from './store.ts';

type Found = Member & { readonly name: string };

/** A member of this vendor by the id of their account; refuses anyone else, the owner included. */
async function memberOf(tx: Tx, vendorId: number, uuid: string): Promise<Found> {
  const members = await membersOf(tx, vendorId);
  const accounts = await teamAccounts(
    tx,
    members.map(({ accountId }) => accountId),
  );
  const found = members.find(({ accountId }) => accounts.get(accountId)?.uuid === uuid) ?? refuseWith('request.not_found');
  return { ...found, name: accounts.get(found.accountId)?.name ?? '' };
}

/** Gives someone another role; their sessions end, so that nothing of the old one stays open. The same role again changes nothing. */
export async function giveRole(ctx: TeamContext, owner: Owner, uuid: string, role: InvitedRole): Promise<void> {
  await assertWithin(ctx, `team roles ${owner.vendorId}`);
  await inTransaction(ctx.db, async (tx) => {
    const { vendorId } = owner;
    await lockAccount(tx, owner.accountId);
    const { accountId, name } = await memberOf(tx, vendorId, uuid);
    if (!(await writeRole(tx, vendorId, accountId, role))) return;
    await endSessions(tx, ctx, accountId);
    const at = new Date(ctx.clock.now());
    await addEvent(tx, vendorId, { at, kind: 'role_changed', byAccountId: owner.accountId, person: name, role });
    await audit(tx, owner, 'team.role_changed', uuid, role);
    const { businessName } = await ownedVendor(tx, vendorId);
    await informMember(tx, ctx, accountId, 'role', { business: businessName, role });
    await informOwner(tx, ctx, owner.accountId, 'changed', { person: name, role });
  });
}

/** Removes someone: signed out everywhere, the account closed. Their name stays with what they did. */
export const remove = (ctx: TeamContext, owner: Owner, uuid: string): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const { vendorId } = owner;
    await lockAccount(tx, owner.accountId);
    const { accountId, name, role } = await memberOf(tx, vendorId, uuid);
    const { businessName } = await ownedVendor(tx, vendorId);
    await informMember(tx, ctx, accountId, 'out', { business: businessName, role });
    await close(tx, ctx, accountId);
    const at = new Date(ctx.clock.now());
    await addEvent(tx, vendorId, { at, kind: 'removed', byAccountId: owner.accountId, person: name, role });
    await audit(tx, owner, 'team.removed', uuid, role);
    await informOwner(tx, ctx, owner.accountId, 'removed', { person: name, role });
  });

/** Someone leaves the team they were invited to, after the password was asked again. The owner cannot. */
export async function leave(ctx: TeamContext, session: Session, password: string, address: string): Promise<void> {
  const { accountId, vendor, displayName, accountUuid } = session;
  if (vendor === null) return refuseWith('request.not_found');
  const { id: vendorId, role, ownerId } = vendor;
  if (role === 'owner') return refuseWith('team.owner_stays');
  await ctx.confirmPassword({ accountId, password, field: 'password', action: 'team.left', address });
  await inTransaction(ctx.db, async (tx) => {
    await lockAccount(tx, ownerId);
    if (!(await close(tx, ctx, accountId))) return;
    await addEvent(tx, vendorId, { at: new Date(ctx.clock.now()), kind: 'left', byAccountId: accountId, person: displayName, role });
    await audit(tx, { vendorId, accountId, address }, 'team.left', accountUuid, role);
    await informOwner(tx, ctx, ownerId, 'left', { person: displayName, role });
  });
}

async function close(tx: Tx, ctx: TeamContext, accountId: number): Promise<boolean> {
  // A login that is being checked locks the account as well: it ends here or finds the account closed.
  await lockAccount(tx, accountId);
  await endSessions(tx, ctx, accountId);
  return closeMember(tx, accountId, new Date(ctx.clock.now()));
}

const audit = (
  tx: Tx,
  { vendorId, accountId, address }: Owner,
  action: 'team.role_changed' | 'team.removed' | 'team.left',
  uuid: string,
  role: InvitedRole,
): Promise<void> =>
  writeAudit(tx, { action, accountId, address, subject: `vendor:${vendorId}`, result: 'done', detail: { member: uuid, role } });
