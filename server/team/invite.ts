import { checkEmail } from '../../core/identity/email.ts';
import { pages } from '../../core/identity/pages.ts';
import { type InvitedRole, invitationDays, whyNotInvited } from '../../core/team/roles.ts';
import { dayMs } from '../../core/time.ts';
import { notice } from '../../texts/notices.ts';
import type { Language } from '../../texts/typed.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { identityMessagesEn } from '../../texts/messages/identity.en.ts';
import { identityMessagesId } from '../../texts/messages/identity.id.ts';
import { assertMailable, hashOf, linkTo, lockAccount, newSecret, teamAccounts } from '../identity/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { Owner, TeamContext } from './context.ts';
import { assertWithin } from './limits.ts';
import { informOwner } from './notify.ts';
import { addEvent, addInvitation, closeInvitation, invitationsOf, membersOf, renewInvitation } from './store.ts';

/** Anyone invited may be a stranger: how often is counted for the vendor, the address and the network. */
async function assertInvitable(ctx: TeamContext, { vendorId, address }: Owner, email: string): Promise<void> {
  await assertWithin(ctx, `team invitations ${vendorId}`);
  await assertMailable(ctx.identity, 'team', email, { address, userAgent: '', isBrowser: false });
}

function newLink(now: number) {
  const token = newSecret();
  return { token, tokenHash: hashOf(token), sentAt: new Date(now), expiresAt: new Date(now + invitationDays * dayMs) };
}

/** The email holds nothing that anyone typed: whether its reader wants it is not known (S69). */
async function emailLink(tx: Tx, { identity }: TeamContext, { email, token }: { email: string; token: string }, language: Language) {
  const t = messagesIn(language, identityMessagesEn, identityMessagesId);
  await identity.notifier.email(tx, {
    to: email,
    language,
    subject: notice('identity.team_invited_subject'),
    body: t.body('team_invited_text', { link: linkTo(identity, language, pages.teamInvitation, token), days: invitationDays }),
  });
}

/** Invites someone into the team of a vendor. Whether the address has an account elsewhere is not told; the holder of its mailbox sees it. */
export async function invite(
  ctx: TeamContext,
  owner: Owner,
  { email: raw, role }: { readonly email: string; readonly role: InvitedRole },
  language: Language,
): Promise<void> {
  const email = checkEmail(raw);
  if (!email.ok) throw new Refused(email.refusals);
  await assertInvitable(ctx, owner, email.value);
  await inTransaction(ctx.db, async (tx) => {
    await lockAccount(tx, owner.accountId);
    const [members, invited] = await Promise.all([membersOf(tx, owner.vendorId), invitationsOf(tx, owner.vendorId)]);
    const accounts = await teamAccounts(tx, [owner.accountId, ...members.map(({ accountId }) => accountId)]);
    const team = { members: [...accounts.values()].map((account) => account.email), invited: invited.map((one) => one.email) };
    const refusal = whyNotInvited(team, email.value);
    if (refusal !== null) throw new Refused([refusal]);
    const now = ctx.clock.now();
    const { token, ...link } = newLink(now);
    await addInvitation(tx, { vendorId: owner.vendorId, email: email.value, role, ...link });
    await emailLink(tx, ctx, { email: email.value, token }, language);
    await writeDown(tx, ctx, owner, { kind: 'invited', person: email.value, role });
    await informOwner(tx, ctx, owner.accountId, 'invited', { person: email.value, role });
  });
}

/** Emails a new link; the one before it is no longer good. */
export async function inviteAgain(ctx: TeamContext, owner: Owner, id: string, language: Language): Promise<void> {
  const open = (await invitationsOf(ctx.db, owner.vendorId)).find((one) => one.id === id) ?? refuseWith('request.not_found');
  await assertInvitable(ctx, owner, open.email);
  await inTransaction(ctx.db, async (tx) => {
    const { token, ...link } = newLink(ctx.clock.now());
    const sent = (await renewInvitation(tx, { vendorId: owner.vendorId, id }, link)) ?? refuseWith('request.not_found');
    await emailLink(tx, ctx, { email: sent.email, token }, language);
    await writeDown(tx, ctx, owner, { kind: 'sent_again', person: sent.email, role: sent.role });
  });
}

/** Withdraws an open invitation. */
export const withdraw = (ctx: TeamContext, owner: Owner, id: string): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const closed = await closeInvitation(tx, { vendorId: owner.vendorId, id }, new Date(ctx.clock.now()));
    const { email, role } = closed ?? refuseWith('request.not_found');
    await writeDown(tx, ctx, owner, { kind: 'withdrawn', person: email, role });
  });

const actions = { invited: 'team.invited', sent_again: 'team.invited', withdrawn: 'team.invitation_withdrawn' } as const;

async function writeDown(
  tx: Tx,
  { clock }: TeamContext,
  { vendorId, accountId, address }: Owner,
  { kind, person, role }: { readonly kind: keyof typeof actions; readonly person: string; readonly role: InvitedRole },
): Promise<void> {
  await addEvent(tx, vendorId, { at: new Date(clock.now()), kind, byAccountId: accountId, person, role });
  await writeAudit(tx, { action: actions[kind], accountId, address, subject: `vendor:${vendorId}`, result: 'done', detail: { role } });
}
