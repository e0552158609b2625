import * as contract from '../../../contract/second-factor.ts';
import { may } from '../../../core/team/roles.ts';
import { refuseWith } from '../../kit/refused.ts';
import type { Service } from '../../kit/serve.ts';
import type { Session } from '../../kit/session.ts';
import type { IdentityContext } from '../context.ts';
import { askForRemoval } from '../log-in.ts';
import { deviceOf } from '../device-cookie.ts';
import { originOf } from '../sessions.ts';
import { confirmCodes, renewRecoveryCodes, setUpCodes, turnOffCodes } from './codes.ts';
import { passkeysOf } from './passkey-store.ts';
import { presentPasskey } from './passkeys.ts';
import { giveFactor } from './give.ts';
import { dueAt, keepFactor } from './removal.ts';
import { factorsOf, hasFactor } from './store.ts';

/** Whether the business of a session asks the people who may move its money for a second factor. */
export type RequiresFactor = (session: Session) => Promise<boolean>;

/** Someone who works for a vendor: nobody else has one that they set up here. */
export function vendorOf(session: Session): NonNullable<Session['vendor']> {
  return session.vendor ?? refuseWith('request.not_found');
}

/** Binds the calls of second factors. */
export function bindFactors({ serve }: Service, ctx: IdentityContext, requiresFactor: RequiresFactor): void {
  serve(contract.secondFactor, async ({ session }) => {
    const { role } = vendorOf(session);
    const factors = await factorsOf(ctx.db, session.accountId);
    const movesMoney = may(role, 'payouts');
    return {
      data: {
        has_factor: hasFactor(factors),
        codes_since: factors.codesSince?.toISOString() ?? null,
        recovery_codes_left: factors.recoveryLeft,
        passkeys: (await passkeysOf(ctx.db, session.accountId)).map(presentPasskey),
        removed_at: (await dueAt(ctx.db, session.accountId))?.toISOString() ?? null,
        moves_money: movesMoney,
        is_required: movesMoney && (await requiresFactor(session)),
      },
    };
  });
  serve(contract.setUpCodes, async ({ session, body, request }) => {
    vendorOf(session);
    return { data: await setUpCodes(ctx, session, body.password, request.ip) };
  });
  serve(contract.confirmCodes, async ({ session, body, request }) => {
    vendorOf(session);
    return { data: { recovery_codes: await confirmCodes(ctx, session, body.code, request.ip) } };
  });
  serve(contract.turnOffCodes, async ({ session, body, request }) => {
    vendorOf(session);
    await turnOffCodes(ctx, session, body, request.ip);
  });
  serve(contract.renewRecoveryCodes, async ({ session, body, request }) => {
    vendorOf(session);
    return { data: { recovery_codes: await renewRecoveryCodes(ctx, session, body.password, request.ip) } };
  });
  serve(contract.giveFactor, async ({ session, body, request }) => {
    vendorOf(session);
    await giveFactor(ctx, session, body.code, request.ip);
  });
  serve(contract.keepFactor, async ({ session, request }) => {
    vendorOf(session);
    await keepFactor(ctx, session.accountId, request.ip);
  });
  serve(contract.askForRemoval, async ({ body, request }) => ({
    data: { due_at: (await askForRemoval(ctx, { ...body, device: deviceOf(request) }, originOf(request))).toISOString() },
  }));
}
