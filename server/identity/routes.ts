import { randomBytes } from 'node:crypto';
import * as invitations from '../../contract/acquisition.ts';
import * as contract from '../../contract/identity.ts';
import { isForTeam } from './team-events.ts';
import { accountChannel } from '../kit/account-news.ts';
import { openEventStream } from '../kit/live.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import type { Authenticate } from '../kit/session.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction } from '../kit/database.ts';
import { acceptInvitation, readInvitation, renewInvitation } from './invitations.ts';
import { changeName, changePassword, forgotPassword, resetPassword } from './accounts.ts';
import type { IdentityContext } from './context.ts';
import { deviceCookie, deviceOf } from './device-cookie.ts';
import { bindPasskeys } from './factors/routes-passkeys.ts';
import { bindFactors, type RequiresFactor } from './factors/routes.ts';
import { logIn } from './log-in.ts';
import { type AnswerNew, includesOf, presentSession } from './present.ts';
import { publicAccount } from './public-account.ts';
import { openSessionsOf } from './session-list.ts';
import { clearSessionCookie, endSessions, originOf, sessionChannel, setSessionCookie } from './sessions.ts';
import { confirmEmail, signUp, waitingMessage } from './sign-up.ts';
import { utmOf } from '../kit/utm.ts';

/** Anyone who has just signed in is told everything at once. */
const allIncludes = new Set<string>(contract.meIncludes);

/** Binds the calls of accounts, sessions and second factors. */
export function registerIdentity(
  service: Service,
  ctx: IdentityContext,
  authenticate: Authenticate,
  requiresFactor: RequiresFactor,
): AnswerNew {
  /** Reads the session that was just made the way every later request will, and tells who it is. */
  const answerNew: AnswerNew = async (request, reply, started) => {
    request.headers['session-id'] = started.handle;
    request.headers.cookie = `BSID=${started.secret}`;
    const session = await authenticate(request);
    if (!session) return refuseWith('identity.session_required');
    setSessionCookie(reply, ctx, started.secret);
    return presentSession(ctx, session, allIncludes);
  };
  const welcome = welcomeBy(ctx, authenticate, answerNew);
  bindLogin(service, ctx, welcome);
  bindAccount(service, ctx, answerNew);
  bindSessions(service, ctx);
  bindLive(service, ctx, authenticate);
  bindFactors(service, ctx, requiresFactor);
  bindPasskeys(service, ctx, welcome);
  return answerNew;
}

/** Signs someone in at a browser: a login is a new session, and what the browser had before ends with it (S11). */
function welcomeBy(ctx: IdentityContext, authenticate: Authenticate, answerNew: AnswerNew): AnswerNew {
  return async (request, reply, started) => {
    const previous = await authenticate(request).catch(() => null);
    if (previous) await inTransaction(ctx.db, (tx) => endSessions(tx, ctx, previous.accountId, { id: previous.id }));
    return answerNew(request, reply, started);
  };
}

function bindLogin({ serve }: Service, ctx: IdentityContext, welcome: AnswerNew): void {
  serve(contract.login, async ({ body, language, request, reply }) => {
    const origin = originOf(request);
    const known = deviceOf(request);
    const device = known ?? (origin.isBrowser ? randomBytes(16).toString('base64url') : null);
    const started = await logIn(ctx, { ...body, code: body.code, keepsAccount: body.keep_account ?? false, language, device }, origin);
    const answer = await welcome(request, reply, started);
    // Fastify keeps what is there already: this is one cookie more, not another list.
    if (device !== null && known === null) reply.header('set-cookie', deviceCookie(ctx, device));
    return answer;
  });
  serve(contract.logout, async ({ session, request, reply }) => {
    await inTransaction(ctx.db, async (tx) => {
      await endSessions(tx, ctx, session.accountId, { id: session.id });
      await writeAudit(tx, {
        action: 'logout',
        accountId: session.accountId,
        address: request.ip,
        subject: `session:${session.id}`,
        result: 'done',
      });
    });
    clearSessionCookie(reply, ctx);
  });
  serve(contract.me, ({ session, query }) => presentSession(ctx, session, includesOf(query.include)));
}

