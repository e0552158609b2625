// Codes of an authenticator app: set up, turned off, and the recovery codes beside them (decision 0162).
import { readCode, setupMs } from '../../../core/identity/second-factor.ts';
import { writeAudit } from '../../kit/audit.ts';
import { inTransaction } from '../../kit/database.ts';
import { refuseWith } from '../../kit/refused.ts';
import type { Session } from '../../kit/session.ts';
import { confirmPassword } from '../confirm-password.ts';
import type { IdentityContext } from '../context.ts';
import { lockAccount } from '../member-accounts.ts';
import { newTotpSecret, storeSetup, takeSetup, totpAddress } from '../second-factor.ts';
import { endSessions } from '../sessions.ts';
import { emailFactor } from './emails.ts';
import { acceptCode, assertFactor, countTry } from './give.ts';
import { factorsOf, hasFactor, makeRecoveryCodes, markGiven, removeCodes } from './store.ts';

/** Of a factor nobody asks a second time here. */
const neverRequired = async (): Promise<boolean> => false;

/** Makes a secret, after the password was asked again; it counts once a code of it was given. */
export async function setUpCodes(ctx: IdentityContext, session: Session, password: string, address: string) {
  const { accountId, email } = session;
  await assertFactor(ctx, session, neverRequired);
  if ((await factorsOf(ctx.db, accountId)).codesSince !== null) refuseWith('identity.factor_already_set');
  await confirmPassword(ctx, { accountId, password, field: 'password', action: 'second-factor-set', address });
  const secret = newTotpSecret();
  const expiresAt = new Date(ctx.clock.now() + setupMs);
  await inTransaction(ctx.db, (tx) => storeSetup(tx, ctx, accountId, { secret, expiresAt }));
  return { secret, address: totpAddress(email, secret), expires_at: expiresAt.toISOString() };
}

/** Turns codes on. Other sessions end: they were started without. Answers the recovery codes. */
export async function confirmCodes(ctx: IdentityContext, session: Session, typed: string, address: string): Promise<string[]> {
  const { accountId } = session;
  const forget = await countTry(ctx, { accountId, from: 'session' });
  const code = readCode(typed)?.code ?? '';
  const codes = await inTransaction(ctx.db, async (tx) => {
    await lockAccount(tx, accountId);
    if ((await factorsOf(tx, accountId)).codesSince !== null) refuseWith('identity.factor_already_set');
    const refusal = await takeSetup(tx, ctx, accountId, code);
    if (refusal !== null) refuseWith(refusal, refusal === 'identity.code_wrong' ? { field: 'code' } : {});
    await markGiven(tx, session.id, new Date(ctx.clock.now()));
    await endSessions(tx, ctx, accountId, { exceptId: session.id });
    await emailFactor(tx, ctx, accountId, 'factor_added');
    await writeAudit(tx, { action: 'second-factor-set', accountId, address, result: 'done' });
    return makeRecoveryCodes(tx, accountId);
  });
  await forget();
  return codes;
}

/** Turns codes off, by the password and a code. */
export async function turnOffCodes(
  ctx: IdentityContext,
  { accountId }: Session,
  { password, code }: { readonly password: string; readonly code: string },
  address: string,
): Promise<void> {
  if ((await factorsOf(ctx.db, accountId)).codesSince === null) refuseWith('request.not_found');
  const action = 'second-factor-removed';
  await confirmPassword(ctx, { accountId, password, field: 'password', action, address });
  if (!(await acceptCode(ctx, { accountId, code, from: 'session', address }))) {
    await writeAudit(ctx.db, { action, accountId, address, result: 'refused', detail: { code: 'identity.code_wrong' } });
    refuseWith('identity.code_wrong', { field: 'code' });
  }
  await inTransaction(ctx.db, async (tx) => {
    await lockAccount(tx, accountId);
    await removeCodes(tx, accountId);
    await emailFactor(tx, ctx, accountId, 'factor_removed');
    await writeAudit(tx, { action, accountId, address, result: 'done' });
  });
}

/** New recovery codes, by the password and a factor that was given within ten minutes. */
export async function renewRecoveryCodes(ctx: IdentityContext, session: Session, password: string, address: string): Promise<string[]> {
  const { accountId } = session;
  if (!hasFactor(await factorsOf(ctx.db, accountId))) refuseWith('request.not_found');
  await assertFactor(ctx, session, neverRequired);
  await confirmPassword(ctx, { accountId, password, field: 'password', action: 'recovery-codes-renewed', address });
  return inTransaction(ctx.db, async (tx) => {
    await lockAccount(tx, accountId);
    await emailFactor(tx, ctx, accountId, 'recovery_renewed');
    await writeAudit(tx, { action: 'recovery-codes-renewed', accountId, address, result: 'done' });
    return makeRecoveryCodes(tx, accountId);
  });
}
