import * as contract from '../../contract/team.ts';
import { clearSessionCookie, originOf } from '../identity/api.ts';
import type { Service } from '../kit/serve.ts';
import type { InvitedRole } from '../../core/team/roles.ts';
import { may } from '../../core/team/roles.ts';
import type { Session } from '../kit/session.ts';
import { setFactorRule } from './factor-rule.ts';
import { joinTeam, readTeamLink } from './accept.ts';
import type { Owner, TeamContext } from './context.ts';
import { invite, inviteAgain, withdraw } from './invite.ts';
import { giveRole, leave, remove } from './members.ts';
import { presentTeam } from './present.ts';

const ownerOf = ({
  session,
  request,
}: {
  readonly session: { readonly accountId: number; readonly vendor: { readonly id: number } };
  readonly request: { readonly ip: string };
}): Owner => ({ vendorId: session.vendor.id, accountId: session.accountId, address: request.ip });

/** Binds the calls of teams. */
export function registerTeam({ serve }: Service, ctx: TeamContext): void {
  serve(contract.getTeam, async ({ session }) => ({ data: await presentTeam(ctx, session) }));
  /** A role that may move money is given by someone who gave the second factor, where there is one. */
  const assertMayGive = async (session: Session, role: InvitedRole): Promise<void> => {
    if (may(role, 'payouts')) await ctx.assertFactor(session);
  };
  serve(contract.inviteMember, async (call) => {
    await assertMayGive(call.session, call.body.role);
    await invite(ctx, ownerOf(call), call.body, call.language);
    return { data: await presentTeam(ctx, call.session) };
  });
  serve(contract.sendInvitationAgain, async (call) => {
    await inviteAgain(ctx, ownerOf(call), call.params.id, call.language);
    return { data: await presentTeam(ctx, call.session) };
  });
  serve(contract.withdrawInvitation, async (call) => {
    await withdraw(ctx, ownerOf(call), call.params.id);
    return { data: await presentTeam(ctx, call.session) };
  });
  serve(contract.changeRole, async (call) => {
    await assertMayGive(call.session, call.body.role);
    await giveRole(ctx, ownerOf(call), call.params.id, call.body.role);
    return { data: await presentTeam(ctx, call.session) };
  });
  serve(contract.requireSecondFactor, async (call) => {
    // The rule is for the owner too: who has no second factor cannot ask others for one.
    await ctx.assertFactor(call.session, async () => call.body.required);
    await setFactorRule(ctx, ownerOf(call), call.body.required);
    return { data: await presentTeam(ctx, call.session) };
  });
  serve(contract.removeMember, async (call) => {
    await remove(ctx, ownerOf(call), call.params.id);
    return { data: await presentTeam(ctx, call.session) };
  });
  serve(contract.leaveTeam, async ({ session, body, request, reply }) => {
    await leave(ctx, session, body.password, request.ip);
    clearSessionCookie(reply, ctx.identity);
  });
  serve(contract.readTeamInvitation, async ({ body }) => ({ data: await readTeamLink(ctx, body.token) }));
  serve(contract.acceptTeamInvitation, async ({ body, language, request, reply }) =>
    ctx.answerNew(request, reply, await joinTeam(ctx, { ...body, language }, originOf(request))),
  );
}
