import { normaliseEmail } from '../../core/identity/email.ts';
import { date } from '../../texts/format.ts';
import type { Language } from '../../texts/typed.ts';
import { writeAudit } from '../kit/audit.ts';
import { type Connection, inTransaction, type Tx } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { networkOf } from '../kit/network.ts';
import { commitSoFar } from '../kit/unit.ts';
import type { IdentityContext, Origin } from './context.ts';
import { hashPassword, verifyAgainstNobody, verifyPassword } from './password-hash.ts';
import { assertSecondFactor } from './second-factor.ts';
import { startSession, type StartedSession } from './sessions.ts';
import { hashOf } from './secrets.ts';

/** Ten tries in a quarter of an hour for an account, sixty for an address block; one that succeeds does not count. */
const perAccount = { attempts: 10, windowSeconds: 900 };
const perNetwork = { attempts: 60, windowSeconds: 900 };

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code: string | undefined;
  /** The account was to be deleted, and is to stay. */
  readonly keepsAccount: boolean;
  readonly language: Language;
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
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  const isKnownDevice = account !== undefined && credentials.device !== null && (await knowsDevice(ctx, account.id, credentials.device));
  const accountKey = `login ${email}${isKnownDevice ? ` ${credentials.device}` : ''}`;
  const networkKey = `login ${networkOf(origin.address)}`;
  // Counted before it is looked at, withdrawn when it was right: what comes at once does not slip by together (S65).
  const wait =
    (await ctx.throttle.hit(ctx.db, accountKey, perAccount)) ??
    (isKnownDevice ? null : await ctx.throttle.hit(ctx.db, networkKey, perNetwork));
  if (wait !== null) refuseWith('identity.too_many_attempts', { params: { minutes: Math.ceil(wait / 60) }, retryAfterSeconds: wait });

  const fail = async (code: 'identity.credentials_wrong' | 'identity.code_wrong'): Promise<never> => {
    await writeAudit(ctx.db, {
      action: 'login',
      accountId: account?.id ?? null,
      address: origin.address,
      result: 'refused',
      detail: { code },
    });
    return refuseWith(code, code === 'identity.code_wrong' ? { field: 'code' } : {});
  };
  if (!account || account.disabled_at !== null || (account.is_demo && ctx.config.isProduction)) {
    await verifyAgainstNobody(credentials.password, networkKey);
    return fail('identity.credentials_wrong');
  }
  const { isRight, isOutdated } = await verifyPassword(credentials.password, account.password_hash, networkKey);
  if (!isRight) return fail('identity.credentials_wrong');
  const rehashed = isOutdated ? await hashPassword(credentials.password, networkKey) : null;
  if (account.type === 'operator') {
    if (!credentials.code) {
      // The password was right and no code was tried: the form asks for it now.
      await ctx.throttle.undo(ctx.db, accountKey, perAccount);
      if (!isKnownDevice) await ctx.throttle.undo(ctx.db, networkKey, perNetwork);
      refuseWith('identity.code_required', { field: 'code' });
    }
    if (!(await assertSecondFactor(ctx, account.id, credentials.code))) return fail('identity.code_wrong');
  }
  const leavesAt = await leavingAt(ctx.db, account.id);
  if (leavesAt !== null && !credentials.keepsAccount) {
    // The password was right: it is asked whether the account shall stay.
    await ctx.throttle.undo(ctx.db, accountKey, perAccount);
    if (!isKnownDevice) await ctx.throttle.undo(ctx.db, networkKey, perNetwork);
    return refuseWith('identity.account_leaving', { params: { day: date(leavesAt.getTime(), credentials.language) } });
  }
  const keys = { account: accountKey, network: isKnownDevice ? null : networkKey };
  const begun = await begin(ctx, { account, leavesAt, rehashed, keys, device: credentials.device }, origin);
  if (begun !== null) return begun;
  await commitSoFar();
  return logIn(ctx, credentials, origin);
}

interface Proven {
  readonly account: { readonly id: number; readonly password_hash: string };
  readonly leavesAt: Date | null;
  readonly rehashed: string | null;
  /** Of what was counted. */
  readonly keys: { readonly account: string; readonly network: string | null };
  readonly device: string | null;
}

/** The session of someone who proved who they are; null when the account has changed since then. */
const begin = (
  ctx: IdentityContext,
  { account, leavesAt, rehashed, keys, device }: Proven,
  origin: Origin,
): Promise<(StartedSession & { accountId: number }) | null> =>
  inTransaction(ctx.db, async (tx) => {
    if (await hasMovedOn(tx, account, leavesAt)) return null;
    if (rehashed) await tx.updateTable('account').set({ password_hash: rehashed }).where('id', '=', account.id).execute();
    await ctx.throttle.clear(tx, keys.account);
    if (keys.network !== null) await ctx.throttle.undo(tx, keys.network, perNetwork);
    if (leavesAt !== null) await ctx.cancelDeletion(tx, account.id, origin.address);
    const session = await startSession(tx, ctx, account.id, origin);
    if (device !== null)
      await tx
        .insertInto('known_device')
        .values({ account_id: account.id, device_hash: hashOf(device) })
        .onConflict((c) => c.columns(['account_id', 'device_hash']).doUpdateSet({ seen_at: new Date(ctx.clock.now()) }))
        .execute();
    await writeAudit(tx, {
      action: 'login',
      accountId: account.id,
      address: origin.address,
      subject: `session:${session.id}`,
      result: 'done',
    });
    return { ...session, accountId: account.id };
  });

/**
 * Whether an account got another password, was closed, or asked to be deleted or kept while this password was looked at. All of these lock the
 * account's row, and end the sessions they find: one that starts behind them would stay.
 */
async function hasMovedOn(
  tx: Tx,
  account: { readonly id: number; readonly password_hash: string },
  leavesAt: Date | null,
): Promise<boolean> {
  const row = await tx
    .selectFrom('account')
    .select(['password_hash', 'disabled_at'])
    .where('id', '=', account.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row?.password_hash !== account.password_hash || row.disabled_at !== null) return true;
  return (await leavingAt(tx, account.id))?.getTime() !== leavesAt?.getTime();
}

/** From when on an account is erased that was to be deleted; null while it is not. */
const leavingAt = async (db: Connection, accountId: number): Promise<Date | null> =>
  (
    await db
      .selectFrom('account_deletion')
      .select('erase_at')
      .where('account_id', '=', accountId)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
  )?.erase_at ?? null;

const knowsDevice = async (ctx: IdentityContext, accountId: number, device: string): Promise<boolean> =>
  (await ctx.db
    .selectFrom('known_device')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('device_hash', '=', hashOf(device))
    .executeTakeFirst()) !== undefined;
