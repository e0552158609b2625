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
import { acceptCode } from './factors/give.ts';
import type { VerifiedUse } from './factors/passkeys.ts';
import { cancelRemoval, removeIfDue, startRemoval } from './factors/removal.ts';
import { factorsOf, hasFactor, markGiven } from './factors/store.ts';
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

type Account = { readonly id: number; readonly type: 'vendor' | 'user' | 'operator'; readonly password_hash: string };

const accounts = ({ db }: IdentityContext) => db.selectFrom('account').select(['id', 'type', 'password_hash', 'disabled_at', 'is_demo']);
/** Closed accounts sign in nowhere, those of the demo world not where the product is run for real. */
const mayLogIn = ({ config }: IdentityContext, account: { readonly disabled_at: Date | null; readonly is_demo: boolean }): boolean =>
  account.disabled_at === null && !(account.is_demo && config.isProduction);

/** What was counted for a login. */
interface Counted {
  readonly account: string;
  /** Null for a device that signed in before: only its own count holds. */
  readonly network: string | null;
}
interface Checked {
  readonly account: Account;
  readonly counted: Counted;
  readonly rehashed: string | null;
}
type Tried = Pick<Credentials, 'email' | 'password' | 'device'>;

/** What was counted turned out to be no guess: the password was right, and something else is asked for. */
async function undoCounts({ throttle, db }: IdentityContext, { account, network }: Counted): Promise<void> {
  await throttle.undo(db, account, perAccount);
  if (network !== null) await throttle.undo(db, network, perNetwork);
}

async function fail(
  { db }: IdentityContext,
  accountId: number | null,
  { address }: Origin,
  code: 'identity.credentials_wrong' | 'identity.code_wrong',
): Promise<never> {
  await writeAudit(db, { action: 'login', accountId, address, result: 'refused', detail: { code } });
  return refuseWith(code, code === 'identity.code_wrong' ? { field: 'code' } : {});
}

/**
 * Counts a try and looks at its password. A wrong address and a wrong password answer alike and take as long. A stranger who fails on purpose
 * cannot lock the owner out: a device that signed in before has its own count.
 */
async function checkPassword(ctx: IdentityContext, { email: typed, password, device }: Tried, origin: Origin): Promise<Checked> {
  const email = normaliseEmail(typed);
  const account = await accounts(ctx).where('email', '=', email).where('email_confirmed_at', 'is not', null).executeTakeFirst();
  const isKnownDevice = account !== undefined && device !== null && (await knowsDevice(ctx, account.id, device));
  const accountKey = `login ${email}${isKnownDevice ? ` ${device}` : ''}`;
  // What is typed as an address is never the key of a network.
  const networkKey = `logins from ${networkOf(origin.address)}`;
  // Counted before it is looked at, withdrawn when it was right: what comes at once does not slip by together (S65). The network comes first:
  // one that has used up its own tries uses up nobody else's.
  const wait =
    (isKnownDevice ? null : await ctx.throttle.hit(ctx.db, networkKey, perNetwork)) ??
    (await ctx.throttle.hit(ctx.db, accountKey, perAccount));
  if (wait !== null) refuseWith('identity.too_many_attempts', { params: { minutes: Math.ceil(wait / 60) }, retryAfterSeconds: wait });
  if (!account || !mayLogIn(ctx, account)) {
    await verifyAgainstNobody(password, networkKey);
    return fail(ctx, account?.id ?? null, origin, 'identity.credentials_wrong');
  }
  const { isRight, isOutdated } = await verifyPassword(password, account.password_hash, networkKey);
  if (!isRight) return fail(ctx, account.id, origin, 'identity.credentials_wrong');
  const rehashed = isOutdated ? await hashPassword(password, networkKey) : null;
  return { account, counted: { account: accountKey, network: isKnownDevice ? null : networkKey }, rehashed };
}

/** Signs in: the password, then the second factor of an account that has one. */
export async function logIn(
  ctx: IdentityContext,
  credentials: Credentials,
  origin: Origin,
): Promise<StartedSession & { accountId: number }> {
  const checked = await checkPassword(ctx, credentials, origin);
  const { account, counted } = checked;
  const leavesAt = await leavingAt(ctx.db, account.id);
  if (leavesAt !== null && !credentials.keepsAccount) {
    // The password was right: it is asked whether the account shall stay.
    await undoCounts(ctx, counted);
    return refuseWith('identity.account_leaving', { params: { day: date(leavesAt.getTime(), credentials.language) } });
  }
  const hasGivenFactor = await assertFactorOf(ctx, checked, credentials, origin);
  const begun = await begin(ctx, { ...checked, leavesAt, hasGivenFactor, device: credentials.device }, origin);
  if (begun !== null) return begun;
  await commitSoFar();
  return logIn(ctx, credentials, origin);
}

