import * as contract from '../../contract/team.ts';
import { clearSessionCookie, originOf } from '../identity/api.ts';
import type { Service } from '../kit/serve.ts';
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
  serve(contract.inviteMember, async (call) => {
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
    await giveRole(ctx, ownerOf(call), call.params.id, call.body.role);
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
