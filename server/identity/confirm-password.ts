import type { AuditAction } from '../../core/operations/audit.ts';
import { writeAudit } from '../kit/audit.ts';
import { refuseWith } from '../kit/refused.ts';
import type { IdentityContext } from './context.ts';
import { verifyPassword } from './password-hash.ts';

const tries = { attempts: 10, windowSeconds: 900 };

export interface PasswordProof {
  readonly accountId: number;
  readonly password: string;
  /** The name of the field it was typed into, on the wire. */
  readonly field: string;
  /** What it was asked for, in the audit log. */
  readonly action: AuditAction;
  readonly address: string;
}

/**
 * Asks a signed-in person for the password again, before something an open session alone must not do (S15). Refuses a wrong one, and
 * too many of them; all places that ask share one count.
 */
export async function confirmPassword(ctx: IdentityContext, { accountId, password, field, action, address }: PasswordProof): Promise<void> {
  const key = `password ${accountId}`;
  const wait = await ctx.throttle.hit(ctx.db, key, tries);
  if (wait !== null) refuseWith('identity.too_many_attempts', { params: { minutes: Math.ceil(wait / 60) }, retryAfterSeconds: wait });
  const account = await ctx.db.selectFrom('account').select('password_hash').where('id', '=', accountId).executeTakeFirstOrThrow();
  if (!(await verifyPassword(password, account.password_hash, key)).isRight) {
    await writeAudit(ctx.db, { action, accountId, address, result: 'refused', detail: { code: 'identity.password_wrong' } });
    refuseWith('identity.password_wrong', { field });
  }
  await ctx.throttle.clear(ctx.db, key);
}
