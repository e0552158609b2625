import * as contract from '../../../contract/passkeys.ts';
import { passkeyNameMax } from '../../../core/identity/second-factor.ts';
import { writeAudit } from '../../kit/audit.ts';
import { inTransaction } from '../../kit/database.ts';
import { Refused, refuseWith } from '../../kit/refused.ts';
import type { Service } from '../../kit/serve.ts';
import type { IdentityContext } from '../context.ts';
import { deviceOf } from '../device-cookie.ts';
import { checkDisplayName } from '../display-name.ts';
import { logInByPasskey } from '../log-in.ts';
import type { AnswerNew } from '../present.ts';
import { originOf } from '../sessions.ts';
import { addPasskey, removePasskey, startAdding, startUsing, verifiedUse } from './passkeys.ts';
import { writeName } from './passkey-store.ts';
import { relyingPartyOf } from './relying-party.ts';
import { cancelRemoval } from './removal.ts';
import { vendorOf } from './routes.ts';
import { markGiven } from './store.ts';

/** Binds the calls of passkeys. */
export function bindPasskeys(service: Service, ctx: IdentityContext, welcome: AnswerNew): void {
  bindOwnPasskeys(service, ctx);
  bindUse(service, ctx, welcome);
}

/** What someone does with their own. */
function bindOwnPasskeys({ serve }: Service, ctx: IdentityContext): void {
  serve(contract.passkeyOptions, async ({ session, body, request }) => {
    vendorOf(session);
    return { data: { ...(await startAdding(ctx, session, relyingPartyOf(ctx, request), body.password, request.ip)) } };
  });
  serve(contract.addPasskey, async ({ session, body, request }) => {
    vendorOf(session);
    return { data: { recovery_codes: await addPasskey(ctx, session, relyingPartyOf(ctx, request), body, request.ip) } };
  });
  serve(contract.renamePasskey, async ({ session, params, body }) => {
    const name = checkDisplayName(body.name, passkeyNameMax);
    if (!name.ok) throw new Refused(name.refusals);
    if (!(await writeName(ctx.db, session.accountId, params.id, name.value))) refuseWith('request.not_found');
  });
  serve(contract.removePasskey, ({ session, params, request }) => removePasskey(ctx, session, params.id, request.ip));
}

/** Signing in with one, and giving the factor where money moves. */
function bindUse({ serve }: Service, ctx: IdentityContext, welcome: AnswerNew): void {
  serve(contract.loginPasskeyOptions, async ({ request }) => ({
    data: { ...(await startUsing(ctx, relyingPartyOf(ctx, request), 'sign_in', null)) },
  }));
  serve(contract.loginByPasskey, async ({ body, language, request, reply }) => {
    const use = await verifiedUse(ctx, relyingPartyOf(ctx, request), { purpose: 'sign_in', accountId: null }, body.credential);
    const wish = { keepsAccount: body.keep_account ?? false, device: deviceOf(request), language };
    return welcome(request, reply, await logInByPasskey(ctx, use, wish, originOf(request)));
  });
  serve(contract.factorPasskeyOptions, async ({ session, request }) => {
    vendorOf(session);
    return { data: { ...(await startUsing(ctx, relyingPartyOf(ctx, request), 'confirm', session.accountId)) } };
  });
  serve(contract.giveFactorByPasskey, async ({ session, body, request }) => {
    vendorOf(session);
    const { accountId, id } = session;
    const use = await verifiedUse(ctx, relyingPartyOf(ctx, request), { purpose: 'confirm', accountId }, body.credential);
    await inTransaction(ctx.db, async (tx) => {
      if (!(await use.count(tx))) refuseWith('identity.passkey_refused');
      await markGiven(tx, id, new Date(ctx.clock.now()));
      await cancelRemoval(tx, accountId);
      const action = 'second-factor-given';
      await writeAudit(tx, { action, accountId, address: request.ip, subject: `session:${id}`, result: 'done' });
    });
  });
}