/** Asks an account that has a second factor for it. Answers whether it was given; false: the account has none. */
async function assertFactorOf(
  ctx: IdentityContext,
  { account, counted }: Checked,
  { code, device }: Credentials,
  origin: Origin,
): Promise<boolean> {
  const { id } = account;
  const { address } = origin;
  const factors = await factorsOf(ctx.db, id);
  const isOperator = account.type === 'operator';
  if (!isOperator && !hasFactor(factors)) return false;
  if (code !== undefined && code !== '') {
    // One that is right keeps the factor, also when the wait for its removal is over.
    const from = counted.network === null && device !== null ? device : 'login';
    return (await acceptCode(ctx, { accountId: id, code, from, address })) || fail(ctx, id, origin, 'identity.code_wrong');
  }
  if (!isOperator && (await removeIfDue(ctx, id, address))) return false;
  // The password was right and no code was tried: the form asks for it now.
  await undoCounts(ctx, counted);
  return refuseWith(isOperator || factors.codesSince !== null ? 'identity.code_required' : 'identity.passkey_required', { field: 'code' });
}

/** Signs in by a passkey that was verified: it is the password and the second factor in one. */
export async function logInByPasskey(
  ctx: IdentityContext,
  { accountId, count }: VerifiedUse,
  { keepsAccount, device, language }: Pick<Credentials, 'keepsAccount' | 'device' | 'language'>,
  origin: Origin,
): Promise<StartedSession & { accountId: number }> {
  const account = await accounts(ctx).where('id', '=', accountId).executeTakeFirst();
  if (!account || !mayLogIn(ctx, account)) return refuseWith('identity.passkey_refused');
  const leavesAt = await leavingAt(ctx.db, accountId);
  if (leavesAt !== null && !keepsAccount)
    return refuseWith('identity.account_leaving', { params: { day: date(leavesAt.getTime(), language) } });
  const begun = await begin(
    ctx,
    { account, counted: null, rehashed: null, leavesAt, hasGivenFactor: true, device, countUse: count },
    origin,
  );
  if (begun === null) return refuseWith('identity.passkey_refused');
  await cancelRemoval(ctx.db, accountId);
  return begun;
}

/** Someone with the right password lost every way to give the second factor: the wait for its removal starts. Answers when it is over. */
export async function askForRemoval(ctx: IdentityContext, tried: Tried, origin: Origin): Promise<Date> {
  const { account, counted } = await checkPassword(ctx, tried, origin);
  await undoCounts(ctx, counted);
  if (account.type !== 'vendor') return refuseWith('request.not_found');
  return startRemoval(ctx, account.id, origin.address);
}

interface Proven extends Omit<Checked, 'counted'> {
  /** Null: nothing was guessed at. */
  readonly counted: Counted | null;
  readonly leavesAt: Date | null;
  /** Counts the use of a passkey; false when it was removed meanwhile. */
  readonly countUse?: VerifiedUse['count'];
  /** False: the account had no second factor when its password was looked at. */
  readonly hasGivenFactor: boolean;
  readonly device: string | null;
}

/** The session of someone who proved who they are; null when the account has changed since then. */
const begin = (
  ctx: IdentityContext,
  { account, leavesAt, rehashed, counted, hasGivenFactor, device, countUse }: Proven,
  origin: Origin,
): Promise<(StartedSession & { accountId: number }) | null> =>
  inTransaction(ctx.db, async (tx) => {
    if (await hasMovedOn(tx, account, leavesAt)) return null;
    if (countUse !== undefined && !(await countUse(tx))) return null;
    // A factor that was set up meanwhile is asked for.
    if (!hasGivenFactor && hasFactor(await factorsOf(tx, account.id))) return null;
    if (rehashed) await tx.updateTable('account').set({ password_hash: rehashed }).where('id', '=', account.id).execute();
    if (counted !== null) await ctx.throttle.clear(tx, counted.account);
    if (counted !== null && counted.network !== null) await ctx.throttle.undo(tx, counted.network, perNetwork);
    if (leavesAt !== null) await ctx.cancelDeletion(tx, account.id, origin.address);
    const session = await startSession(tx, ctx, account.id, origin);
    if (hasGivenFactor) await markGiven(tx, session.id, new Date(ctx.clock.now()));
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
