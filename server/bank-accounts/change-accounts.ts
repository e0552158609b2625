import { afterChange } from '../../core/bank-accounts/code.ts';
import { checkMakePrimary, checkRemoval, heirOf } from '../../core/bank-accounts/primary.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { codeOf, saveCodeState } from './code-store.ts';
import type { Actor, BankAccountContext } from './context.ts';
import { emailVendor } from './emails.ts';
import { openNumber } from './number-ciphertext.ts';
import { accountsOf, findAccount, lockVendor, markRemoved, movePrimary, type StoredAccount } from './store.ts';

type Action = 'make-bank-account-primary' | 'remove-bank-account' | 'reveal-bank-account';
const looks = { attempts: 30, windowSeconds: 3_600 };

const note = (tx: Tx, action: Action, actor: Actor, id: string): Promise<void> =>
  writeAudit(tx, { action, accountId: actor.accountId, address: actor.address, subject: `bank_account:${id}`, result: 'done' });

/** Makes a verified account the one that money goes to, after the password was asked again. The one that is so already stays. */
export async function makePrimary(ctx: BankAccountContext, actor: Actor, id: string, password: string): Promise<StoredAccount> {
  const action = 'make-bank-account-primary';
  await ctx.confirmPassword({ accountId: actor.accountId, password, field: 'password', action, address: actor.address });
  return inTransaction(ctx.db, async (tx) => {
    await lockVendor(tx, actor.vendorId);
    const account = (await findAccount(tx, actor.vendorId, id)) ?? refuseWith('request.not_found');
    const allowed = checkMakePrimary(account);
    if (!allowed.ok) throw new Refused(allowed.refusals);
    if (account.isPrimary) return account;
    await movePrimary(tx, actor.vendorId, id);
    await note(tx, action, actor, id);
    await emailVendor(tx, ctx, 'primary', account);
    return { ...account, isPrimary: true };
  });
}

/** Removes an account, after the password was asked again; its code goes with it, and another account inherits being primary. */
export async function removeAccount(ctx: BankAccountContext, actor: Actor, id: string, password: string): Promise<void> {
  const action = 'remove-bank-account';
  await ctx.confirmPassword({ accountId: actor.accountId, password, field: 'password', action, address: actor.address });
  await inTransaction(ctx.db, async (tx) => {
    await lockVendor(tx, actor.vendorId);
    const all = await accountsOf(tx, actor.vendorId);
    const account = all.find((one) => one.id === id) ?? refuseWith('request.not_found');
    const allowed = checkRemoval(account, all, account.isVerified && (await ctx.isHeld(tx, actor.vendorId)));
    if (!allowed.ok) throw new Refused(allowed.refusals);
    await markRemoved(tx, id, ctx.clock.now());
    const heir = account.isPrimary ? heirOf(all.filter((one) => one.id !== id)) : null;
    if (heir !== null) await movePrimary(tx, actor.vendorId, heir);
    const code = await codeOf(tx, actor.vendorId);
    if (code?.bankAccountId === id) await saveCodeState(tx, actor.vendorId, afterChange(code));
    await note(tx, action, actor, id);
    await emailVendor(tx, ctx, 'removed', account);
  });
}

/** The whole number, once looked at, once written down (S49). */
export async function revealNumber(ctx: BankAccountContext, actor: Actor, id: string): Promise<string> {
  const wait = await ctx.throttle.hit(ctx.db, `reveal bank account ${actor.accountId}`, looks);
  if (wait !== null) refuseWith('request.too_many', { retryAfterSeconds: wait });
  return inTransaction(ctx.db, async (tx) => {
    const account = (await findAccount(tx, actor.vendorId, id)) ?? refuseWith('request.not_found');
    await note(tx, 'reveal-bank-account', actor, id);
    return openNumber(ctx.keys, actor.vendorId, id, account.numberCiphertext);
  });
}
