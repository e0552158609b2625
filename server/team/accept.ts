import type { AnswerOf } from '../../contract/endpoint.ts';
import type { readTeamInvitation } from '../../contract/team.ts';
import type { Language } from '../../texts/typed.ts';
import { ownedVendor } from '../catalogue/api.ts';
import { type Origin, addresseeOf, assertCredentials, hashFor, hashOf, lockAccount, openMemberAccount } from '../identity/api.ts';
import { type Connection, inTransaction } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { TeamContext } from './context.ts';
import { informOwner } from './notify.ts';
import { addEvent, addMember, closeInvitation, type Invitation, invitationByLink } from './store.ts';

/** What a link invites to. Refuses with `team.invitation_closed` when it was used, replaced or withdrawn. */
export async function readTeamLink({ db, clock }: TeamContext, token: string): Promise<AnswerOf<typeof readTeamInvitation>['data']> {
  const invitation = (await invitationByLink(db, hashOf(token))) ?? refuseWith('team.invitation_closed');
  const { vendorId, email, role } = invitation;
  const [vendor, account] = await Promise.all([ownedVendor(db, vendorId), addresseeOf(db, email)]);
  return {
    business_name: vendor.businessName,
    email,
    role,
    is_expired: isOver(invitation, clock.now()),
    has_account: account !== null,
  };
}

const isOver = ({ expiresAt }: Invitation, now: number): boolean => expiresAt.getTime() <= now;

/** An open invitation that has not expired; locked for a transaction that accepts it. */
async function goodInvitation(db: Connection, token: string, now: number, isLocked = false): Promise<Invitation> {
  const invitation = (await invitationByLink(db, hashOf(token), isLocked)) ?? refuseWith('team.invitation_closed');
  return isOver(invitation, now) ? refuseWith('team.invitation_closed') : invitation;
}

/** Makes the account of the person who was invited, with the name and password they choose, and signs them in. Of two at once, one joins. */
export async function joinTeam(
  ctx: TeamContext,
  wish: { readonly token: string; readonly name: string; readonly password: string; readonly language: Language },
  origin: Origin,
) {
  const seen = await goodInvitation(ctx.db, wish.token, ctx.clock.now());
  const name = assertCredentials(wish, seen.email);
  const { ownerId } = await ownedVendor(ctx.db, seen.vendorId);
  const passwordHash = await hashFor(wish.password, origin);
  return inTransaction(ctx.db, async (tx) => {
    // The owner first, as everyone who changes the team: an owner who is deleting the account takes no one in.
    if (!(await lockAccount(tx, ownerId))) refuseWith('team.invitation_closed');
    const { id, vendorId, email, role } = await goodInvitation(tx, wish.token, ctx.clock.now(), true);
    const at = new Date(ctx.clock.now());
    const started = await openMemberAccount(tx, ctx.identity, { email, name, passwordHash, language: wish.language }, origin);
    const { accountId } = started ?? refuseWith('team.email_taken');
    await addMember(tx, vendorId, { accountId, role, joinedAt: at });
    await closeInvitation(tx, { vendorId, id }, at);
    await addEvent(tx, vendorId, { at, kind: 'joined', byAccountId: accountId, person: name, role });
    await informOwner(tx, ctx, ownerId, 'joined', { person: name, role });
    return started ?? refuseWith('team.email_taken');
  });
}
