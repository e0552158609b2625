// Giving the second factor: at sign-in, and in a session before money moves (decision 0162).
import { isFresh, readCode } from '../../../core/identity/second-factor.ts';
import { writeAudit } from '../../kit/audit.ts';
import { inTransaction } from '../../kit/database.ts';
import { refuseWith } from '../../kit/refused.ts';
import type { Session } from '../../kit/session.ts';
import type { IdentityContext } from '../context.ts';
import { assertSecondFactor } from '../second-factor.ts';
import { emailRecovery } from './emails.ts';
import { cancelRemoval } from './removal.ts';
import { factorsOf, givenAt, hasFactor, markGiven, useRecoveryCode } from './store.ts';

const limits = [
  ['factor', { attempts: 10, windowSeconds: 900 }],
  ['factor day', { attempts: 50, windowSeconds: 86_400 }],
] as const;

/** Who tries a code, and from where: a device that is known and an open session have counts of their own. */
interface Try {
  readonly accountId: number;
  readonly code: string;
  readonly from: string;
  readonly address: string;
}

/** Counts a try before it is looked at: at once, on all processes, no more are looked at than the limit. Answers what forgets them. */
export async function countTry({ throttle, db }: IdentityContext, { accountId, from }: Pick<Try, 'accountId' | 'from'>) {
  const keys = limits.map(([name, limit]) => ({ key: `${name} ${accountId} ${from}`, limit }));
  for (const { key, limit } of keys) {
    const wait = await throttle.hit(db, key, limit);
    if (wait !== null) refuseWith('identity.too_many_attempts', { params: { minutes: Math.ceil(wait / 60) }, retryAfterSeconds: wait });
  }
  return async (): Promise<void> => {
    for (const { key } of keys) await throttle.clear(db, key);
  };
}

/** Whether a code is right: one of the app that was not used before, or a recovery code, which is used up. */
export async function acceptCode(ctx: IdentityContext, tried: Try): Promise<boolean> {
  const forget = await countTry(ctx, tried);
  const read = readCode(tried.code);
  if (read === null) return false;
  const { accountId } = tried;
  const isRight = read.kind === 'app' ? await assertSecondFactor(ctx, accountId, read.code) : await takeRecoveryCode(ctx, tried, read.code);
  if (!isRight) return false;
  await forget();
  await cancelRemoval(ctx.db, accountId);
  return true;
}

const takeRecoveryCode = (ctx: IdentityContext, { accountId, address }: Try, code: string): Promise<boolean> =>
  inTransaction(ctx.db, async (tx) => {
    const left = await useRecoveryCode(tx, accountId, code, new Date(ctx.clock.now()));
    if (left === null) return false;
    await emailRecovery(tx, ctx, accountId, left);
    await writeAudit(tx, { action: 'recovery-code-used', accountId, address, result: 'done' });
    return true;
  });

/** A session gives the factor; refuses a wrong one. */
export async function giveFactor(ctx: IdentityContext, session: Session, code: string, address: string): Promise<void> {
  const { accountId, id } = session;
  if (!(await acceptCode(ctx, { accountId, code, from: 'session', address }))) {
    await writeAudit(ctx.db, {
      action: 'second-factor-given',
      accountId,
      address,
      result: 'refused',
      detail: { code: 'identity.code_wrong' },
    });
    refuseWith('identity.code_wrong', { field: 'code' });
  }
  await inTransaction(ctx.db, async (tx) => {
    await markGiven(tx, id, new Date(ctx.clock.now()));
    await writeAudit(tx, { action: 'second-factor-given', accountId, address, subject: `session:${id}`, result: 'done' });
  });
}

/** Refuses a session whose account has a factor that it did not give within the last ten minutes; one without a factor where one is asked for. */
export async function assertFactor(
  { db, clock, config }: IdentityContext,
  { id, accountId }: Session,
  isRequired: () => Promise<boolean>,
): Promise<void> {
  if (!hasFactor(await factorsOf(db, accountId))) {
    if (await isRequired()) refuseWith('identity.factor_missing');
    return;
  }
  if (!isFresh(await givenAt(db, id), clock.now(), config.secondFactorSeconds * 1_000)) refuseWith('identity.factor_required');
}
