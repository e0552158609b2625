import { normaliseEmail } from '../../core/identity/email.ts';
import { audit } from '../kit/audit.ts';
import { inTransaction } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { networkOf } from './network.ts';
import type { IdentityContext, Origin } from './context.ts';
import { hashPassword, verifyAgainstNobody, verifyPassword } from './password-hash.ts';
import { assertSecondFactor } from './second-factor.ts';
import { startSession, type StartedSession } from './sessions.ts';
import { hashOf } from './secrets.ts';

/** Ten wrong tries in a quarter of an hour, for an account and for an address block each. */
const perAccount = { attempts: 10, windowSeconds: 900 };
const perNetwork = { attempts: 60, windowSeconds: 900 };

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code: string | undefined;
  /** The device this browser was known by at an earlier login, if any. */
  readonly device: string | null;
}

/**
 * Signs in. A wrong address and a wrong password answer alike and take as long. A stranger who fails on purpose cannot lock the owner
 * out: a device that signed in before has its own count.
 */
export async function logIn(
  ctx: IdentityContext,
  credentials: Credentials,
  origin: Origin,
): Promise<StartedSession & { accountId: number }> {
  const email = normaliseEmail(credentials.email);
  const account = await ctx.db
    .selectFrom('account')
    .select(['id', 'type', 'password_hash', 'disabled_at', 'is_demo'])
    .where('email', '=', email)
    .executeTakeFirst();
  const isKnownDevice = account !== undefined && credentials.device !== null && (await knowsDevice(ctx, account.id, credentials.device));
  const accountKey = `login ${email}${isKnownDevice ? ` ${credentials.device}` : ''}`;
  const networkKey = `login ${networkOf(origin.address)}`;
  const wait =
    (await ctx.throttle.peek(ctx.db, accountKey, perAccount)) ??
    (isKnownDevice ? null : await ctx.throttle.peek(ctx.db, networkKey, perNetwork));
  if (wait !== null) refuseWith('identity.too_many_attempts', { params: { minutes: Math.ceil(wait / 60) }, retryAfterSeconds: wait });

  const fail = async (code: 'identity.credentials_wrong' | 'identity.code_wrong'): Promise<never> => {
    await ctx.throttle.hit(ctx.db, accountKey, perAccount);
    await ctx.throttle.hit(ctx.db, networkKey, perNetwork);
    await audit(ctx.db, { action: 'login', accountId: account?.id ?? null, address: origin.address, result: 'refused', detail: { code } });
    return refuseWith(code, code === 'identity.code_wrong' ? { field: 'code' } : {});
  };
  if (!account || account.disabled_at !== null || (account.is_demo && ctx.config.isProduction)) {
    await verifyAgainstNobody(credentials.password);
    return fail('identity.credentials_wrong');
  }
  const { isRight, isOutdated } = await verifyPassword(credentials.password, account.password_hash);
  if (!isRight) return fail('identity.credentials_wrong');
  if (account.type === 'operator') {
    if (!credentials.code) refuseWith('identity.code_required', { field: 'code' });
    if (!(await assertSecondFactor(ctx, account.id, credentials.code))) return fail('identity.code_wrong');
  }
  const rehashed = isOutdated ? await hashPassword(credentials.password) : null;
  return inTransaction(ctx.db, async (tx) => {
    if (rehashed) await tx.updateTable('account').set({ password_hash: rehashed }).where('id', '=', account.id).execute();
    await ctx.throttle.clear(tx, accountKey);
    const session = await startSession(tx, ctx, account.id, origin);
    if (credentials.device !== null)
      await tx
        .insertInto('known_device')
        .values({ account_id: account.id, device_hash: hashOf(credentials.device) })
        .onConflict((c) => c.columns(['account_id', 'device_hash']).doUpdateSet({ seen_at: new Date(ctx.clock.now()) }))
        .execute();
    await audit(tx, { action: 'login', accountId: account.id, address: origin.address, subject: `session:${session.id}`, result: 'done' });
    return { ...session, accountId: account.id };
  });
}

const knowsDevice = async (ctx: IdentityContext, accountId: number, device: string): Promise<boolean> =>
  (await ctx.db
    .selectFrom('known_device')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('device_hash', '=', hashOf(device))
    .executeTakeFirst()) !== undefined;