/** What people do with their accounts: signing up, passwords, invitations, name and language. */
function bindAccount({ serve }: Service, ctx: IdentityContext, answerNew: AnswerNew): void {
  serve(contract.accountByUuid, async ({ params, query }) => {
    includesOf(query.include, ['account']);
    return { account: (await publicAccount(ctx, params.uuid)) ?? refuseWith('request.not_found') };
  });
  serve(contract.signUp, async ({ body, language, request }) => ({
    data: await signUp(ctx, { email: body.email, language, utm: utmOf(request), message: body.first_message }, originOf(request)),
  }));
  serve(contract.signUpMessage, async ({ body }) => ({ data: await waitingMessage(ctx, body.token) }));
  serve(contract.confirmEmail, async ({ body, language, request, reply }) =>
    answerNew(request, reply, await confirmEmail(ctx, { ...body, language }, originOf(request))),
  );
  serve(contract.forgotPassword, async ({ body, language, request }) => ({
    data: await forgotPassword(ctx, body.email, language, originOf(request)),
  }));
  serve(contract.resetPassword, ({ body, request }) => resetPassword(ctx, body.token, body.password, originOf(request)));
  serve(invitations.readInvitation, async ({ body }) => ({ data: await readInvitation(ctx, body.token) }));
  serve(invitations.acceptInvitation, async ({ body, request, reply }) =>
    answerNew(request, reply, await acceptInvitation(ctx, body.token, body.password, originOf(request))),
  );
  serve(invitations.renewInvitation, ({ body }) => renewInvitation(ctx, body.token));
  serve(contract.changePassword, ({ body, session, request }) =>
    changePassword(ctx, session, body.current_password, body.password, originOf(request)),
  );
  serve(contract.changeName, ({ body, session }) => changeName(ctx, session, body.name));
  serve(contract.changeLanguage, async ({ body, session }) => {
    await inTransaction(ctx.db, (tx) =>
      tx.updateTable('account').set({ language: body.language }).where('id', '=', session.accountId).execute(),
    );
  });
}

function bindSessions({ serve }: Service, ctx: IdentityContext): void {
  serve(contract.listSessions, async ({ session }) => {
    const sessions = await openSessionsOf(ctx.db, session.accountId, ctx.clock.now());
    return {
      data: sessions.map(({ startedAt, lastSeenAt, ...rest }) => ({
        ...rest,
        current: rest.id === session.id,
        startedAt: startedAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    };
  });
  serve(contract.endSession, async ({ params, session, request, reply }) => {
    const ended = await inTransaction(ctx.db, async (tx) => {
      const count = await endSessions(tx, ctx, session.accountId, { id: params.id });
      if (count > 0)
        await writeAudit(tx, {
          action: 'end-session',
          accountId: session.accountId,
          address: request.ip,
          subject: `session:${params.id}`,
          result: 'done',
        });
      return count;
    });
    if (ended === 0) refuseWith('request.not_found');
    if (params.id === session.id) clearSessionCookie(reply, ctx);
  });
  serve(contract.endAllSessions, async ({ session, request, reply }) => {
    await inTransaction(ctx.db, async (tx) => {
      await endSessions(tx, ctx, session.accountId);
      await writeAudit(tx, { action: 'end-all-sessions', accountId: session.accountId, address: request.ip, result: 'done' });
    });
    clearSessionCookie(reply, ctx);
  });
}

/** The stream of what happens to an account; it ends with the session. */
function bindLive({ serve }: Service, ctx: IdentityContext, authenticate: Authenticate): void {
  serve(contract.live, async ({ session, request, reply }) => {
    const stream = openEventStream(request, reply, session.accountId, async () => (await authenticate(request)) !== null);
    const send = (payload: string, isFor: (event: contract.LiveEvent) => boolean): void => {
      const event = JSON.parse(payload) as contract.LiveEvent;
      if (isFor(event)) stream.send(event.kind, event);
    };
    const stopEvents = ctx.bus.subscribe(accountChannel(session.accountId), (payload) => send(payload, () => true));
    const { vendor } = session;
    // What happens to a vendor is said to its owner's account; its team hears what each role may see.
    if (vendor !== null && vendor.role !== 'owner')
      stream.onClose(
        ctx.bus.subscribe(accountChannel(vendor.ownerId), (payload) => send(payload, (event) => isForTeam(event, vendor.role))),
      );
    // The word that sessions ended reaches every process at commit; each stream of that account asks again whether it may continue.
    const stopSessions = ctx.bus.subscribe(sessionChannel, (accountId) => {
      if (accountId !== String(session.accountId)) return;
      authenticate(request).then(
        (still) => {
          if (!still) reply.raw.end('event: session_ended\ndata: {}\n\n');
        },
        () => undefined,
      );
    });
    // What was said while no one listened is lost; pages whose stream ends open another and read everything again.
    stream.onClose(ctx.bus.onReconnect(() => reply.raw.end()));
    stream.onClose(stopEvents);
    stream.onClose(stopSessions);
    return reply;
  });
}
